// Things in words: for screen readers, titles and the large card.

import type { Args } from "../../lib/wire";
import { say } from "../../lib/words";
import { type Attack, printed, type Trait } from "./catalogue";
import type { Desk } from "./desk.svelte";
import type { ObjectView } from "./types";

/** Traits whose text shows the value with its own sign. */
const SIGNED: ReadonlySet<string> = new Set(["channeling", "modifier"]);

/** What everything of its kind has, so that it need not be said. */
const PLAIN: ReadonlySet<string> = new Set(["living", "nonliving", "unmovable", "finite-life", "armor", "life"]);

export function conditionName(desk: Desk, marker: string, count: number): string {
  const key = ["condition", "token", "marker"].map((kind) => `${kind}-${marker}`).find((known) => desk.knows(known));
  const name = key ? desk.say(key) : marker;
  return count > 1 ? `${name} × ${count}` : name;
}

export function traitName(desk: Desk, { name, value = 0, harm }: Trait): string | null {
  const key = harm ? `trait-${name}-${harm}` : `trait-${name}`;
  if (!desk.knows(key)) return null;
  const shown: Args = { value: SIGNED.has(name) && value > 0 ? `+${value}` : value };
  // Where the text has a plus of its own, a loss would read "+-2".
  if (value < 0 && !SIGNED.has(name)) return desk.say(key, { value: 0 }).replace(/\+?0/, `−${-value}`);
  return desk.say(key, shown);
}

/** The traits an object has now, without what all of its kind have. */
export function traitsNow(desk: Desk, object: ObjectView): string[] {
  return (object.traits ?? [])
    .filter((name) => !PLAIN.has(name))
    .flatMap((name) => traitName(desk, { name, value: object.values?.[name] ?? 0 }) ?? []);
}

/** Where an object is. */
export function placeText(desk: Desk, object: ObjectView): string {
  const place = object.zone ?? object.border ?? object.host;
  return place ? desk.thingName(place) : "";
}

/** An object as a screen reader says it. */
export function objectText(desk: Desk, object: ObjectView): string {
  const number = desk.numberOf(object);
  const words = [
    desk.say("board-object", {
      what: desk.objectName(object) + (number > 0 ? ` (${say("like-number", { number })})` : ""),
      mage: desk.seatName(object.controller),
      place: placeText(desk, object),
    }),
  ];
  if (object.life !== undefined) {
    words.push(desk.say("board-life", { left: Math.max(0, object.life - (object.damage ?? 0)), life: object.life }));
  }
  if (object.armor) words.push(desk.say("board-armor", { value: object.armor }));
  if (object.mana) words.push(desk.say("board-mana", { value: object.mana }));
  for (const [marker, count] of Object.entries(object.markers ?? {})) words.push(conditionName(desk, marker, count));
  if (object.guard) words.push(desk.say("board-guards"));
  if (object.quickcast) words.push(desk.say("board-quickcast"));
  if (object.kind === "creature" && object.active !== undefined) {
    words.push(desk.say(object.active ? "board-ready" : "board-acted"));
  }
  words.push(...secretText(desk, object));
  const attached = desk.attached(object.id).map((other) => desk.objectName(other));
  if (attached.length > 0) words.push(desk.say("board-carries", { what: attached.join(", ") }));
  return words.join(". ");
}

/** The spell prepared for it and the spell bound to it: by name if we may know them. */
export function secretText(desk: Desk, object: ObjectView): string[] {
  const named = (key: string, there: boolean | undefined, card: string | null | undefined) => {
    if (!there) return [];
    return [card ? desk.say(`board-${key}`, { spell: desk.cardName(card) }) : desk.say(`board-${key}-secret`)];
  };
  return [
    ...named("assigned", object.has_assigned, object.assigned),
    ...named("bound", object.has_bound, object.bound),
  ];
}

/** From nought to two zones, as the card prints it. */
export function rangeText(range: readonly number[] | undefined): string {
  const [low = 0, high = 0] = range ?? [];
  return low === high ? `${low}` : `${low}–${high}`;
}

/** What a spell is cast at, as a list of words. */
export function targetText(desk: Desk, slug: string): string {
  const target = printed(slug)?.target;
  if (!target) return "";
  const of = (kind: string, names: readonly string[] = []) => names.map((name) => desk.say(`${kind}-${name}`));
  const objects = target.mage ? [desk.say("subtype-mage")] : of("kind", target.kinds);
  const aims = target.aims.flatMap((aim) =>
    aim === "object" && objects.length > 0 ? objects : [desk.say(`board-aim-${aim}`)],
  );
  const asked = (["friendly", "living", "corporeal", "hidden"] as const).flatMap((name) =>
    target[name] === undefined ? [] : [desk.say(`board-${target[name] ? "is" : "not"}-${name}`)],
  );
  return [aims.join(" / "), ...of("subtype", target.subtypes), ...asked].join(" · ");
}

/** An attack bar in a line. */
export function attackText(desk: Desk, attack: Attack): string {
  const extras = (attack.traits ?? []).flatMap((trait) => traitName(desk, trait) ?? []);
  return [
    desk.say(`board-style-${attack.style}`),
    ...(attack.range ? [rangeText(attack.range)] : []),
    ...(attack.harm ? [desk.say(`harm-${attack.harm}`)] : []),
    ...extras,
  ].join(" · ");
}

/** The rows of an attack's effect die. */
export function effectRows(desk: Desk, attack: Attack): string[] {
  return (attack.effects ?? []).map(({ from, to, brings }) => {
    const die = to === undefined ? `${from}+` : from === to ? `${from}` : `${from}–${to}`;
    const names = brings.map((name) =>
      desk.knows(`board-effect-${name}`) ? desk.say(`board-effect-${name}`) : conditionName(desk, name, 1),
    );
    return `${die}${say("colon")} ${names.join(" + ")}`;
  });
}

/** The line under a card's name: its kind and what it is. */
export function kindLine(desk: Desk, slug: string): string {
  const card = printed(slug);
  if (!card) return "";
  const subtypes = (card.subtypes ?? []).filter((name) => !(card.mage && name === "mage"));
  const words = subtypes.map((name) => desk.say(`subtype-${name}`)).join(", ");
  const kind = desk.say(card.mage ? "subtype-mage" : `kind-${card.kind}`);
  return words ? `${kind} · ${words}` : kind;
}

/** Schools and levels, such as "Fire 2 + Dark 1". */
export function schoolText(desk: Desk, slug: string): string {
  const card = printed(slug);
  const names = (card?.schools ?? []).map(([school, level]) => `${desk.say(`school-${school}`)} ${level}`);
  return names.join(card?.either_school ? " / " : " + ");
}
