// @vitest-environment node
import { expect, it } from "vitest";
import { changes } from "./motion";
import type { CreatureView, TableView } from "./types";

const piece = (id: string, changed: Partial<CreatureView> = {}) =>
  ({ id, x: 10, y: 10, life: 5, left: 5, away: "", ...changed }) as CreatureView;
const view = (...creatures: CreatureView[]) => ({ creatures }) as unknown as TableView;

it("tells who moved, came, went and was hurt", () => {
  const before = view(piece("c1"), piece("c2"), piece("c3"));
  const after = view(piece("c1", { x: 14 }), piece("c2", { left: 3 }), piece("c4"));
  const { moved, born, gone, hurt } = changes(before, after);
  expect(moved).toEqual(["c1"]);
  expect(born).toEqual(["c4"]);
  expect(gone).toEqual(["c3"]);
  expect([...hurt]).toEqual([["c2", 2]]);
});

it("takes who is away for gone, and who comes back for new", () => {
  expect(changes(view(piece("c1")), view(piece("c1", { away: "banished" }))).gone).toEqual(["c1"]);
  expect(changes(view(piece("c1", { away: "banished" })), view(piece("c1"))).born).toEqual(["c1"]);
});

it("counts no wound where only the maximum changed", () => {
  expect(changes(view(piece("c1")), view(piece("c1", { life: 7, left: 7 }))).hurt.size).toBe(0);
});
