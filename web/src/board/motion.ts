// What two views of a table have in common for motion: pieces that came, went, moved or were hurt.

import { paced } from "../lib/pace.svelte";

/** What happened to the pieces on a board between two views. Pieces are the elements with `data-piece`, places those with
 *  `data-place`. */
export interface Changes {
  /** Pieces that moved by themselves: they pass above the others. */
  readonly moved: readonly string[];
  /** Pieces that are new. */
  readonly born: readonly string[];
  /** Pieces that are gone. */
  readonly gone: readonly string[];
  /** Damage taken (more than 0) or healed (less), by piece. */
  readonly hurt: ReadonlyMap<string, number>;
  /** The places that new pieces come from and that gone ones go to; without one they appear, or leave a mark. */
  readonly from?: ReadonlyMap<string, string>;
  readonly to?: ReadonlyMap<string, string>;
  /** Whether others that stand elsewhere now do so at once, because only their ground was laid out anew. */
  readonly still?: boolean;
}

/** What happened to pieces that are known by their ids: who moved, and how much each was hurt. */
export function compared<Piece>(
  old: ReadonlyMap<string, Piece>,
  now: ReadonlyMap<string, Piece>,
  moved: (was: Piece, is: Piece) => boolean,
  hurt: (was: Piece, is: Piece) => number,
): Changes {
  const both = [...now].flatMap(([id, is]) => {
    const was = old.get(id);
    return was ? [{ id, was, is }] : [];
  });
  return {
    moved: both.filter(({ was, is }) => moved(was, is)).map(({ id }) => id),
    born: [...now.keys()].filter((id) => !old.has(id)),
    gone: [...old.keys()].filter((id) => !now.has(id)),
    hurt: new Map(both.map(({ id, was, is }) => [id, hurt(was, is)] as const).filter(([, by]) => by !== 0)),
  };
}

/** Whether the reader wants things to stand still, or the browser cannot move them. */
export function calm(): boolean {
  if (paced(1) === 0 || !globalThis.Element?.prototype.animate) return true;
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}

/** Where something lies on the board, and how large: on its ground (`data-ground`), which may itself be moved and drawn
 *  larger, or else on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly screen: DOMRect;
}

export function spotOf(node: Element): Spot {
  const screen = node.getBoundingClientRect();
  const ground = node.closest<HTMLElement>("[data-ground]");
  if (!ground) return { x: screen.x, y: screen.y, width: screen.width, screen };
  const { x, y, width } = ground.getBoundingClientRect();
  const scale = ground.offsetWidth > 0 && width > 0 ? width / ground.offsetWidth : 1;
  return { x: (screen.x - x) / scale, y: (screen.y - y) / scale, width: screen.width / scale, screen };
}

/** How something that lay in one spot is drawn in another. */
export function shift(from: Spot, to: Spot): string {
  const move = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  return from.width > 0 && to.width > 0 && Math.abs(from.width - to.width) > 2
    ? `${move} scale(${from.width / to.width})`
    : move;
}

export function apart(one: Spot, other: Spot): boolean {
  return Math.abs(one.x - other.x) > 2 || Math.abs(one.y - other.y) > 2;
}
