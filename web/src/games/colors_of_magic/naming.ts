// What the subject of an option is called: a card, something on the table, a place, or what is won and used.

import { knows, nameOf, t } from "../../lib/words";
import { parse } from "./places";
import type { TableView } from "./types";

const GAME = "colors_of_magic";
/** What names a thing that is neither card nor creature. */
const KINDS = ["name", "objective", "branch", "ability", "form"];

/** The name of an option's subject, as far as this view may know it; without one, of the option itself. */
export function subjectName(view: unknown, verb: string, subject: string): string {
  if (subject === "") return known(`option-${verb}`) ?? nameOf(GAME, verb);
  if (parse(subject)) return t(GAME, "board-place", { place: subject });
  return thingName(view as TableView, subject) ?? nameOf(GAME, subject);
}

function thingName({ creatures, permanents, spells, zones, markers }: TableView, id: string): string | undefined {
  const zone = zones.find((one) => one.id === id);
  const marker = markers.find((one) => one.id === id);
  const card = [...creatures, ...permanents, ...spells].find((one) => one.id === id)?.card;
  const name = zone ? `zone-${zone.kind}` : marker ? `marker-${marker.kind}` : (card ?? id);
  return KINDS.map((kind) => known(`${kind}-${name}`)).find(Boolean);
}

function known(key: string): string | undefined {
  return knows(GAME, key) ? t(GAME, key) : undefined;
}
