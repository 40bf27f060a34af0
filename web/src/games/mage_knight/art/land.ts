// The land in strokes: a motif for each terrain, a sign for each site, and what heroes leave on the map.

import type { Site, Terrain } from "../types";

/** Part of a drawing: an outline, filled with a colour of the drawing's own or left as a line. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

/** Motifs of terrains around the middle of a hex, in its own units (60 from the middle to a corner). They keep to the rim,
 *  so that what stands on the space can be seen. `a` and `b` are the darker and the lighter colour of the terrain. */
export const MOTIFS: Readonly<Record<Terrain, readonly Stroke[]>> = {
  plains: [
    { d: "M-34-22q3-9 1-14m3 14q0-8 4-12m1 12q2-6 7-8", line: "a" },
    { d: "M18-30q3-9 1-14m3 14q0-8 4-12m1 12q2-6 7-8", line: "a" },
    { d: "M-38 26q3-9 1-14m3 14q0-8 4-12m1 12q2-6 7-8", line: "a" },
    { d: "M26 28q3-9 1-14m3 14q0-8 4-12m1 12q2-6 7-8", line: "a" },
    { d: "M-8 48q3-9 1-14m3 14q0-8 4-12", line: "a" },
  ],
  hills: [
    { d: "M-46-8q15-30 32 0zM8-20q17-32 36 0zM-44 34q14-26 30 0zM10 36q16-30 34 0z", fill: "b", line: "a" },
    { d: "M-38-9q8-14 14-14M18-21q8-15 15-15M-37 33q7-12 13-12M18 35q8-14 14-14", line: "a", width: 1.6 },
  ],
  forest: [
    { d: "M-36-10l10-24 10 24zM-18-24l9-22 9 22zM10-26l10-24 10 24zM26-8l9-22 9 22z", fill: "a" },
    { d: "M-46 24l9-22 9 22zM-30 40l10-24 10 24zM14 42l10-24 10 24zM32 24l8-20 8 20z", fill: "a" },
    { d: "M-33-16l7-15M-15-30l6-14M13-32l7-15M29-14l6-14M-43 18l6-14M-27 34l7-16M17 36l7-16", line: "b", width: 2 },
  ],
  wasteland: [
    { d: "M-44-16l14-4 6-10 12 2m-18 8l4 10M12-36l8 10 14-2m-14 2l-4 12", line: "a", width: 2.6 },
    { d: "M-40 22l12 8 12-4m-12 4l-2 10M10 44l6-12 14-2 6-10m-6 10l8 6", line: "a", width: 2.6 },
    { d: "M-34-2l8-6 6 6zM30-4l9-7 7 7zM-10 50l7-6 6 6z", fill: "b", line: "a" },
  ],
  desert: [
    { d: "M-48-8q16-16 30-4t26-6M-4-34q14-12 26-2t20-4M-46 30q16-14 30-4t28-6M6 48q12-10 24-4", line: "a", width: 2.4 },
    { d: "M-26-26h.1M26-14h.1M-40 10h.1M36 12h.1M24 36h.1M-20 44h.1M-4-46h.1", line: "a", width: 4 },
  ],
  swamp: [
    {
      d: "M-40-18a13 6 0 1 0 26 0a13 6 0 1 0-26 0M14-22a13 6 0 1 0 26 0a13 6 0 1 0-26 0M-36 30a15 6 0 1 0 30 0a15 6 0 1 0-30 0M12 34a12 5 0 1 0 24 0a12 5 0 1 0-24 0",
      fill: "b",
    },
    {
      d: "M-34-22v-16m7 16v-20m7 20v-13M22-26v-14m7 14v-18m6 18v-12M-30 26v-14m8 14v-18M20 30v-15m7 15v-19",
      line: "a",
      width: 2.2,
    },
  ],
  city: [
    { d: "M-42-16h84M-48 0h96M-44 18h88M-30 34h60M-28-32h56", line: "a", width: 1.4 },
    {
      d: "M-24-32v16M8-32v16M30-16v16M-34-16v16M-6-16v16M-20 0v18M20 0v18M-36 18v16M4 18v16M30 18v14",
      line: "a",
      width: 1.4,
    },
  ],
  lake: [
    {
      d: "M-46-16q7-7 14 0t14 0M4-30q7-7 14 0t14 0M-44 22q7-7 14 0t14 0M8 36q7-7 14 0t14 0M16 4q6-6 12 0t12 0M-30-38q6-6 12 0t12 0M-20 46q6-6 12 0t12 0",
      line: "b",
      width: 2.6,
    },
  ],
  mountain: [
    { d: "M-48 8l22-42 14 22 8-12 20 32zM-10 40l24-44 34 44zM-46 40l14-26 16 26z", fill: "a" },
    { d: "M-33-20l7-14 8 12-5 2-4-5-3 6zM7 10l7-14 11 14-6 1-5-5-3 6z", fill: "b" },
  ],
  sea: [
    {
      d: "M-46-20q8-8 16 0t16 0M2-34q8-8 16 0t16 0M-44 18q8-8 16 0t16 0M10 28q8-8 16 0t16 0M-8-4q8-8 16 0t16 0M-14 46q8-8 16 0t16 0",
      line: "b",
      width: 2.2,
    },
  ],
};

/** Signs of sites on a ground of 48 by 48. `tint` takes the colour of a mine or a city. */
export const SITES: Readonly<Record<Site, readonly Stroke[]>> = {
  village: [
    { d: "M6 24h16v16H6zM25 20h17v20H25z", fill: "#f1dfb8" },
    { d: "M3 25l11-11 11 11zM22 21l12-13 12 13z", fill: "#b9502c" },
    { d: "M11 31h6v9h-6zM31 30h6v10h-6z", fill: "#6b4325" },
  ],
  monastery: [
    { d: "M6 24h24v18H6zM30 14h11v28H30z", fill: "#efe6d2" },
    { d: "M3 25l15-11 15 11zM28 15l7.500-10 7.500 10z", fill: "#3f6fa8" },
    { d: "M33 20h5v7h-5zM14 31a4 4 0 0 1 8 0v11h-8z", fill: "#5b4a39" },
    { d: "M18 4v9M14.500 7.500h7", line: "#c9951c", width: 2.4 },
  ],
  keep: [
    { d: "M9 12h6v4h5v-4h8v4h5v-4h6v30H9z", fill: "#9aa0a6" },
    { d: "M9 20h30M13 28h22M9 35h30M18 20v8M29 20v8M24 28v7M15 28v7M33 28v7", line: "#6a7077", width: 1.2 },
    { d: "M19 42v-8a5 5 0 0 1 10 0v8z", fill: "#3c3026" },
    { d: "M24 12V3l9 3-9 3", fill: "#b9302c", line: "#3c3026", width: 1.4 },
  ],
  "mage-tower": [
    { d: "M17 20h14l3 22H14z", fill: "#cfc6dd" },
    { d: "M12 20L24 3l12 17z", fill: "#6a3fa0" },
    { d: "M21 42v-7a3 3 0 0 1 6 0v7zM21 24h6v5h-6z", fill: "#3d2a55" },
    {
      d: "M38 6l1.600 3.900 3.900 1.600-3.900 1.600L38 17l-1.600-3.900-3.900-1.600 3.900-1.600zM8 12l1.200 2.800 2.800 1.200-2.800 1.200L8 20l-1.200-2.800L4 16l2.800-1.200z",
      fill: "#f0c53e",
    },
  ],
  city: [
    { d: "M2 44V18h3v3h3v-3h3v3h3v-3h3v9h3V10h3v3h3v-3h3v3h3v-3h3v17h3v-9h3v3h3v-3h3v3h3v23z", fill: "tint" },
    { d: "M20 44v-8a4 4 0 0 1 8 0v8zM7 26h4v6H7zM37 26h4v6h-4zM22 18h4v6h-4z", fill: "#2a2018" },
    { d: "M24 10V2l8 2.500L24 7", fill: "#f3e4bd", line: "#2a2018", width: 1.2 },
  ],
  ruins: [
    { d: "M6 42V18h6v24zM18 42V26l6-3v19zM30 42V14h6v28z", fill: "#d9c48a" },
    { d: "M3 13h12v5H3zM27 9h12v5H27zM4 42h40v3H4z", fill: "#b79a55" },
    { d: "M38 42l5-9 3 9zM15 24l3 2", fill: "#b79a55", line: "#7b6430", width: 1.2 },
  ],
  dungeon: [
    { d: "M5 44V24a19 19 0 0 1 38 0v20z", fill: "#6f6458" },
    { d: "M11 44V25a13 13 0 0 1 26 0v19z", fill: "#17120f" },
    { d: "M17 14v30M24 12v32M31 14v30M11 30h26", line: "#a89a86", width: 2 },
  ],
  tomb: [
    { d: "M4 42h40v4H4zM8 36h32v6H8z", fill: "#8b8577" },
    { d: "M13 36V18a11 11 0 0 1 22 0v18z", fill: "#b5b0a3" },
    { d: "M24 12v16M18.500 18h11", line: "#4e493e", width: 3 },
  ],
  "monster-den": [
    { d: "M3 44q2-30 21-34 19 4 21 34z", fill: "#7b5a3c" },
    { d: "M11 44q1-20 13-22 12 2 13 22z", fill: "#1b120b" },
    { d: "M17 33l5 2-5 2zM31 33l-5 2 5 2z", fill: "#ffcf3f" },
    { d: "M17 24l2 5 2-6M27 23l2 6 2-5", fill: "#efe6d2" },
  ],
  "spawning-grounds": [
    { d: "M2 44q2-26 22-30 20 4 22 30z", fill: "#5f4a52" },
    { d: "M8 44q1-17 16-19 15 2 16 19z", fill: "#170f14" },
    {
      d: "M13 38a4 5.500 0 1 0 8 0a4 5.500 0 1 0-8 0M27 38a4 5.500 0 1 0 8 0a4 5.500 0 1 0-8 0M20 32a4 5.500 0 1 0 8 0a4 5.500 0 1 0-8 0",
      fill: "#cfe39a",
    },
  ],
  mine: [
    { d: "M3 44q4-24 21-28 17 4 21 28z", fill: "#6d655c" },
    { d: "M13 44V30h22v14z", fill: "#1d1814" },
    { d: "M10 30h28v-4H10z", fill: "#8a5f35" },
    { d: "M24 4l6 8-6 14-6-14zM35 11l4 6-4 9-4-9zM13 11l4 6-4 9-4-9z", fill: "tint", line: "#1d1814", width: 1.2 },
  ],
  glade: [
    { d: "M24 4a11 11 0 0 1 9 17 9 9 0 0 1-3 17h-12a9 9 0 0 1-3-17A11 11 0 0 1 24 4z", fill: "#3f9a52" },
    { d: "M22 32h4v13h-4z", fill: "#6b4325" },
    {
      d: "M24 12l1.800 4.700 4.700 1.800-4.700 1.800L24 25l-1.800-4.700-4.700-1.800 4.700-1.800zM36 3l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200zM9 8l1 2.600L12.600 12 10 13l-1 2.600L8 13l-2.600-1L8 10.600z",
      fill: "#fff3b0",
    },
  ],
  portal: [
    { d: "M6 24a18 18 0 1 0 36 0a18 18 0 1 0-36 0", fill: "#3b2a6e", line: "#d9c7ff", width: 3 },
    { d: "M24 12a12 12 0 1 1-11 14 8 8 0 1 0 10-7", line: "#b79cff", width: 3 },
    { d: "M21.500 24a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0", fill: "#fff" },
  ],
};

/** A hero on the map, on a ground of 32 by 44: a hooded figure with a staff. */
export const FIGURE = {
  cloak: "M14 2q7 0 7 8 0 4-2 6 7 4 8 22H1Q2 20 9 16q-2-2-2-6 0-8 7-8z",
  staff: "M28 8v34",
  foot: "M1 38h28v4H1z",
} as const;

/** A shield, on a ground of 20 by 24. */
export const SHIELD = "M2 2h16v9q0 8-8 11-8-3-8-11z";
/** Crossed blades, on a ground of 16 by 16. */
export const BLADES =
  "M2 1l8 8 1-1 1 1-1 1 3 3-1 1-3-3-1 1-1-1 1-1-8-8zM14 1l1 2-5.500 5.500L8 7zM6.500 9L8 10.500 6 12.500l1 1-1 1-1-1-3 2-1-1 2-3-1-1 1-1 1 1z";
