// Line drawings on a field of 32 by 32, for cards, units and the hero's sheet. Drawn for this board.

export const GLYPHS = {
  sword: "M26 4 14.500 15.500 12 13 23.500 3.500ZM10 12.500 19.500 22M13.500 18.500 6.500 25.500M4 25 7 28",
  shield:
    "M16 3.500C19.500 6 23 7 27 7 27.500 17 24 24.500 16 28.500 8 24.500 4.500 17 5 7 9 7 12.500 6 16 3.500ZM16 8V24M9.500 14H22.500",
  bow: "M8 4C20 6 26 12 28 24M8 4 28 24M5 27 20 12M5 27H10M5 27V22",
  siege: "M4 26H28M8 26 14 14 20 26M14 14 25 5M25 5A3 3 0 1 1 28 8M14 14 6 18M4.500 16.500V21.500H9",
  boot: "M11 4H19V17L27 22V27H8V21L11 17ZM8 23.500H27M11 8.500H19",
  voice: "M4 6H28V21H16L9 27.500V21H4ZM9 11.500H23M9 16H18",
  heal: "M16 28C7 21.500 3.500 16 4 11 4.500 5 13 3.500 16 10 19 3.500 27.500 5 28 11 28.500 16 25 21.500 16 28ZM16 13V21M12 17H20",
  cards: "M6 9 17 5 25 23 13 28ZM17 5.500 26 7 25 22",
  gem: "M9 5H23L28 12 16 28 4 12ZM4 12H28M12 12 16 28 20 12 16 5Z",
  die: "M16 3 28 9.500V22.500L16 29 4 22.500V9.500ZM4 9.500 16 16 28 9.500M16 16V29",
  flame:
    "M16 3C18 10 26 13 26 20.500A10 9 0 0 1 6 20.500C6 15 10.500 13 11 8 14 10 15 7 16 3ZM16 18C18.500 21 20 22 20 24.500A4 4 0 0 1 12 24.500C12 22 14.500 21 16 18Z",
  frost:
    "M16 3V29M4.500 9.500 27.500 22.500M27.500 9.500 4.500 22.500M12 5 16 8.500 20 5M12 27 16 23.500 20 27M4.500 14.500 9.500 12.300 9 7M27.500 17.500 22.500 19.700 23 25M27.500 14.500 22.500 12.300 23 7M4.500 17.500 9.500 19.700 9 25",
  wind: "M3 11H20A4 4 0 1 0 16 7M3 16.500H26A4 4 0 1 1 22 20.500M3 22H14A3.500 3.500 0 1 1 10.500 25.500",
  wing: "M4 7C14 5 24 9 28 20 22 19 20 20 18 24 15 21 12 22 9 25 9 19 7 13 4 7ZM10 12C16 13 20 15 23 18.500M10.500 17C14 17 16 18 18 20",
  banner: "M8 3V29M8 5H26L21.500 11.500 26 18H8",
  ring: "M16 12A8.500 8.500 0 1 1 15.900 12ZM16 15.500A5 5 0 1 1 15.900 15.500ZM11 5H21L23.500 8 16 13.500 8.500 8Z",
  horn: "M4 8C6 20 14 26 28 24 20 21 16 15 17 5 14 3.500 6 4 4 8ZM4.500 9.500C8.500 11.500 13 10.500 16.900 8M9 18 15 13.500M16 23 19 18.500",
  cup: "M8 4H24C24 12 21 17 16 17 11 17 8 12 8 4ZM16 17V25M10 28H22M11 25H21M8 7H4C4 11 6 13 9.500 13M24 7H28C28 11 26 13 22.500 13",
  book: "M16 8C12 5 8 4.500 4 5V25C8 24.500 12 25 16 28 20 25 24 24.500 28 25V5C24 4.500 20 5 16 8ZM16 8V28M8 10.500 12 11.500M8 15 12 16M20 11.500 24 10.500M20 16 24 15",
  bag: "M12 4H20L18.500 9C25 12 27 18 26 24 25.500 28 6.500 28 6 24 5 18 7 12 13.500 9ZM12.500 9H19.500M16 14V23M19 16C15 14 12.500 16 15 18 19.500 19 19 22 13 21.500",
  sun: "M16 10.500A5.500 5.500 0 1 1 15.900 10.500ZM16 3V7M16 25V29M3 16H7M25 16H29M6.800 6.800 9.600 9.600M22.400 22.400 25.200 25.200M25.200 6.800 22.400 9.600M9.600 22.400 6.800 25.200",
  moon: "M20 4A12.500 12.500 0 1 0 28 22 10.500 10.500 0 0 1 20 4ZM24 8V12M22 10H26",
  star: "M16 3 19.500 12 29 12.500 21.500 18.500 24 28 16 22.500 8 28 10.500 18.500 3 12.500 12.500 12Z",
  eye: "M3 16C8 8.500 24 8.500 29 16 24 23.500 8 23.500 3 16ZM16 12A4 4 0 1 1 15.900 12Z",
  hourglass:
    "M8 4H24M8 28H24M9.500 4C9.500 12 14 13 14 16 14 19 9.500 20 9.500 28M22.500 4C22.500 12 18 13 18 16 18 19 22.500 20 22.500 28M12.500 10H19.500M12 25H20",
  swirl:
    "M16 16C16 13 20 13 20.500 16 21 21 13 22.500 11 17.500 8.500 10 18 6 23.500 11 29 17 24 27 15 27 9 27 4 23 4 16",
  bolt: "M18 3 7 18H15L12.500 29 25 12.500H16.500Z",
  quake: "M4 9H28M4 9 10 14 8 19 14 23 12 29M28 9 21 13 24 19 18 22 20 29M16 3V9",
  bridge:
    "M3 11H29M3 15H29M6 15C7 22 13 22 14.500 15M17.500 15C19 22 25 22 26 15M4 7V11M28 7V11M3 26C7 24 9 28 13 26 17 24 19 28 23 26 26 24.500 28 26 29 26",
  path: "M10 29C10 22 22 22 20 16 18.500 11 11 12 12 6M16 3 12 6 8.500 3.500M24 25H28M4 20H8M23 9H27",
  hand: "M9 17V9.500A2 2 0 0 1 13 9.500V6A2 2 0 0 1 17 6V8A2 2 0 0 1 21 8V11A2 2 0 0 1 25 11V19C25 25 22 28.500 16.500 28.500 11 28.500 9 25 5.500 18.500 5 16.500 8 15.500 9 17ZM13 9.500V15M17 8V15M21 11V15.500",
  skull:
    "M16 4C23 4 27 9 27 15 27 19 25 20 24 22V27H8V22C7 20 5 19 5 15 5 9 9 4 16 4ZM11.500 13.500A2.500 2.500 0 1 1 11.400 13.500ZM20.500 13.500A2.500 2.500 0 1 1 20.400 13.500ZM13 27V24M16 27V24M19 27V24M16 19V21",
  leaf: "M5 27C4 13 12 5 27 5 27 20 20 28 7 25.500M5 27C10 20 14 16 21 11M12 20V14M15 17.500H21",
  drop: "M16 3C21 11 25 15 25 20A9 9 0 0 1 7 20C7 15 11 11 16 3ZM12 20A4.500 4.500 0 0 0 16 24.500",
  people:
    "M11 6A4 4 0 1 1 10.900 6ZM21.500 8A3.300 3.300 0 1 1 21.400 8ZM3.500 27C3.500 20 7 17.500 11 17.500 15 17.500 18.500 20 18.500 27ZM20 17.500C25.500 16.500 28.500 20 28.500 26H22",
  monk: "M16 3C22 3 24 8 24 13L27.500 28H4.500L8 13C8 8 10 3 16 3ZM16 8C19 8 20 10.500 20 13 20 16 18 18 16 18 14 18 12 16 12 13 12 10.500 13 8 16 8ZM16 21V28",
  golem:
    "M11 4H21V11H11ZM6 11H26V20H6ZM9 20H14V28H8ZM18 20H23L24 28H18ZM6 12 3 21M26 12 29 21M14 7.500H14.100M18 7.500H18.100",
  helm: "M6 28V14C6 7 10 4 16 4 22 4 26 7 26 14V28H20V18L26 15M12 28V18L6 15M16 4V20M12 28 16 25 20 28",
  mage: "M16 3 24 16H8ZM5 16H27M10 16C10 22 12 25 16 28.500 20 25 22 22 22 16M13.500 19.500H13.600M18.500 19.500H18.600M14 10H18",
  herb: "M16 29V12M16 20C11 20 8 17 8 12 13 12 16 15 16 20ZM16 17C16 12 19 9 24 9 24 14 21 17 16 17ZM16 12C13.500 9 13.500 6 16 3 18.500 6 18.500 9 16 12Z",
  mask: "M5 8C12 6 20 6 27 8 28 18 24 25 16 28 8 25 4 18 5 8ZM9 14C11 12 13.500 12.500 14 15 12 16.500 10 16 9 14ZM23 14C21 12 18.500 12.500 18 15 20 16.500 22 16 23 14ZM12 21.500C14.500 23 17.500 23 20 21.500",
  axe: "M8 29 20 5M17 4C24 3 28 8 28 14 24 11.500 21 11.500 18 13ZM17 5C13 4 10 5.500 8 9 11.500 9 14 10 16.500 12",
  anvil: "M4 8H28C28 13 24 15 20 15V20L24 26H9L13 20V15C8 15 5 12 4 8ZM10 29H23",
  crown: "M4 10 10 16 16 6 22 16 28 10 26 25H6ZM6 28.500H26",
  hat: "M16 4C20 4 22 9 22.500 17H9.500C10 9 12 4 16 4ZM3 20C7 16.500 25 16.500 29 20 25 24.500 7 24.500 3 20Z",
  spark:
    "M16 3V12M16 20V29M3 16H12M20 16H29M7 7 12.500 12.500M19.500 19.500 25 25M25 7 19.500 12.500M12.500 19.500 7 25",
  lock: "M8 14H24V28H8ZM11.500 14V9.500A4.500 4.500 0 0 1 20.500 9.500V14M16 19V23",
  token:
    "M16 4A12 12 0 1 1 15.900 4ZM16 9 19 14 24.500 15 20.500 19 21.500 24.500 16 22 10.500 24.500 11.500 19 7.500 15 13 14Z",
} as const;

export type Glyph = keyof typeof GLYPHS;

/** What is drawn on a card, by its id. */
// biome-ignore format: a table
const PICTURES: Readonly<Record<string, Glyph>> = {
  rage: "axe", determination: "shield", swiftness: "bow", march: "boot", stamina: "boot", tranquility: "leaf",
  promise: "voice", threaten: "skull", crystallize: "gem", "mana-draw": "die", concentration: "eye",
  improvisation: "hand", "battle-versatility": "sword", "cold-toughness": "frost", "noble-manners": "crown",
  "will-focus": "eye",
  "fire-bolt": "flame", "ice-bolt": "frost", "swift-bolt": "bow", "crushing-bolt": "siege", "blood-rage": "axe",
  "ice-shield": "shield", agility: "wing", "refreshing-walk": "leaf", intimidate: "skull", "frost-bridge": "bridge",
  "song-of-wind": "wind", "path-finding": "path", "blood-ritual": "drop", "pure-magic": "spark", "heroic-tale": "book",
  regeneration: "heal", "into-the-heat": "flame", "steady-tempo": "hourglass", diplomacy: "voice", "in-need": "hand",
  decompose: "swirl", "crystal-mastery": "gem", "mana-storm": "die", ambush: "hat", "maximal-effect": "star",
  "magic-talent": "spark", learning: "book", training: "anvil",
  fireball: "flame", snowstorm: "frost", expose: "eye", tremor: "quake", "flame-wall": "flame", "mana-bolt": "bolt",
  whirlwind: "wind", "underground-travel": "path", "burning-shield": "shield", chill: "frost", "wings-of-wind": "wing",
  restoration: "heal", demolish: "quake", "space-bending": "swirl", "call-to-arms": "horn", meditation: "moon",
  "mana-meltdown": "gem", "mana-claim": "die", "mind-read": "eye", "energy-flow": "bolt",
  "ruby-ring": "ring", "sapphire-ring": "ring", "diamond-ring": "ring", "emerald-ring": "ring",
  "sword-of-justice": "sword", "horn-of-wrath": "horn", "endless-bag-of-gold": "bag", "endless-gem-pouch": "bag",
  "golden-grail": "cup", "book-of-wisdom": "book", "amulet-of-the-sun": "sun", "amulet-of-darkness": "moon",
  "banner-of-glory": "banner", "banner-of-fear": "banner", "banner-of-protection": "banner", "banner-of-courage": "banner",
  wound: "drop",
  peasants: "people", herbalists: "herb", foresters: "leaf", "utem-crossbowmen": "bow", "utem-guardsmen": "shield",
  "utem-swordsmen": "sword", "guardian-golems": "golem", illusionists: "mask", "red-cape-monks": "monk",
  "northern-monks": "monk", "savage-monks": "monk", "fire-golems": "golem", "ice-golems": "golem", "fire-mages": "mage",
  "ice-mages": "mage", "amotep-gunners": "flame", "amotep-freezers": "frost", catapults: "siege", "altem-mages": "mage",
  "altem-guardians": "helm",
  "early-bird": "sun", rethink: "cards", "mana-steal": "die", planning: "hand", "great-start": "star",
  "the-right-moment": "hourglass", "from-the-dusk": "moon", "long-night": "moon", "mana-search": "eye",
  "midnight-meditation": "swirl", preparation: "book", "sparing-power": "lock",
  arythea: "flame", goldyx: "wing", norowas: "leaf", tovak: "helm",
};

const SKILLS: readonly (readonly [RegExp, Glyph])[] = [
  [/motivation|leadership|march/, "banner"],
  [/path|double-time|weather/, "boot"],
  [/swordsmanship|break/, "sword"],
  [/sharpshooting/, "bow"],
  [/power-of-pain|feel-no-pain|damn/, "drop"],
  [/burning|freezing/, "siege"],
  [/negotiation|fortune|bonds/, "voice"],
  [/craft|treetops|leaves|fire-magic/, "gem"],
  [/healing|potion|inspiration/, "heal"],
  [/flight/, "wing"],
  [/shield/, "shield"],
];

export function glyphOf(id: string): Glyph {
  return PICTURES[id] ?? SKILLS.find(([words]) => words.test(id))?.[1] ?? "spark";
}

/** A mana of each colour, on a field of 24 by 24: a colour is never told by its hue alone. */
// biome-ignore format: a table
export const GEMS = {
  red: { outline: "M12 1.500C13 7 20 9 20 15.500A8 7.500 0 0 1 4 15.500C4 11 8.500 10 8.500 5.500 10.500 7 11.500 4.500 12 1.500Z", inner: "M12 12C14 14.500 15.500 15.500 15.500 17.500A3.500 3.500 0 0 1 8.500 17.500C8.500 15.500 11 14.500 12 12Z" },
  blue: { outline: "M12 1.500 21 6.800V17.200L12 22.500 3 17.200V6.800Z", inner: "M12 5.500V18.500M6.400 8.700 17.600 15.300M17.600 8.700 6.400 15.300" },
  green: { outline: "M3 21.500C1.500 9 8 2 22 2 22.500 16 15.500 22.500 3 21.500Z", inner: "M4 20.500C8 15 12 11 18 6.500M10 14V9M12.500 11.800H17" },
  white: { outline: "M12 .8 15 9 23.200 12 15 15 12 23.200 9 15 .8 12 9 9Z", inner: "M12 7.500V16.500M7.500 12H16.500" },
  gold: { outline: "M12 .8 14.700 5.500 19.900 4.100 18.500 9.300 23.200 12 18.500 14.700 19.900 19.900 14.700 18.500 12 23.200 9.300 18.500 4.100 19.900 5.500 14.700 .8 12 5.500 9.300 4.100 4.100 9.300 5.500Z", inner: "M12 8A4 4 0 1 1 11.900 8Z" },
  black: { outline: "M14.500 1.500A10.700 10.700 0 1 0 22.500 15.500 8.600 8.600 0 0 1 14.500 1.500Z", inner: "M19 4.500V9M16.800 6.700H21.200" },
} as const;
