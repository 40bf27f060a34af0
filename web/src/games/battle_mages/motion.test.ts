// @vitest-environment node
import { describe, expect, it } from "vitest";
import { flights } from "./motion";
import type { HandCard, MageView, TableView } from "./types";

const card = (handle: string, spell: string | null = null): HandCard => ({ handle, spell });

function mage(number: number, hand: HandCard[], rest: Partial<MageView> = {}): MageView {
  const base = {
    school: "fire",
    life: 20,
    starting_life: 20,
    virtual: false,
    rebirth: false,
    hex: "",
    front: null,
  } as const;
  return { mage: number, ...base, hand, ...rest };
}

function table(mages: MageView[], rest: Partial<TableView> = {}): TableView {
  return { mages, active: 0, direction: 1, pile: 50, centre: "shield", played: [], aimed: [], under_way: [], ...rest };
}

describe("flights", () => {
  it("sees nothing move between a view and itself", () => {
    const view = table([mage(0, [card("c1")]), mage(1, [])]);
    expect(flights(view, view)).toEqual([]);
  });

  it("lets a drawn card fly from the pile to the hand", () => {
    const before = table([mage(0, [card("c1", "rage")]), mage(1, [])]);
    const after = table([mage(0, [card("c1", "rage"), card("c2", "heal")]), mage(1, [])], { pile: 49 });
    expect(flights(before, after)).toEqual([{ from: ["pile"], to: ["card-c2", "mage-0"], spell: "heal", delay: 0 }]);
  });

  it("keeps a card face down that we may not know", () => {
    const before = table([mage(0, []), mage(1, [card("c1")])]);
    const after = table([mage(0, []), mage(1, [card("c1"), card("c2")])], { pile: 49 });
    expect(flights(before, after)[0]?.spell).toBeNull();
  });

  it("takes the centre card from the centre, and turns up another", () => {
    const before = table([mage(0, []), mage(1, [])]);
    const after = table([mage(0, [card("c2", "shield")]), mage(1, [])], { pile: 49, centre: "fear" });
    expect(flights(before, after)).toEqual([
      { from: ["centre"], to: ["card-c2", "mage-0"], spell: "shield", delay: 0 },
      { from: ["pile"], to: ["centre"], spell: "fear", delay: 90 },
    ]);
  });

  it("lets a played card fly from the hand it was in", () => {
    const before = table([mage(0, [card("c1", "rage")]), mage(1, [card("c5"), card("c6")])]);
    const after = table([mage(0, [card("c1", "rage")]), mage(1, [card("c6")], { front: "heal" })], {
      played: ["heal"],
    });
    expect(flights(before, after)).toEqual([
      { from: ["card-c5", "mage-1"], to: ["front-1", "played"], spell: "heal", delay: 0 },
    ]);
  });

  it("lets the cards of a fallen mage go to the played ones", () => {
    const before = table([mage(0, [card("c1", "rage")]), mage(1, [card("c5")])]);
    const after = table([mage(0, [card("c1", "rage")]), mage(1, [], { life: 0 })], { played: ["heal"] });
    expect(flights(before, after)[0]).toMatchObject({ from: ["card-c5", "mage-1"], to: ["played"] });
  });

  it("swaps one card between two hands that were mixed", () => {
    const before = table([mage(0, [card("c1", "rage")]), mage(1, [card("c2"), card("c3")])]);
    const after = table([mage(0, [card("c7", "heal")]), mage(1, [card("c8", "rage"), card("c9")])]);
    expect(flights(before, after)).toEqual([
      { from: ["mage-1"], to: ["card-c7", "mage-0"], spell: "heal", delay: 0 },
      { from: ["mage-0"], to: ["card-c8", "mage-1"], spell: "rage", delay: 90 },
    ]);
  });
});
