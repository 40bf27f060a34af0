// @vitest-environment node
import { describe, expect, it } from "vitest";
import { momentOf } from "./moments";
import { changes } from "./motion";
import type { ObjectView, TableView } from "./types";

function change(view: TableView, id: string, rest: Partial<ObjectView>): TableView {
  return { ...view, objects: view.objects.map((object) => (object.id === id ? { ...object, ...rest } : object)) };
}

describe("changes", () => {
  const view = momentOf("act-crowded").view.table;
  const wolf =
    view.objects.find(({ id, kind, zone }) => kind === "creature" && zone !== "d3" && !id.startsWith("mage-"))?.id ??
    "";

  it("sees nothing between a view and itself", () => {
    expect(changes(view, view)).toEqual({ moved: [], born: [], gone: [], hurt: new Map() });
  });

  it("sees who moved", () => {
    expect(changes(view, change(view, wolf, { zone: "d3" })).moved).toEqual([wolf]);
  });

  it("counts damage and healing", () => {
    const before = change(view, wolf, { damage: 3 });
    expect(changes(before, change(view, wolf, { damage: 7 })).hurt).toEqual(new Map([[wolf, 4]]));
    expect(changes(before, change(view, wolf, { damage: 1 })).hurt).toEqual(new Map([[wolf, -2]]));
  });

  it("sees who came and who is gone", () => {
    const without = { ...view, objects: view.objects.filter((object) => object.id !== wolf) };
    expect(changes(without, view).born).toEqual([wolf]);
    expect(changes(view, without).gone).toEqual([wolf]);
  });

  it("does not count a spell on its way as come", () => {
    const cast = change(view, wolf, { in_play: false, zone: null });
    expect(changes(cast, view).born).toEqual([wolf]);
    expect(changes(cast, cast).born).toEqual([]);
  });
});
