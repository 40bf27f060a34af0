// Options as buttons: what each says, in which order, and which of them need one at all.

import type { Thing } from "../../board/things_desk.svelte";
import type { Option, Refusal } from "../../lib/wire";
import type { Sign } from "./art/combat";
import { PRINTED } from "./catalogue";
import { thingsOf } from "./deeds";
import type { Color, TableView } from "./types";

/** Verbs that a screen of their own offers: rewards, and what a new level brings. */
const REWARDS: ReadonlySet<string> = new Set(["reward", "wait", "gain", "skill", "put-back", "stack"]);
/** Verbs whose things are small or far away: buttons say the same where the question stands. */
const ASKED: ReadonlySet<string> = new Set([
  ...["pay", "color", "die", "target", "take", "unit", "disband", "hurt", "steal", "drive", "march"],
]);
/** Verbs that leave something behind: they stand last and look like it. */
const LEAVING: ReadonlySet<string> = new Set([
  ...[
    "next",
    "end",
    "decline",
    "enough",
    "keep",
    "spare",
    "stay",
    "leave",
    "hang-back",
    "let-be",
    "let-go",
    "stand-down",
  ],
  ...["announce", "skip", "recover", "rest", "wait", "lay-off"],
]);

const SIGN_OF: Readonly<Record<string, Sign>> = {
  activate: "unit",
  begin: "next",
  block: "block",
  buy: "influence",
  cancel: "block",
  damage: "damage",
  duel: "melee",
  end: "done",
  heal: "healing",
  interact: "influence",
  launch: "melee",
  learn: "influence",
  next: "next",
  recruit: "influence",
  strike: "melee",
  tunnel: "move",
};
const SIDEWAYS: ReadonlySet<string> = new Set(["move", "influence", "attack", "block"]);

export function isReward({ verb }: Option): boolean {
  return REWARDS.has(verb);
}
export function leaves({ verb, subject, target }: Option): boolean {
  return LEAVING.has(verb) || subject === "nobody" || subject === "none" || target === "keep";
}
export function isSideways({ verb, target }: Option): boolean {
  return verb === "play" && SIDEWAYS.has(target);
}

export function signOf(option: Option): Sign | null {
  if (isSideways(option)) return "sideways";
  if (option.verb === "choose") return effectSign(option.subject);
  return option.verb === "play" ? "card" : (SIGN_OF[option.verb] ?? null);
}

const EFFECTS: readonly (readonly [word: string, sign: Sign])[] = [
  ["siege", "siege"],
  ["ranged", "ranged"],
  ["block", "block"],
  ["attack", "melee"],
  ["move", "move"],
  ["influence", "influence"],
  ["heal", "healing"],
  ["crystal", "crystal"],
  ["draw", "card"],
];

/** What an effect to choose gives, by the words in its name, such as `ranged-fire-attack-3`. */
function effectSign(slug: string): Sign | null {
  const words = slug.split("-");
  return EFFECTS.find(([word]) => words.includes(word))?.[1] ?? null;
}

/** The mana a button is about, and the form it has. */
export interface Gem {
  readonly color: Color;
  readonly form: "bare" | "token" | "crystal" | "die";
}

const FORMS: Readonly<Record<string, Gem["form"]>> = { token: "token", crystal: "crystal", die: "die", stored: "die" };

/** The mana that an option pays with, gains or names. */
export function gemOf({ verb, subject, key }: Option): Gem | null {
  if (verb === "pay") {
    const [means = "", color = ""] = subject.split("-");
    return { color: color as Color, form: FORMS[means] ?? "bare" };
  }
  if (verb === "die" || verb === "set-die") return { color: subject as Color, form: "die" };
  if (verb !== "color" && verb !== "add") return null;
  return {
    color: subject as Color,
    form: key === "option-crystal" ? "crystal" : key === "option-turn-die" ? "die" : "token",
  };
}

/** Whether a thing lies where it can be clicked. */
export function isOnTable(thing: Thing, view: TableView, you: number | null): boolean {
  const at = thing.indexOf(":");
  const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
  const mine = view.heroes.find(({ seat }) => seat === you);
  switch (kind) {
    case "card":
      return mine?.cards?.includes(id) ?? false;
    case "unit":
      return view.heroes.some(({ units }) => units.some((unit) => unit.id === id));
    case "foe":
      return view.combat?.foes.some((foe) => foe.id === id) ?? false;
    case "offer":
      return [...view.offers.units, ...view.offers.actions, ...view.offers.spells, ...view.offers.monastery].includes(
        id,
      );
    case "skill":
      return mine?.skills.some(({ skill }) => skill === id) ?? false;
    case "space":
      return view.realm.spaces.some(({ place }) => place === id) || view.realm.open.includes(id);
    default:
      return kind === "tactic" || kind === "hero";
  }
}

/** The options that need a button while nothing is picked, those that leave something behind last. */
export function answers(options: readonly Option[], view: TableView, you: number | null): Option[] {
  const shown = options.filter((option) => {
    if (isReward(option)) return false;
    const things = thingsOf(option);
    return ASKED.has(option.verb) || !things.some((thing) => isOnTable(thing, view, you));
  });
  return inOrder(shown);
}

export function inOrder(options: readonly Option[]): Option[] {
  const rank = (option: Option) => (leaves(option) ? 200 : 0) + (option.harms ? 100 : 0) + thrift(option);
  return options.toSorted((one, other) => rank(one) - rank(other));
}

/** What is gone at the end of the turn anyway, cheapest to pay with first; what serves as another colour last. */
const MEANS = ["endless", "token", "die", "stored", "crystal"];

function thrift({ verb, subject, target }: Option): number {
  return verb === "pay" ? MEANS.indexOf(subject.split("-")[0] ?? "") + (target ? MEANS.length : 0) : 0;
}

/** Why a thing cannot be chosen: that it is not the time for something matters least. */
export function telling(refusals: readonly Refusal[]): readonly Refusal[] {
  const better = refusals.filter(({ rule }) => rule !== "combat.phases");
  return better.length > 0 ? better : refusals.slice(0, 1);
}

/** Refusals worth showing beside what a picked thing can do: its other halves and abilities, each reason once. */
export function beside(refusals: readonly Refusal[]): Refusal[] {
  const halves = refusals.filter(({ option }) => /^(play:.*:(basic|strong)|activate:.*|use:.*)$/.test(option));
  return halves.filter(({ message }, place) => halves.findIndex((other) => other.message === message) === place);
}

/** The key of what a card's half does; none for what is played sideways. */
export function effectKey({ verb, subject, target }: Option): string {
  if (verb !== "play" || !PRINTED.deeds[subject] || SIDEWAYS.has(target)) return "";
  return `text-${subject}-${target}`;
}
