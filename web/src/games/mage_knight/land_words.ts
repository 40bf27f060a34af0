// The land in words: what a space is, what stands there, and what that does.

import type { Option } from "../../lib/wire";
import { PRINTED } from "./catalogue";
import type { Desk } from "./desk.svelte";
import type { SpaceView, StepView, TokenView } from "./types";

/** A space by its terrain, its site and where it lies. */
export function spaceName(desk: Desk, { place, terrain, site, color, city }: SpaceView): string {
  const ground = desk.say(`terrain-${terrain}`);
  if (city) return desk.say("land-city", { city: desk.say(`land-city-${city.color}`), level: city.level, place });
  if (!site) return desk.say("land-space", { terrain: ground, place });
  const name = color ? desk.say(`land-mine-${color}`) : desk.say(`site-${site}`);
  return desk.say("land-site", { site: name, terrain: ground, place });
}

/** What can be done there, as the buttons call it; else how far it is. */
export function optionWords(desk: Desk, options: readonly Option[], step: StepView | undefined): string[] {
  if (options.length > 0) return options.map((option) => desk.text(option));
  if (!step) return [];
  return [desk.say(step.stops ? "land-reach-stops" : "land-reach", { cost: step.cost })];
}

/** Whether an option leads into a fight. */
export function warns({ key, verb }: Option): boolean {
  return key === "option-assault" || key === "option-move-provoking" || verb === "challenge";
}

/** All that can be told of what stands and lies on a space. */
export function spaceWords(desk: Desk, space: SpaceView): string[] {
  return [
    ...whoWords(desk, space),
    ...foeWords(desk, space),
    ...(space.ruins ? [desk.say(space.ruins === "hidden" ? "land-ruins-hidden" : `ruins-${space.ruins}`)] : []),
    ...siteWords(desk, space),
  ];
}

function whoWords(desk: Desk, { heroes = [], shields = [], city }: SpaceView): string[] {
  const names = (seats: readonly number[]) => seats.map((seat) => desk.seatName(seat)).join(", ");
  const words = heroes.map((seat) =>
    seat === desk.you ? desk.say("land-you") : desk.say("land-hero", { who: desk.seatName(seat) }),
  );
  if (shields.length > 0) words.push(desk.say("land-shields", { who: names(shields) }));
  if (city && city.shields.length > 0) words.push(desk.say("land-shields", { who: names(city.shields) }));
  if (city && city.leader !== null) words.push(desk.say("land-leader", { who: desk.seatName(city.leader) }));
  if (city?.friendly) words.push(desk.say("land-city-friendly"));
  if (city?.closed) words.push(desk.say("land-city-closed"));
  return words;
}

function foeWords(desk: Desk, { tokens = [], rampaging, city }: SpaceView): string[] {
  const words = [...tokens, ...(city?.garrison ?? [])].map((token) => tokenWords(desk, token));
  if (rampaging && tokens.length > 0) words.unshift(desk.say("land-rampaging"));
  return words;
}

export function tokenWords(desk: Desk, { pile, enemy }: TokenView): string {
  const printed = enemy ? PRINTED.enemies[enemy] : undefined;
  if (!enemy || !printed) return desk.say("land-face-down", { back: `@back-${pile}` });
  const what = { name: desk.nameOf(enemy), armor: printed.armor, attack: printed.attack };
  const traits = printed.traits.map((trait) => desk.say(`sketch-trait-${trait}`));
  const resists = printed.resistances.map((one) => desk.say(`sketch-element-${one}`));
  const values = printed.traits.includes("summon")
    ? desk.say("land-summoner", what)
    : desk.say("land-enemy", { ...what, element: desk.say(`sketch-element-${printed.element}`) });
  const more = resists.length > 0 ? [desk.say("sketch-resists", { what: resists.join(", ") })] : [];
  return [values, ...traits.filter((_, place) => printed.traits[place] !== "summon"), ...more].join(", ");
}

function siteWords(desk: Desk, { site, city, shields = [] }: SpaceView): string[] {
  if (!site) return [];
  // During an assault the defenders stand in the combat: an empty garrison says nothing.
  const done = shields.length > 0 || city?.friendly === true || typeof city?.leader === "number";
  const key = done && desk.knows(`land-does-${site}-won`) ? `land-does-${site}-won` : `land-does-${site}`;
  return [desk.say(key)];
}
