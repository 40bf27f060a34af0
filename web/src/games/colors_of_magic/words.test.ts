// Every word the board says is there in all three languages.

import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { PRINTED } from "./catalogue";
import { texts } from "./moments";

const HERE = dirname(fileURLToPath(import.meta.url));
const sources = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(`${HERE}/${name}`, "utf8"));
const terrains = ["forest", "ruin", "low-wall", "hill", "wall", "rock", "pond"];

const wanted = new Set([
  ...sources.flatMap((source) =>
    [...source.matchAll(/say\([^)]*?["']((?:board|cards|act|sight|duel|cast|stack)-[a-z-]*[a-z])["']/g)].map(
      (found) => found[1] ?? "",
    ),
  ),
  ...terrains.flatMap((kind) => [`board-terrain-${kind}`, `board-terrain-does-${kind}`]),
  ...["go", "place", "aim"].map((verb) => `board-confirm-${verb}`),
  ...["collect", "activation", "monsters", "end"].map((phase) => `board-phase-${phase}`),
  ...["banished", "carried"].map((away) => `board-away-${away}`),
  ...[...Object.keys(PRINTED.cards), ...Object.keys(PRINTED.mages), ...Object.keys(PRINTED.creatures)].map(
    (id) => `name-${id}`,
  ),
]);

describe.each(["en", "fr", "ru"])("the words in %s", (locale) => {
  it("hold all that the board says", () => {
    const known = new Set<string>(new FluentResource(texts(locale)).body.map(({ id }) => id));
    expect([...wanted].filter((key) => !known.has(key))).toEqual([]);
  });
});
