// What a card says, in words: its kind, its keywords, its lines in a duel.

import type { Sign } from "./art/signs";
import { bodyOf, type Keyword, PRINTED, type SpellCard } from "./catalogue";
import type { Desk } from "./desk.svelte";
import type { KeywordView } from "./types";

/** A value of a creature with its sign. */
export interface Value {
  readonly sign: Sign;
  readonly value: number;
  readonly label: string;
}

/** What kind of card it is, in words. */
export function sortOf(desk: Desk, id: string): string {
  const spell = PRINTED.cards[id];
  if (spell) return desk.say(`cards-type-${spell.type}`);
  if (PRINTED.mages[id]) return desk.say("cards-kind-mage");
  const creature = PRINTED.creatures[id];
  if (creature) return desk.say(`cards-kind-${creature.origin}`);
  const ingredient = PRINTED.ingredients[id];
  if (!ingredient) return "";
  return desk.say(`cards-kind-${ingredient.artifact ? "artifact" : ingredient.once ? "once" : "ingredient"}`);
}

/** The sign of its kind. */
export function signOf(id: string): Sign {
  const spell = PRINTED.cards[id];
  if (spell) return spell.type;
  if (PRINTED.mages[id]) return "flow";
  if (PRINTED.ingredients[id]) return PRINTED.ingredients[id]?.artifact ? "artifact" : "objective";
  return "monster";
}

/** A keyword with its numbers, and with what it is about. */
export function keywordName(desk: Desk, { id, x, y, of }: Keyword | KeywordView): string {
  const name = desk.nameOf(id);
  const numbers = [x, y].filter((number) => number).join("/");
  const full = numbers ? `${name}\u00a0${numbers}` : name;
  return of ? desk.say("cards-keyword-of", { keyword: full, of: ofName(desk, of) }) : full;
}

function ofName(desk: Desk, of: string): string {
  const key = ["element", "type", "cards-gasp"].map((kind) => `${kind}-${of}`).find((one) => desk.knows(one));
  return key ? desk.say(key) : of;
}

/** What a keyword means, with its numbers in place of X and Y. */
export function keywordText(desk: Desk, { id, x, y }: Keyword | KeywordView): string {
  const numbers: Readonly<Record<string, number | undefined>> = { X: x, Y: y };
  return desk.say(`text-${id}`).replace(/\b[XY]\b/g, (letter) => String(numbers[letter] || letter));
}

/** The printed keywords that the text of a card does not name anyway. */
export function unsaidKeywords(desk: Desk, id: string): readonly string[] {
  const text = textOf(desk, id);
  return (bodyOf(id)?.keywords ?? [])
    .filter((keyword) => !text.includes(desk.nameOf(keyword.id)))
    .map((keyword) => keywordName(desk, keyword));
}

/** The printed values of a creature; an attack it does not have is left out. */
export function valuesOf(desk: Desk, id: string): readonly Value[] {
  const body = bodyOf(id);
  return body ? statsOf(desk, body) : [];
}

interface Stats {
  readonly life: number;
  readonly movement: number;
  readonly defense: number;
  readonly melee?: number;
  readonly ranged?: number;
}

export function statsOf(desk: Desk, { life, movement, defense, melee, ranged }: Stats): readonly Value[] {
  const all = { life, movement, defense, melee, ranged };
  return Object.entries(all)
    .filter(([name, value]) => value || !["melee", "ranged"].includes(name))
    .map(([name, value]) => ({ sign: name as Sign, value: value ?? 0, label: desk.say(`stat-${name}`) }));
}

/** What a card does in a duel, besides its initiative. */
export function boostLines(desk: Desk, card: SpellCard): readonly { readonly sign: Sign; readonly text: string }[] {
  const lines: { readonly sign: Sign; readonly text: string }[] = [];
  if (card.winner_damage) lines.push({ sign: "winner", text: desk.say("cards-if-won", { value: card.winner_damage }) });
  if (card.winner) lines.push({ sign: "winner", text: desk.say("cards-if-won-more") });
  if (card.loser_damage) lines.push({ sign: "loser", text: desk.say("cards-if-lost", { value: card.loser_damage }) });
  return lines;
}

/** The smaller facts of a card: range, size, tokens, graft. The range is left out where it stands elsewhere. */
export function factsOf(desk: Desk, id: string, withRange = true): readonly string[] {
  const spell = PRINTED.cards[id];
  const mage = PRINTED.mages[id];
  const body = bodyOf(id);
  const facts: string[] = [];
  if (spell?.range && withRange) facts.push(desk.say("cards-range", { range: spell.range }));
  if (spell?.spends) {
    const [least, most] = spell.spends;
    facts.push(desk.say(least === most ? "cards-spends" : "cards-spends-between", { least, most }));
  }
  if (spell?.graft) facts.push(desk.say("cards-graft"));
  if (mage) facts.push(desk.say("cards-flow", { value: mage.flow }));
  if (mage?.token) {
    facts.push(desk.say("cards-token", { token: desk.nameOf(mage.token), most: mage.most_tokens ?? 0 }));
  }
  if (body && body.size > 1) facts.push(desk.say("cards-size", { size: body.size }));
  if (body?.range) facts.push(desk.say("cards-shoots", { range: body.range }));
  facts.push(...(body?.types ?? []).map((type) => desk.say(`type-${type}`)));
  return facts;
}

/** What the card does, in a sentence or several. */
export function textOf(desk: Desk, id: string): string {
  return desk.knows(`text-${id}`) ? desk.say(`text-${id}`) : "";
}

/** Where the ledger tells of a card. */
export function ruleOf(id: string): string {
  if (PRINTED.mages[id]) return `mage.${id}`;
  if (PRINTED.creatures[id]?.origin === "monster") return `monster.${id}`;
  if (PRINTED.ingredients[id]) return `ingredient.${id}`;
  return PRINTED.cards[id] ? `card.${id}` : "force";
}

/** All a card says, for those who do not see it; `cost`: what it costs now, where that is known. */
export function spoken(desk: Desk, id: string, cost: number | null = null): string {
  const spell = PRINTED.cards[id];
  const price = spell && (cost === null || cost === spell.cost ? "cards-cost" : "cards-cost-now");
  const element = spell?.element ?? PRINTED.mages[id]?.element;
  return [
    desk.nameOf(id),
    sortOf(desk, id),
    element ? desk.say(`element-${element}`) : "",
    price ? desk.say(price, { cost: cost ?? spell.cost, printed: spell.cost }) : "",
    ...factsOf(desk, id),
    ...valuesOf(desk, id).map(({ label, value }) => `${label} ${value}`),
    unsaidKeywords(desk, id).join(", "),
    textOf(desk, id),
    ...(spell ? [desk.say("cards-initiative", { value: spell.initiative })] : []),
    ...(spell ? boostLines(desk, spell).map(({ text }) => text) : []),
  ]
    .map((part) => part.replace(/\.$/, ""))
    .filter(Boolean)
    .join(". ");
}
