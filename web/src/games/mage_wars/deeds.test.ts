// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Option } from "../../lib/wire";
import { deedsOf, holderOf, onlyAim, stepsOf } from "./deeds";
import { borderOf, placeOf, step, wayOf, zonesOf } from "./geometry";
import type { AttackView, CastView, ObjectView, TableView } from "./types";

function object(id: string, rest: Partial<ObjectView> = {}): ObjectView {
  const base = { kind: "creature", card: "timber-wolf", hidden: false, owner: 0, controller: 0 } as const;
  return { id, ...base, zone: "a1", border: null, host: null, in_play: true, ...rest };
}

function table(objects: ObjectView[], rest: Partial<TableView> = {}): TableView {
  const base = { mode: "standard", edition: "first", round: 1, phase: "actions", initiative: 0, turn: 0, players: [] };
  return { ...base, arena: { columns: 4, rows: 3 }, objects, under_way: [], ...rest };
}

function option(id: string): Option {
  const [verb = "", subject = "", target = ""] = id.split(":");
  return { id, verb, subject, target, rule: "", key: "", args: {} };
}

describe("deeds", () => {
  const wolf = object("timber-wolf-9");
  const foe = object("mage-1", { controller: 1, zone: "a2" });
  const staff = object("mage-staff-3", { kind: "equipment", host: "mage-0", zone: null });
  const mage = object("mage-0");

  it("gathers the targets of one deed, and keeps others apart", () => {
    const ids = [
      "move:timber-wolf-9:b1",
      "move:timber-wolf-9:a2",
      "attack:timber-wolf-9.bite:mage-1",
      "guard:timber-wolf-9",
    ];
    const deeds = deedsOf(ids.map(option), table([wolf, foe]));
    expect(deeds.map((deed) => deed.key)).toEqual([
      "move:timber-wolf-9",
      "attack:timber-wolf-9.bite",
      "guard:timber-wolf-9",
    ]);
    expect([...(deeds[0]?.aimed.keys() ?? [])]).toEqual(["b1", "a2"]);
    expect(deeds[1]?.aimed.get("mage-1")?.id).toBe("attack:timber-wolf-9.bite:mage-1");
    expect(deeds[2]?.aimed.size).toBe(0);
    expect(deeds.every((deed) => deed.from.includes("timber-wolf-9"))).toBe(true);
  });

  it("begins what equipment does at its bearer, too", () => {
    const [deed] = deedsOf([option("attack:mage-staff-3.staff:mage-1")], table([mage, staff, foe]));
    expect(deed?.from).toEqual(["mage-staff-3", "mage-0"]);
  });

  it("begins a spell at the card in the hand", () => {
    const [deed] = deedsOf([option("cast:fireball:mage-1")], table([mage, foe]));
    expect(deed?.from).toEqual(["hand:fireball"]);
  });

  it("aims a push at the zone that lies there, and offers the way as words", () => {
    const pushed = object("mage-0", { zone: "a1" });
    const [deed] = deedsOf(["push:mage-0:north", "push:mage-0:east"].map(option), table([pushed]));
    expect([...(deed?.aimed.keys() ?? [])]).toEqual(["b1"]);
    expect(deed?.plain.map(({ target }) => target)).toEqual(["north", "east"]);
  });

  it("offers as words what has no place on the board", () => {
    const [deed] = deedsOf([option("choose:wall-of-fire:one"), option("choose:wall-of-fire:b2-c2")], table([]));
    expect(deed?.plain.map(({ target }) => target)).toEqual(["one"]);
    expect([...(deed?.aimed.keys() ?? [])]).toEqual(["b2-c2"]);
  });

  it("leaves the book and the mages to their own rooms", () => {
    expect(deedsOf(["prepare:fireball", "bind:dispel", "mage:wizard"].map(option), table([]))).toEqual([]);
  });

  it("aims at once where there is nothing else to decide", () => {
    const view = table([wolf, foe]);
    const strike = ["attack:timber-wolf-9.bite:mage-1", "pass"].map(option);
    expect(onlyAim(deedsOf(strike, view))?.verb).toBe("attack");
    expect(onlyAim(deedsOf([...strike, option("guard:timber-wolf-9")], view))).toBeNull();
  });

  it("finds the holder of an attack by its name", () => {
    const known = (id: string) => id === "gate-to-hell-5";
    expect(holderOf("gate-to-hell-5.open-the-gate", known)).toBe("gate-to-hell-5");
    expect(holderOf("fireball", known)).toBeNull();
  });

  it("knows every step of attacks and spells", () => {
    const attack = { procedure: "attack" } as AttackView;
    const cast = { procedure: "cast" } as CastView;
    expect(stepsOf({ ...attack, stage: "roll" }).now).toBe(2);
    expect(stepsOf({ ...attack, stage: "" }).now).toBe(7);
    expect(stepsOf({ ...cast, stage: "check" }).now).toBe(1);
    expect(stepsOf({ ...attack, stage: "declare" }).names).toHaveLength(8);
    expect(stepsOf({ ...cast, stage: "choose" })).toEqual({ names: ["cast", "counter", "resolve"], now: 0 });
  });
});

describe("the geometry", () => {
  it("names zones by column and row", () => {
    expect(zonesOf(3, 2).map((zone) => zone.name)).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
    expect(placeOf("d3")).toEqual({ column: 3, row: 2 });
    expect(placeOf("mage-0")).toBeNull();
  });

  it("lays borders between their zones", () => {
    expect(borderOf("a1-b1")).toEqual({ name: "a1-b1", column: 2, row: 1, upright: true });
    expect(borderOf("b2-b3")).toEqual({ name: "b2-b3", column: 3, row: 4, upright: false });
    expect(borderOf("timber-wolf")).toBeNull();
  });

  it("steps in the four directions", () => {
    expect(step("b2", "north")).toBe("b1");
    expect(step("b2", "west")).toBe("a2");
    expect(wayOf("south!")).toBe("south");
    expect(wayOf("b2")).toBeNull();
  });
});
