// Where everything lies, from the size of the board and the number of mages. Points are centres, in pixels.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Room for seats at the sides and for words beside the hand. */
  readonly wide: boolean;
  /** Room for our last card beside our medallion, too. */
  readonly roomy: boolean;
  /** The diameter of a mage's medallion, and of our own. */
  readonly medal: number;
  readonly ownMedal: number;
  /** The width of a card another holds. */
  readonly held: number;
  readonly seats: readonly Point[];
  /** The table top. */
  readonly table: Point & { readonly rx: number; readonly ry: number };
  /** The middle of our hand, and where the words beside it begin. */
  readonly hand: number;
  readonly words: number;
  /** Widths of the cards in our hand, of the piles, of the chain. */
  readonly handCard: number;
  readonly pileCard: number;
  readonly chainCard: number;
  readonly pile: Point;
  readonly centre: Point;
  readonly played: Point;
  readonly chain: Point;
  /** Where the arena ends and our own place begins. */
  readonly arena: number;
}

const TALL = 7 / 5;
/** From this width on there is room for seats at the sides, and for words beside the hand. */
const WIDE = 820;
/** The width that words beside the hand should have. */
const WORDS = 300;

/** Where the others sit, in degrees round the table from us, by how many they are. */
const ANGLES: readonly (readonly number[])[] = [
  [],
  [180],
  [128, 232],
  [100, 180, 260],
  [88, 150, 210, 272],
  [82, 141, 180, 219, 278],
];

/** On a narrow board the words beside our medallion take `talk` pixels of height. */
export function layOut(width: number, height: number, mages: number, bottom: number, talk: number): Layout {
  return width >= WIDE ? wide(width, height, mages, bottom) : narrow(width, height, mages, bottom, talk);
}

/** The least height at which nothing lies on anything else. */
export function leastHeight(width: number, talk: number): number {
  return width >= WIDE ? 540 : 310 + Math.max(84, talk) + narrowHand(width) * TALL;
}

function narrowHand(width: number): number {
  return clamp((width - 32) / 3, 80, 140);
}

/** The others in the order in which they sit, clockwise on the screen from us, with their angle from us. */
function around(mages: number, bottom: number): { mage: number; angle: number }[] {
  return (ANGLES[mages - 1] ?? []).map((angle, place) => ({
    mage: (bottom + 1 + place) % mages,
    angle: (angle * Math.PI) / 180,
  }));
}

function wide(width: number, height: number, mages: number, bottom: number): Layout {
  const handCard = clamp(Math.min(width * 0.15, (height * 0.31) / TALL), 104, 190);
  const arena = height - handCard * TALL - 22;
  const medal = clamp(Math.min(width / 10.5, arena / 4.3), 62, 128);
  const ownMedal = clamp(handCard * 0.9, 90, 150);
  const x = width / 2;
  const y = arena * 0.53;
  const reach = Math.min(width / 2 - medal * 1.35, 640);
  const seatRise = y - medal * 0.62;
  const seats: Point[] = [];
  for (const { mage, angle } of around(mages, bottom)) {
    seats[mage] = { x: x - reach * Math.sin(angle), y: y + seatRise * Math.cos(angle) };
  }
  // Our own place: medallion, hand, words. The hand lies in the middle if that leaves the words enough room.
  const half = (handCard * 3 + 24) / 2;
  const roomy = x - half > Math.max(WORDS, ownMedal * 1.72);
  const hand = roomy ? x : ownMedal * 1.22 + half;
  seats[bottom] = { x: hand - half - ownMedal * 0.66, y: arena + (height - arena) * 0.44 };
  const pileCard = clamp(medal * 0.78, 52, 92);
  const gap = clamp(reach * 0.34, 96, 190);
  const row = y + arena * 0.05;
  return {
    width,
    height,
    wide: true,
    roomy,
    medal,
    ownMedal,
    held: medal * 0.36,
    seats,
    table: { x, y: y + arena * 0.03, rx: Math.min(reach - medal * 0.05, width * 0.42), ry: arena * 0.4 },
    hand,
    words: hand + half + 18,
    handCard,
    pileCard,
    chainCard: clamp(medal * 0.98, 66, 112),
    pile: { x: x - gap - pileCard * 1.72, y: row },
    centre: { x: x - gap - pileCard * 0.58, y: row },
    played: { x: x + gap + pileCard * 0.8, y: row },
    chain: { x, y: row - 4 },
    arena,
  };
}

function narrow(width: number, height: number, mages: number, bottom: number, talk: number): Layout {
  const handCard = narrowHand(width);
  const ownMedal = 64;
  const ownRow = Math.max(92, talk + 8);
  const arena = height - handCard * TALL - 14 - ownRow;
  const others = mages - 1;
  const medal = clamp(width / (others + 0.6) - 22, 44, 88);
  const step = Math.min(width / others, 190);
  const dip = others > 2 ? 16 : 0;
  const top = medal / 2 + 10;
  const seats: Point[] = [];
  around(mages, bottom).forEach(({ mage }, place) => {
    const side = others > 1 ? (place / (others - 1)) * 2 - 1 : 0;
    seats[mage] = { x: width / 2 + (place - (others - 1) / 2) * step, y: top + dip * side * side };
  });
  seats[bottom] = { x: 44, y: arena + 40 };
  const held = clamp(medal * 0.34, 18, 28);
  const strip = top + medal * 0.62 + 20 + held * TALL + dip;
  const y = (strip + arena) / 2;
  const pileCard = clamp(Math.min(width * 0.14, (arena - strip - 34) / 2 / TALL), 38, 84);
  const rise = pileCard * TALL * 0.5 + 5;
  return {
    width,
    height,
    wide: false,
    roomy: false,
    medal,
    ownMedal,
    held,
    seats,
    table: { x: width / 2, y, rx: width * 0.62, ry: Math.max(90, (arena - strip) * 0.62) },
    hand: width / 2,
    words: 84,
    handCard,
    pileCard,
    chainCard: clamp(width * 0.17, 50, 96),
    pile: { x: pileCard * 0.5 + 12, y: y - rise },
    centre: { x: pileCard * 0.5 + 12, y: y + rise },
    played: { x: width - pileCard * 0.5 - 12, y },
    chain: { x: width / 2, y },
    arena,
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point at `part` of the way from a to b. */
export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The point `far` pixels from a towards b. */
export function towards(a: Point, b: Point, far: number): Point {
  return between(a, b, far / (distance(a, b) || 1));
}

/** A point on the curve from a to b bent by c. */
export function onCurve(a: Point, c: Point, b: Point, part: number): Point {
  return between(between(a, c, part), between(c, b, part), part);
}
