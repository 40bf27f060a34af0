// The builder with forces, against a server of few words: schools are taken whole, and the cards follow.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withoutSizes } from "../../board/harness";
import Builder from "../../books/Builder.svelte";
import type { CheckedBook, DeckForm } from "../../lib/wire";
import { needTexts, setTextSource } from "../../lib/words";
import { cardsOf, PRINTED } from "./catalogue";
import deck from "./deck";
import { texts } from "./moments";

const slots = ["school-1", "school-2", "school-3"];
const form: DeckForm = {
  variants: Object.entries(PRINTED.mages).map(([mage, { element, opposed }]) => ({
    choices: { mage },
    limit: 3,
    prices: {},
    barred: Object.fromEntries(
      Object.entries(PRINTED.schools)
        .filter(([, school]) => school.element === opposed)
        .map(([school]) => [school, "force.opposition"]),
    ),
    notes: { [element]: "own" },
  })),
  most: {},
  box: [],
  slots,
  sets: Object.entries(PRINTED.schools).map(([id, { element, cards }]) => ({ id, kind: element, cards })),
};

// biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
function judge(body: any): CheckedBook {
  const choices: Record<string, string> = body.choices;
  const schools = slots.flatMap((slot) => choices[slot] ?? []);
  const cards = Object.assign({}, ...[choices["mage"] ?? "", ...schools].map(cardsOf)) as Record<string, number>;
  return {
    game: "colors_of_magic",
    name: body.name ?? "",
    choices,
    cards,
    code: JSON.stringify(choices),
    listing: "",
    option: schools.length === 3 ? "force:x" : "",
    size: Object.values(cards).reduce((sum, copies) => sum + copies, 0),
    points: schools.length,
    limit: 3,
    shares: {},
    flaws: [],
  };
}

let shown: Record<string, unknown> | null = null;
// biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
let kept: any[] = [];

beforeEach(async () => {
  kept = [];
  localStorage.clear();
  withoutSizes();
  setTextSource(async (domain, locale) => (domain === "colors_of_magic" ? texts(locale) : ""));
  await needTexts("colors_of_magic");
  vi.stubGlobal("fetch", async (path: string, asked: RequestInit = {}) => {
    const body = JSON.parse(String(asked.body ?? "{}"));
    if (path.endsWith("/check")) return Response.json(judge(body));
    if (asked.method === "POST") {
      kept.push(body);
      return Response.json({ ...judge(body), id: "a", flaws: 0, created: "", changed: "" });
    }
    return Response.json(path.includes("/api/games/") ? form : []);
  });
  document.body.replaceChildren();
  shown = mount(Builder, { target: document.body, props: { game: "colors_of_magic", deck } });
  await comes(() => document.querySelector("[data-book-set]"));
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

async function comes<T>(look: () => T | null): Promise<T> {
  return vi.waitFor(async () => {
    flushSync();
    await tick();
    const found = look();
    if (!found) throw new Error("it is not there");
    return found;
  });
}

const set = (school: string) => document.querySelector<HTMLElement>(`[data-book-set="${school}"]`);
const take = (school: string) => set(school)?.querySelector<HTMLButtonElement>(".take");
const sum = () => document.querySelector(".sum")?.textContent ?? "";
const held = (card: string) => document.querySelector(`[data-held="${card}"]`);

async function choose(mage: string): Promise<void> {
  document.querySelector<HTMLInputElement>(`input[value="${mage}"]`)?.click();
  await comes(() => held(Object.keys(cardsOf(mage))[0] ?? ""));
}

it("takes schools whole, three at most, and their cards and the codex are in the force", async () => {
  await choose("ash-prophet");
  for (const school of ["grand-barbecue", "tribal-rage", "spell-breakers"]) {
    take(school)?.click();
    await comes(() => (take(school)?.getAttribute("aria-pressed") === "true" ? true : null));
  }
  await comes(() => sum().includes("3 of 3 schools") || null);
  expect(held("fireball")?.textContent).toContain("×2");
  expect(held("fireball")?.querySelector("button")).toBeNull();
  expect(held("ash-seer")).not.toBeNull();
  expect(take("stone-skin")?.disabled).toBe(true);
  take("tribal-rage")?.click();
  await comes(() => (held("goblin-raider") ? null : true));
  expect(take("stone-skin")?.disabled).toBe(false);
});

it("says which schools are closed to a mage, and keeps those chosen when the mage changes", async () => {
  await choose("ash-prophet");
  expect(take("mirror-games")?.disabled).toBe(true);
  expect(set("mirror-games")?.textContent).toContain("Closed to this mage");
  take("grand-barbecue")?.click();
  await comes(() => held("fireball"));
  await choose("gust-aeromancer");
  expect(take("grand-barbecue")?.getAttribute("aria-pressed")).toBe("true");
  expect(take("mirror-games")?.disabled).toBe(false);
  expect(take("deep-roots")?.disabled).toBe(true);
});

it("keeps a force by its choices", async () => {
  await choose("ash-prophet");
  take("grand-barbecue")?.click();
  await comes(() => held("fireball"));
  document.querySelector<HTMLButtonElement>(".tools .main")?.click();
  await comes(() => kept[0]);
  expect(kept[0].choices).toEqual({ mage: "ash-prophet", "school-1": "grand-barbecue" });
  expect(kept[0].name).toBe("Ash Prophet");
});
