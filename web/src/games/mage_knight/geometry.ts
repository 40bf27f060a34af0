// Where spaces lie on the plane: pointy-top hexes on axial coordinates, and tiles of seven of them.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the middle of a hex to its corner. */
export const SIZE = 60;
export const WIDTH = SIZE * Math.sqrt(3);
export const HEIGHT = SIZE * 2;

/** North-east, then clockwise. */
const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;
const TILE_STEPS = [
  [3, -2],
  [2, 1],
  [-1, 3],
  [-3, 2],
  [-2, -1],
  [1, -3],
] as const;

function coordinates(place: string): readonly [number, number] {
  const [q = 0, r = 0] = place.split(",").map(Number);
  return [q, r];
}

function moved(place: string, steps: readonly (readonly [number, number])[]): string[] {
  const [q, r] = coordinates(place);
  return steps.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** The six spaces around one, clockwise from the north-east. */
export function neighbors(place: string): string[] {
  return moved(place, STEPS);
}

/** The seven spaces of a tile, the middle one first. */
export function tileSpaces(center: string): string[] {
  return [center, ...neighbors(center)];
}

/** The middles of the six tiles around a tile. */
export function tileNeighbors(center: string): string[] {
  return moved(center, TILE_STEPS);
}

/** The middle of a space, from that of the starting tile. */
export function middle(place: string): Spot {
  const [q, r] = coordinates(place);
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

/** A corner of a hex: 0 is the upper one, then clockwise. */
function corner({ x, y }: Spot, number: number): Spot {
  const angle = (Math.PI / 3) * number - Math.PI / 2;
  return { x: x + SIZE * Math.cos(angle), y: y + SIZE * Math.sin(angle) };
}

/** The corners of a space, clockwise from the upper one. */
export function corners(place: string): Spot[] {
  const at = middle(place);
  return STEPS.map((_, number) => corner(at, number));
}

/** The corners around a tile, clockwise. */
export function tileCorners(center: string): Spot[] {
  return neighbors(center).flatMap((space, side) => {
    const at = middle(space);
    return [-1, 0, 1].map((step) => corner(at, side + step));
  });
}

/** The border of a space towards its neighbour on a side, as a path. */
export function border(place: string, side: number): string {
  const at = middle(place);
  const [from, to] = [corner(at, side), corner(at, side + 1)];
  return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
}

/** Corners as the `points` of a polygon. */
export function points(spots: readonly Spot[]): string {
  return spots.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

/** The least box around spaces, with an edge around it. */
export function boxAround(places: readonly string[], edge = 0): Box {
  const spots = places.map(middle);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    left: Math.min(...xs) - WIDTH / 2 - edge,
    right: Math.max(...xs) + WIDTH / 2 + edge,
    top: Math.min(...ys) - SIZE - edge,
    bottom: Math.max(...ys) + SIZE + edge,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
