// What the subject of an option is called: a card, an object on the table, or what an object fights with.

import { knows, nameOf, t } from "../../lib/words";
import type { TableView } from "./types";

const GAME = "mage_wars";
/** Options without a subject, by the message that offers them. */
const BARE: Readonly<Record<string, string>> = { skip: "option-pass-turn" };

export function cardName(slug: string): string {
  const key = [`card-mage-${slug}`, `card-${slug}`].find((known) => knows(GAME, known));
  return key ? t(GAME, key) : nameOf(GAME, slug);
}

/** The name of an option's subject, as far as this view may know it; without one, of the option itself. */
export function subjectName(view: unknown, verb: string, subject: string): string {
  if (subject === "") return knows(GAME, BARE[verb] ?? "") ? t(GAME, BARE[verb] ?? "") : nameOf(GAME, verb);
  const object = (view as TableView).objects.find((one) => one.id === subject);
  if (object) return object.card === null ? t(GAME, "board-face-down") : cardName(object.card);
  const dot = subject.indexOf(".");
  if (dot < 0) return cardName(subject);
  const part = subject.slice(dot + 1);
  const key = [`attack-${part}`, `ability-${part}`, `card-${part}`].find((known) => knows(GAME, known));
  return `${subjectName(view, verb, subject.slice(0, dot))} · ${key ? t(GAME, key) : nameOf(GAME, part)}`;
}
