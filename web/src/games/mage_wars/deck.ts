// Spellbooks in the deck builder: cards drawn as on the board, found by type, school and level.

import "./board.css";
import { withoutMatch } from "../../board/without_match";
import type { DeckParts } from "../../books/contract";
import { t } from "../../lib/words";
import { artOf, SCHOOL_ART } from "./art";
import { SIGNS } from "./art/signs";
import Card from "./Card.svelte";
import { BOTH_EDITIONS, KINDS, printed } from "./catalogue";
import { Desk, GAME, provideDesk } from "./desk.svelte";
import { look } from "./look";
import { kindLine, schoolText, traitName } from "./telling";
import type { TableView } from "./types";
import Zoom from "./Zoom.svelte";

const schoolName = (school: string): string => t(GAME, `school-${school}`);
const kindName = (kind: string): string => t(GAME, `kind-${kind}`);
const levelOf = (card: string): number => printed(card)?.level ?? 0;

/** Card faces are drawn by the board; here they lie on a table without a match. */
const EMPTY: TableView = {
  mode: "standard",
  edition: BOTH_EDITIONS,
  round: 0,
  phase: "",
  initiative: null,
  turn: null,
  arena: { columns: 0, rows: 0 },
  players: [],
  objects: [],
  under_way: [],
};

export default function deck(explain: (rule: string) => void): Partial<DeckParts> {
  const props = withoutMatch(EMPTY, explain);
  const desk = provideDesk(new Desk(() => props));
  return {
    knows: (card) => printed(card) !== null,
    name: (card) => desk.cardName(card),
    about: (card) => [kindLine(desk, card), schoolText(desk, card)],
    words: (card) => {
      const facts = printed(card);
      const traits = (facts?.traits ?? []).map((trait) => traitName(desk, trait) ?? "");
      const words = (facts?.words ?? []).map((word) => t(GAME, `trait-${word}`));
      return [card, desk.cardName(card), kindLine(desk, card), schoolText(desk, card), ...traits, ...words].join(" ");
    },
    facets: [
      {
        name: "kind",
        of: (card) => [printed(card)?.kind ?? "creature"],
        text: kindName,
        order: (one, other) => (KINDS as readonly string[]).indexOf(one) - (KINDS as readonly string[]).indexOf(other),
      },
      { name: "school", of: (card) => (printed(card)?.schools ?? []).map(([school]) => school), text: schoolName },
      {
        name: "level",
        of: (card) => [String(levelOf(card))],
        text: (level) => t(GAME, "books-facet-level-is", { level: Number(level) }),
        order: (one, other) => Number(one) - Number(other),
      },
    ],
    kinds: KINDS,
    kindOf: (card) => printed(card)?.kind ?? "creature",
    kindName,
    order: (one, other) => levelOf(one) - levelOf(other),
    choiceName: (choice, value) => (choice === "mage" ? desk.cardName(value) : schoolName(value)),
    choiceArt: (choice, value) => (choice === "mage" ? artOf(value) : (SCHOOL_ART[value] ?? "")),
    shareName: schoolName,
    shareArt: (school) => SCHOOL_ART[school] ?? "",
    priceArt: SIGNS.book,
    columns: (card) => [schoolText(desk, card), printed(card)?.cost ?? "X"],
    Card,
    Overlay: Zoom,
    look: (card) => look(desk, { card }),
    style: "mw",
    frame: (root) => {
      desk.root = root;
    },
  };
}
