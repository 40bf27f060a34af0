// Every word that combats, answers and rewards say is there in all three languages.

import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { SIGNS, TRAIT_SIGNS } from "./art/combat";
import { texts } from "./moments";

const HERE = dirname(fileURLToPath(import.meta.url));
const FILES = ["Actions", "Duel", "Fight", "Foe", "Rewards"];
const sources = FILES.map((name) => readFileSync(`${HERE}/${name}.svelte`, "utf8"));

const KINDS = ["physical", "fire", "ice"];
const ELEMENTS = [...KINDS, "cold-fire"];
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "board-act-sideways": ["move", "influence", "attack", "block"],
  "board-phase": ["ranged", "block", "damage", "attack"],
  "board-points": ["melee", "ranged", "siege", "block"],
  "board-fight": ["hidden", "blocked", "held", "dealt"],
  "board-fight-attack": ELEMENTS,
  "sketch-element": ELEMENTS,
  "sketch-trait": Object.keys(TRAIT_SIGNS),
  "enemy-trait": Object.keys(TRAIT_SIGNS),
  resistance: KINDS,
  "cards-resists": KINDS,
};
const wanted = new Set([
  ...sources.flatMap((source) => [...source.matchAll(/["'](board-[a-z-]*[a-z])["']/g)].map((found) => found[1] ?? "")),
  ...Object.entries(FAMILIES).flatMap(([family, members]) => members.map((member) => `${family}-${member}`)),
]);

it.each(["en", "fr", "ru"])("has words for all of it in %s", (locale) => {
  const known = new Set(new FluentResource(texts(locale)).body.map(({ id }) => id));
  expect([...wanted].filter((key) => !known.has(key))).toEqual([]);
});

it("has a sign for each way to count", () => {
  for (const kind of [...(FAMILIES["board-points"] ?? []), ...ELEMENTS]) expect(Object.keys(SIGNS)).toContain(kind);
});
