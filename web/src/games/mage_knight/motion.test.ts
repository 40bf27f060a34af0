// What moved between two views: cards stay the same pieces wherever they go, heroes walk, enemies fall.

import { describe, expect, it } from "vitest";
import { momentOf } from "./moments";
import { cardPieces, changesFor } from "./motion";
import type { TableView, TurnView } from "./types";

const table = momentOf("four-players").view.table;
const you = momentOf("four-players").view.seat ?? 0;
const changes = changesFor(you);

function turnOf(seat: number, played: string[]): TurnView {
  const turn = table.turns[0];
  if (!turn) throw new Error("nobody has a turn");
  return { ...turn, seat, played };
}
/** The table with these cards in our hand, so many in our deck, and these played. */
function laid(hand: string[], deck: number, played: string[], seat = you): TableView {
  const heroes = table.heroes.map((hero) => (hero.seat === you ? { ...hero, cards: hand, deck } : hero));
  return { ...table, heroes, turns: [turnOf(seat, played)] };
}

describe("cards", () => {
  it("are the same pieces in hand and once they are played", () => {
    const before = cardPieces(null, 1, ["march", "rage", "march"]);
    const after = cardPieces(turnOf(1, ["march"]), 1, ["rage", "march"]);
    expect(new Set(after.held.concat(after.played))).toEqual(new Set(before.held));
  });

  it("come from the deck when they are drawn, and go to the discard pile", () => {
    const { from, to, gone } = changes(laid(["rage"], 9, ["march"]), laid(["rage", "stamina", "promise"], 7, []));
    expect([...(from ?? [])]).toEqual([
      [`card-${you}-stamina-0`, "deck"],
      [`card-${you}-promise-0`, "deck"],
    ]);
    expect([...(to ?? [])]).toEqual([[`card-${you}-march-0`, "discard"]]);
    expect(gone).toEqual([`card-${you}-march-0`]);
  });

  it("that do not come from the deck appear where they are", () => {
    const { from, born } = changes(laid(["rage"], 9, []), laid(["rage", "wound"], 9, []));
    expect(from?.size).toBe(0);
    expect(born).toEqual([`card-${you}-wound-0`]);
  });

  it("of others come from their sheet and go back there", () => {
    const other = you === 0 ? 1 : 0;
    expect([...(changes(laid([], 9, [], other), laid([], 9, ["rage"], other)).from ?? [])]).toEqual([
      [`card-${other}-rage-0`, `seat-${other}`],
    ]);
    expect([...(changes(laid([], 9, ["rage"], other), laid([], 9, [], other)).to ?? [])]).toEqual([
      [`card-${other}-rage-0`, `seat-${other}`],
    ]);
  });
});

describe("heroes and enemies", () => {
  it("walk only where they stand elsewhere", () => {
    const after = {
      ...table,
      heroes: table.heroes.map((hero) => (hero.seat === 1 ? { ...hero, place: "9,9" } : hero)),
    };
    expect(changes(table, table).moved.filter((piece) => piece.startsWith("hero-"))).toEqual([]);
    expect(changes(table, after).moved).toContain("hero-1");
  });

  it("leave a mark where they fall in combat, and none where the combat ends", () => {
    const fought = momentOf("strike-several").view.table;
    const combat = fought.combat;
    if (!combat) throw new Error("there is no combat");
    const [first, ...rest] = combat.foes;
    const struck = { ...fought, combat: { ...combat, foes: rest } };
    expect(changes(fought, struck).gone).toEqual([first?.id]);
    expect(changes(struck, fought).born).toEqual([first?.id]);
    expect(changes(fought, { ...fought, combat: null }).gone).toEqual([]);
  });
});
