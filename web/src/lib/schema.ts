// A game's options (JSON Schema) as the fields of a form. Knows shapes, not games.

export type Value = string | number | boolean | null;

/** As much of JSON Schema as the options of games use. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string;
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export interface Field {
  readonly name: string;
  readonly kind: "choice" | "check" | "number" | "text";
  /** What can be chosen, for a choice. */
  readonly values: readonly Value[];
  readonly nullable: boolean;
  readonly whole: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly initial: Value;
  /** A number that means a seat, counted from 0 in the schema and from 1 for people. */
  readonly seat: boolean;
}

const FEW = 13;

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace("#/$defs/", "");
  const found = name ? root.$defs?.[name] : undefined;
  return found ? { ...resolve(found, root), ...("default" in schema ? { default: schema.default } : {}) } : schema;
}

/** The fields of an options schema, in its order; what no form can hold is left at its default. */
export function fields(root: JsonSchema, seats: number): Field[] {
  const properties = resolve(root, root).properties ?? {};
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = readField(name, schema, root, seats);
    return field ? [field] : [];
  });
}

function readField(name: string, given: JsonSchema, root: JsonSchema, seats: number): Field | null {
  const outer = resolve(given, root);
  const parts = (outer.anyOf ?? [outer]).map((part) => resolve(part, root));
  const nullable = parts.some((part) => part.type === "null");
  const real = parts.filter((part) => part.type !== "null");
  const schema = real[0];
  if (!schema || real.length !== 1) return null;
  const initial = (outer.default ?? null) as Value;
  const seat = /(^|_)seat$/.test(name) && schema.type === "integer";
  const min = schema.minimum;
  const max = seat ? Math.min(schema.maximum ?? seats - 1, seats - 1) : schema.maximum;
  const base = { name, nullable, min, max, seat, whole: schema.type === "integer" };
  if (schema.enum || schema.const !== undefined) {
    const values = schema.enum ?? [schema.const ?? null];
    const first = values[0] ?? null;
    return {
      ...base,
      kind: "choice",
      values: nullable ? [null, ...values] : values,
      initial: initial ?? (nullable ? null : first),
    };
  }
  if (schema.type === "boolean") return { ...base, kind: "check", values: [], initial: initial ?? false };
  if (schema.type === "integer" && min !== undefined && max !== undefined && max - min < FEW) {
    const values = Array.from({ length: max - min + 1 }, (_, step) => min + step);
    return {
      ...base,
      kind: "choice",
      values: nullable ? [null, ...values] : values,
      initial: initial ?? (nullable ? null : min),
    };
  }
  if (schema.type === "integer" || schema.type === "number")
    return { ...base, kind: "number", values: [], initial: initial ?? min ?? 0 };
  if (schema.type === "string") return { ...base, kind: "text", values: [], initial: initial ?? "" };
  return null;
}
