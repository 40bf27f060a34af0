// What moved on the board between one view and the next, read from the two views alone: heroes, cards and enemies.

import type { Changes } from "../../board/motion";
import type { TableView, TurnView } from "./types";

/** The pieces that the cards of a turn and of our hand are. Copies are counted, those in hand first: so a card
 *  that is played stays the same piece, and those left in hand do when it is put away. */
export interface CardPieces {
  readonly played: readonly string[];
  readonly held: readonly string[];
}

export function cardPieces(turn: TurnView | null, you: number | null, hand: readonly string[]): CardPieces {
  const seen = new Map<string, number>();
  const name = (seat: number | null, card: string) => {
    const key = `card-${seat}-${card}`;
    const copy = seen.get(key) ?? 0;
    seen.set(key, copy + 1);
    return `${key}-${copy}`;
  };
  // Of several in hand the first is taken out: what stays is counted from the end.
  const held = hand
    .toReversed()
    .map((card) => name(you, card))
    .toReversed();
  return { held, played: (turn?.played ?? []).map((card) => name(turn?.seat ?? null, card)) };
}

/** What happened on the board, as the player of a seat sees it. */
export function changesFor(you: number | null): (before: TableView, after: TableView) => Changes {
  return (before, after) => {
    const [was, is] = [cardsOf(before, you), cardsOf(after, you)];
    const drew = deckOf(before, you) > deckOf(after, you);
    const from = new Map<string, string>();
    const to = new Map<string, string>();
    for (const piece of is.held) if (!was.all.has(piece) && drew) from.set(piece, "deck");
    for (const piece of is.played) if (!was.all.has(piece) && is.seat !== you) from.set(piece, `seat-${is.seat}`);
    for (const piece of was.all)
      if (!is.all.has(piece)) to.set(piece, piece.startsWith(`card-${you}-`) ? "discard" : `seat-${was.seat}`);
    const [foes, standing] = [foesOf(before), foesOf(after)];
    // With the combat its enemies leave the board, defeated or not.
    const fallen = after.combat ? foes.filter((foe) => !standing.includes(foe)) : [];
    return {
      moved: [
        ...walked(before, after),
        ...[...is.all].filter((piece) => was.all.has(piece)),
        ...standing.filter((foe) => foes.includes(foe)),
      ],
      born: [
        ...[...is.all].filter((piece) => !was.all.has(piece)),
        ...(before.combat ? standing.filter((foe) => !foes.includes(foe)) : []),
      ],
      gone: [...to.keys(), ...fallen],
      hurt: new Map(),
      from,
      to,
      still: true,
    };
  };
}

/** The heroes that stand on another space. */
function walked(before: TableView, after: TableView): string[] {
  return after.heroes
    .filter(({ seat, place }) => before.heroes.some((hero) => hero.seat === seat && hero.place !== place))
    .map(({ seat }) => `hero-${seat}`);
}

interface Cards extends CardPieces {
  readonly seat: number | null;
  readonly all: ReadonlySet<string>;
}

function cardsOf(view: TableView, you: number | null): Cards {
  const turn = view.turns.at(-1) ?? null;
  const pieces = cardPieces(turn, you, view.heroes.find(({ seat }) => seat === you)?.cards ?? []);
  return { ...pieces, seat: turn?.seat ?? null, all: new Set([...pieces.played, ...pieces.held]) };
}

function deckOf(view: TableView, you: number | null): number {
  return view.heroes.find(({ seat }) => seat === you)?.deck ?? 0;
}

function foesOf(view: TableView): string[] {
  return view.combat?.foes.map(({ id }) => id) ?? [];
}
