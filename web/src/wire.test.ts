// @vitest-environment node
// @vitest-environment node
// The generated types are those of the schemas beside them; tests/table/test_wire_schema.py looks after the schemas.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generated, schemas } from "../wire.mjs";

const HINT = "the types of the server have changed: run scripts/wire";

it.each(schemas())("has the types of %s as its schema says", async (name) => {
  const kept = readFileSync(new URL(`./wire/${name}.ts`, import.meta.url), "utf8");
  expect(kept, HINT).toBe(await generated(name));
});
