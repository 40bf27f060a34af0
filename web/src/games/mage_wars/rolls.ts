// The dice that fell since the view before, read from what happened. An attack that nobody is asked about is over
// before a view can show it: this is how it is seen.

import type { Happening } from "../../lib/wire";

export interface Throw {
  /** Faces of attack dice, one to six. */
  readonly dice: readonly number[];
  /** The effect die; 0 without one. */
  readonly effect: number;
  readonly text: string;
}

export interface Fight {
  /** What it was about: the attack, or what else made somebody roll. */
  readonly title: string;
  readonly throws: readonly Throw[];
  /** What came of it, in sentences. */
  readonly outcome: readonly string[];
}

/** Sentences that tell what a roll has done. */
const OUTCOMES: ReadonlySet<string> = new Set([
  "damaged",
  "attack-avoided",
  "attack-cancelled",
  "attack-immune",
  "condition-placed",
  "destroyed",
]);

/** The fights among the happenings, in their order; `tell` says what a happening is. */
export function fightsIn(happened: readonly Happening[], tell: (happening: Happening) => string): Fight[] {
  const fights: { title: string; throws: Throw[]; outcome: string[] }[] = [];
  for (const happening of happened) {
    const { event, args } = happening;
    const text = tell(happening);
    if (event === "attack-declared") {
      fights.push({ title: text, throws: [], outcome: [] });
      continue;
    }
    const thrown = throwOf(args, text);
    if (thrown) {
      if (!event.startsWith("dice") && !event.startsWith("defense") && !event.startsWith("daze")) {
        fights.push({ title: text, throws: [], outcome: [] });
      }
      const last = fights.at(-1) ?? { title: text, throws: [], outcome: [] };
      if (fights.length === 0) fights.push(last);
      last.throws.push(thrown);
    } else if (OUTCOMES.has(event)) fights.at(-1)?.outcome.push(text);
  }
  return fights.filter((fight) => fight.throws.length > 0);
}

function throwOf(data: Readonly<Record<string, string | number>>, text: string): Throw | null {
  const faces = String(data["dice"] ?? "");
  if (/^[1-6]+$/.test(faces)) return { dice: [...faces].map(Number), effect: Number(data["effect"] ?? 0), text };
  const roll = Number(data["roll"] ?? 0);
  return roll > 0 ? { dice: [], effect: roll, text } : null;
}
