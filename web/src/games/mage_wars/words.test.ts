// Every word the board says is there in all three languages.

import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Printed } from "./catalogue";
import catalogue from "./catalogue.json";
import { ATTACK_STEPS, CAST_STEPS, stepNames } from "./deeds";
import { texts } from "./moments";
import { PHASES } from "./types";

const HERE = dirname(fileURLToPath(import.meta.url));
const sources = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(`${HERE}/${name}`, "utf8"));
const cards = Object.values(catalogue as unknown as Record<string, Printed>);
const attacks = cards.flatMap((card) => card.attacks ?? []);

const wanted = new Set([
  ...sources.flatMap((source) => [...source.matchAll(/["'](board-[a-z-]*[a-z])["']/g)].map((found) => found[1] ?? "")),
  ...PHASES.map((phase) => `phase-${phase}`),
  ...stepNames(ATTACK_STEPS).map((name) => `board-step-attack-${name}`),
  ...stepNames(CAST_STEPS).map((name) => `board-step-cast-${name}`),
  ...attacks.flatMap((attack) => [
    `board-style-${attack.style}`,
    ...(attack.speed ? [`board-speed-${attack.speed}`] : []),
  ]),
  ...attacks.map((attack) => `attack-${attack.name}`),
  ...cards.flatMap((card) => [
    `kind-${card.kind}`,
    ...(card.subtypes ?? []).map((name) => `subtype-${name}`),
    ...(card.schools ?? []).map(([school]) => `school-${school}`),
    ...(card.slots ?? []).map((slot) => `slot-${slot}`),
    ...(card.words ?? []).map((word) => `trait-${word}`),
    ...(card.only ?? []).map((who) => `trait-only-${who}`),
    ...(card.abilities ?? []).map((ability) => `ability-${ability.name}`),
    ...[...(card.traits ?? []), ...(card.attacks ?? []).flatMap((attack) => attack.traits ?? [])].map(
      ({ name, harm }) => (harm ? `trait-${name}-${harm}` : `trait-${name}`),
    ),
    ...(card.target?.aims ?? []).filter((aim) => aim !== "object").map((aim) => `board-aim-${aim}`),
  ]),
]);
for (const key of ["board-assigned", "board-bound"]) wanted.add(key).add(`${key}-secret`);
wanted.delete("board-height");

describe.each(["en", "fr", "ru"])("the words in %s", (locale) => {
  it("hold all that the board says", () => {
    const known = new Set<string>(new FluentResource(texts(locale)).body.map(({ id }) => id));
    expect([...wanted].filter((key) => !known.has(key))).toEqual([]);
  });
});
