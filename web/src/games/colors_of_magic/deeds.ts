// Which things on the board an option belongs to: those that are clicked to choose it. Their keys are `creature:c3`,
// `marker:m1`, `zone:z2`, `permanent:p4`, `spell:i9` (in the air), `card:<face>` (of a hand), `discard:<face>`,
// `ingredient:<id>`, `goal:<objective>`, `seat:1`, `corner:0`, `place:48,52`, `force:<mage>`.

import { idOf, type Thing } from "../../board/things_desk.svelte";
import type { Option } from "../../lib/wire";
import type { TableView } from "./types";

const LETTERS: Readonly<Record<string, string>> = {
  c: "creature",
  m: "marker",
  z: "zone",
  p: "permanent",
  i: "spell",
};
const KINDS: Readonly<Record<string, string>> = {
  force: "force",
  corner: "corner",
  first: "seat",
  player: "seat",
  go: "place",
  place: "place",
  aim: "place",
  "leave-out": "card",
  servant: "card",
  card: "card",
  graft: "card",
  cheapen: "card",
  duel: "card",
  ingredient: "ingredient",
  collect: "goal",
};

/** Verbs whose subject is a creature, mostly: positions may give those names of their own. */
const OF_CREATURES: ReadonlySet<string> = new Set(["activate", "strike", "shoot", "use", "act", "pick", "bleed"]);

/** What an id of the game names, by its letter: `creature:c3`. */
export function thingOf(id: string): Thing | null {
  const kind = /^[cmzpi]\d+$/.test(id) ? LETTERS[id.charAt(0)] : undefined;
  return kind ? `${kind}:${id}` : null;
}

/** The things an option belongs to, whether or not they can be seen. */
export function thingsOf({ verb, subject, target }: Option): readonly Thing[] {
  if (verb === "cast") return [target === "discard" ? `discard:${subject}` : `card:${subject}`];
  if (verb === "graft" && subject === "none") return [];
  const kind = KINDS[verb];
  const named = OF_CREATURES.has(verb) && subject ? `creature:${subject}` : null;
  const first = kind && subject ? `${kind}:${subject}` : (thingOf(subject) ?? named);
  const second = verb === "ingredient" ? thingOf(target) : null;
  return [first, second].filter((thing) => thing !== null);
}

/** Whether something lies on the board where it can be clicked, as a player of a seat sees it. */
export function isThere(view: TableView, you: number | null, thing: Thing): boolean {
  const id = idOf(thing);
  const player = view.players.find(({ seat }) => seat === you);
  switch (thing.slice(0, thing.indexOf(":"))) {
    case "creature":
      return view.creatures.some((one) => one.id === id);
    case "marker":
      return view.markers.some((one) => one.id === id);
    case "zone":
      return view.zones.some((one) => one.id === id);
    case "permanent":
      return view.permanents.some((one) => one.id === id);
    case "spell":
      return view.spells.some((one) => one.id === id);
    case "card":
      return player?.hand.some((one) => one.card === id) ?? false;
    case "ingredient":
      return player?.ingredients.some((one) => one.ingredient === id && !one.used) ?? false;
    case "goal":
      return view.goals.some((one) => one.objective === id);
    case "seat":
      return view.players.some((one) => String(one.seat) === id);
    case "corner":
    case "place":
    case "force":
      return true;
    default:
      return false;
  }
}
