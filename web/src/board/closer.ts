// Where something looked at large is shown: near the thing, inside the board and the window.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom" | "width" | "height">;

const GAP = 12;
const EDGE = 6;

/** The upper left corner, from the board's own, of something of `size` shown for a thing at `from`. It stands beside the
 *  thing or above it, as is asked for `first`, and where there is no room for that, the other way. */
export function spotFor(
  from: Box,
  frame: Pick<DOMRect, "left" | "top">,
  size: Size,
  board: Size,
  first: "above" | "beside",
  seen = Number.POSITIVE_INFINITY,
): Spot {
  const right = from.right - frame.left + GAP;
  const left = from.left - frame.left - size.width - GAP;
  const above = from.top - frame.top - size.height - GAP;
  const side = right + size.width < board.width ? right : left > 0 ? left : null;
  const beside = side !== null && (first === "beside" || above < 0);
  const x = beside ? side : from.left - frame.left + (from.width - size.width) / 2;
  const level = from.top - frame.top + (first === "beside" ? -size.height / 3 : (from.height - size.height) / 2);
  const below = first === "beside" && above <= 0 ? from.bottom - frame.top + GAP : above;
  const top = Math.max(EDGE, EDGE - frame.top);
  const bottom = Math.min(board.height, seen - frame.top) - size.height - EDGE;
  return {
    x: clamp(x, EDGE, board.width - size.width - EDGE),
    y: clamp(beside ? level : below, top, Math.max(top, bottom)),
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
