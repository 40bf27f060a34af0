// What the subject of an option is called: a card, a space, an enemy of the combat, a unit, or what is bought and won.

import { knows, nameOf, t } from "../../lib/words";
import type { TableView } from "./types";

const GAME = "mage_knight";
/** What names a thing that is neither card nor enemy. */
const KINDS = ["name", "reward", "color", "site"];

/** The name of an option's subject, as far as this view may know it; without one, of the option itself. */
export function subjectName(view: unknown, verb: string, subject: string): string {
  const table = view as TableView;
  if (subject === "") return known(`option-${verb}`) ?? nameOf(GAME, verb);
  return subject
    .split("+")
    .map((one) => thingName(table, one) ?? known(`option-${verb}-${one}`) ?? nameOf(GAME, one))
    .join(", ");
}

function thingName({ realm, combat, heroes }: TableView, id: string): string | undefined {
  const space = realm.spaces.find(({ place }) => place === id);
  if (space) return t(GAME, "land-space", { terrain: `@terrain-${space.terrain}`, place: id });
  const foe = combat?.foes.find((one) => one.id === id);
  const unit = heroes.flatMap(({ units }) => units).find((one) => one.id === id);
  const card = foe?.card ?? unit?.card ?? id;
  return KINDS.map((kind) => known(`${kind}-${card}`)).find(Boolean);
}

function known(key: string): string | undefined {
  return knows(GAME, key) ? t(GAME, key) : undefined;
}
