// Zones and borders as places in a grid whose every second column and row is a border.

export interface Place {
  readonly column: number;
  readonly row: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export interface ZonePlace extends Place {
  readonly name: string;
}

/** All zones, row by row; columns and rows count from 0. */
export function zonesOf(columns: number, rows: number): ZonePlace[] {
  return Array.from({ length: columns * rows }, (_, number) => {
    const column = number % columns;
    const row = Math.floor(number / columns);
    return { name: `${LETTERS[column]}${row + 1}`, column, row };
  });
}

/** Where a zone lies; null for what is no zone's name. */
export function placeOf(zone: string): Place | null {
  if (!/^[a-z][1-9]$/.test(zone)) return null;
  return { column: LETTERS.indexOf(zone.charAt(0)), row: Number(zone.charAt(1)) - 1 };
}

export interface BorderPlace {
  readonly name: string;
  /** Lines of the grid, from 1. */
  readonly column: number;
  readonly row: number;
  /** Whether a wall on it runs from north to south. */
  readonly upright: boolean;
}

/** Where a border lies in the grid; null for what is no border's name. */
export function borderOf(name: string): BorderPlace | null {
  const [first, second] = name.split("-").map(placeOf);
  if (!first || !second || name.length !== 5) return null;
  return {
    name,
    column: first.column + second.column + 1,
    row: first.row + second.row + 1,
    upright: first.column !== second.column,
  };
}

export function isBorder(name: string): boolean {
  return borderOf(name) !== null;
}

export const WAYS = ["north", "east", "south", "west"] as const;
export type Way = (typeof WAYS)[number];

const STEPS: Readonly<Record<Way, Place>> = {
  north: { column: 0, row: -1 },
  east: { column: 1, row: 0 },
  south: { column: 0, row: 1 },
  west: { column: -1, row: 0 },
};

/** The way an option's target names, such as `north`; a price for a wall in between is marked by `!`. */
export function wayOf(target: string): Way | null {
  const way = target.replace(/!$/, "");
  return (WAYS as readonly string[]).includes(way) ? (way as Way) : null;
}

/** The zone one step that way, whether or not the arena has it. */
export function step(zone: string, way: Way): string | null {
  const place = placeOf(zone);
  if (!place) return null;
  const { column, row } = STEPS[way];
  return `${LETTERS[place.column + column] ?? "-"}${place.row + row + 1}`;
}
