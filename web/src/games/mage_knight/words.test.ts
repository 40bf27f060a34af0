// Every word the board says is there in all three languages.

import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { MOTIFS, SITES } from "./art/land";
import { PRINTED } from "./catalogue";
import { texts } from "./moments";

const HERE = dirname(fileURLToPath(import.meta.url));
const sources = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(`${HERE}/${name}`, "utf8"));
const colors = ["red", "blue", "green", "white"];
const enemies = Object.entries(PRINTED.enemies);

const wanted = new Set([
  ...sources.flatMap((source) =>
    [...source.matchAll(/say\([^)]*?["']((?:board|land|calendar|cards)-[a-z-]*[a-z])["']/g)].map(
      (found) => found[1] ?? "",
    ),
  ),
  ...Object.keys(MOTIFS).map((terrain) => `terrain-${terrain}`),
  ...Object.keys(SITES).flatMap((site) => [`site-${site}`, `land-does-${site}`]),
  ...colors.flatMap((color) => [`land-mine-${color}`, `land-city-${color}`]),
  ...Object.keys(PRINTED.ruins).map((ruins) => `ruins-${ruins}`),
  ...enemies.flatMap(([id, { pile, element, traits, resistances }]) => [
    `name-${id}`,
    `back-${pile}`,
    `sketch-element-${element}`,
    ...traits.map((trait) => `sketch-trait-${trait}`),
    ...resistances.map((resistance) => `sketch-element-${resistance}`),
  ]),
  ...["deeds", "units", "skills", "tactics", "heroes"].flatMap((kind) =>
    Object.keys(PRINTED[kind as keyof typeof PRINTED]).map((id) => `name-${id}`),
  ),
]);

describe.each(["en", "fr", "ru"])("the words in %s", (locale) => {
  it("hold all that the board says", () => {
    const known = new Set<string>(new FluentResource(texts(locale)).body.map(({ id }) => id));
    expect([...wanted].filter((key) => !known.has(key))).toEqual([]);
  });
});
