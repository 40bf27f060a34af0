// Fights of several players, in words: who is to act now, and what comes next.

import type { Args } from "../../lib/wire";
import type { DuelView, JointView, Phase } from "./types";

/** A sentence of the game: its key, and what it is filled with. */
export interface Told {
  readonly key: string;
  readonly args: Args;
}

export type Doing = "choose" | "attack" | "block" | "spend";

/** What is done in a duel now. */
export function doing(duel: DuelView, phase: Phase | undefined): Doing {
  if (!duel.begun) return "choose";
  if (phase === "block") return "block";
  return phase === "damage" ? "spend" : "attack";
}

/** Who is asked in a duel. */
export function asked(duel: DuelView, phase: Phase | undefined): number {
  const now = doing(duel, phase);
  if (now === "choose") return duel.defender;
  return now === "block" ? duel.blocker : duel.attacker;
}

/** What happens in a duel, as one of the players or an onlooker reads it. */
export function nowIn(duel: DuelView, phase: Phase | undefined, you: number | null): Told {
  const now = doing(duel, phase);
  const seat = asked(duel, phase);
  return {
    key: `board-meet-${now}${seat === you ? "-you" : ""}`,
    args: {
      hero: `#${seat}`,
      rival: `#${duel.blocker}`,
      points: now === "attack" ? duel.force : duel.points,
      block: duel.block,
      left: Math.max(0, duel.points - duel.block),
    },
  };
}

/** What comes after that. */
export function nextIn(duel: DuelView, phase: Phase | undefined): Told {
  const now = doing(duel, phase);
  const range = duel.melee ? "melee" : "ranged";
  const key = now === "attack" && duel.passes > 0 ? `pass-${range}` : now === "block" ? `block-${range}` : now;
  const rival = now === "block" ? duel.attacker : duel.blocker;
  return { key: `board-meet-after-${key}`, args: { hero: `#${asked(duel, phase)}`, rival: `#${rival}` } };
}

export type Part = "proposes" | "asked" | "waits" | "fights" | "done";

/** How far somebody's part of a cooperative assault is. */
export function partOf(joint: JointView, seat: number): Part {
  if (seat === joint.actor) return "fights";
  if (joint.done.includes(seat)) return "done";
  if (joint.actor !== null) return "waits";
  return seat === joint.seats[0] ? "proposes" : joint.shares.length > 0 ? "asked" : "waits";
}

/** How a cooperative assault goes on. */
export function nowAt(joint: JointView): Told {
  if (joint.shares.length === 0) return { key: "board-meet-sharing", args: { hero: `#${joint.seats[0]}` } };
  if (joint.actor !== null) return { key: "board-meet-marching", args: { hero: `#${joint.actor}` } };
  return { key: "board-meet-asking", args: {} };
}
