// Forces in the builder: cards drawn as on the board, by the school or codex they come from.

import "./board.css";
import { withoutMatch } from "../../board/without_match";
import type { DeckParts } from "../../books/contract";
import { artOf, ELEMENT_ART } from "./art";
import Card from "./Card.svelte";
import { elementOf, PRINTED } from "./catalogue";
import { Desk, provideDesk } from "./desk.svelte";
import { look } from "./look";
import { sortOf, spoken, textOf } from "./telling";
import type { TableView } from "./types";
import Zoom from "./Zoom.svelte";

/** Card faces are drawn by the board, and ask for nothing but these. */
const EMPTY = { creatures: [], players: [], permanents: [], goals: [], spells: [] } as unknown as TableView;

export default function deck(explain: (rule: string) => void): Partial<DeckParts> {
  const props = withoutMatch(EMPTY, explain);
  const desk = provideDesk(new Desk(() => props));
  const home = (card: string): string => PRINTED.cards[card]?.home ?? "";
  return {
    knows: (card) => card in PRINTED.cards,
    name: (card) => desk.nameOf(card),
    about: (card) => [card in PRINTED.cards ? spoken(desk, card) : textOf(desk, card)],
    kinds: [...Object.keys(PRINTED.mages), ...Object.keys(PRINTED.schools)],
    kindOf: home,
    kindName: (kind) =>
      PRINTED.mages[kind] ? desk.say("cards-force-codex", { mage: desk.nameOf(kind) }) : desk.nameOf(kind),
    order: (one, other) => (PRINTED.cards[one]?.cost ?? 0) - (PRINTED.cards[other]?.cost ?? 0),
    choiceName: (_choice, value) => desk.nameOf(value),
    choiceArt: (choice, value) => (choice === "mage" ? artOf(value) : (ELEMENT_ART[elementOf(value)] ?? "")),
    shareName: (element) => desk.say(`element-${element}`),
    shareArt: (element) => ELEMENT_ART[element] ?? "",
    columns: (card) => [sortOf(desk, card), PRINTED.cards[card]?.cost ?? "", PRINTED.cards[card]?.initiative ?? ""],
    Card,
    Overlay: Zoom,
    look: (card) => look(desk, card),
    style: "com",
    frame: (root) => {
      desk.root = root;
    },
  };
}
