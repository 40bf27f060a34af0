// @vitest-environment node
import { expect, it } from "vitest";
import { fields } from "./schema";

const schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        mages: { enum: ["choose", "deal"], default: "choose" },
        first_seat: { anyOf: [{ type: "integer", minimum: 0, maximum: 5 }, { type: "null" }], default: null },
        rounds: { type: "integer", minimum: 1, maximum: 99, default: 10 },
        hard: { type: "boolean", default: true },
        deck: { type: "array" },
      },
    },
  },
};

it("turns a schema into fields, in order, and leaves out what no form can hold", () => {
  expect(fields(schema, 2).map((field) => [field.name, field.kind, field.initial])).toEqual([
    ["mages", "choice", "choose"],
    ["first_seat", "choice", null],
    ["rounds", "number", 10],
    ["hard", "check", true],
  ]);
});

it("offers only the seats there are, and none", () => {
  const field = fields(schema, 3).find((one) => one.name === "first_seat");
  expect(field?.seat).toBe(true);
  expect(field?.values).toEqual([null, 0, 1, 2]);
});

it("takes a game without options", () => {
  expect(fields({ type: "object", properties: {} }, 2)).toEqual([]);
});
