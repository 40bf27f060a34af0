// The builder with spellbooks, against a server of few words: it shows what that says, and sends what was clicked.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withoutSizes } from "../../board/harness";
import BookPicker from "../../books/BookPicker.svelte";
import Builder from "../../books/Builder.svelte";
import type { CheckedBook, DeckForm, SavedBook } from "../../lib/wire";
import { needTexts, setTextSource } from "../../lib/words";
import deck from "./deck";
import { texts } from "./moments";

const prices = { fireball: 4, malacoda: 4, "timber-wolf": 1, teleport: 2 };
const variant = (mage: string, element?: string) => ({
  choices: element ? { mage, element } : { mage },
  limit: 120,
  prices,
  barred: mage === "wizard" ? { "timber-wolf": "spellbooks.mage-only" } : ({} as Record<string, string>),
  notes: { nature: "trained", fire: "opposed" },
});
const form: DeckForm = {
  variants: [variant("beastmaster"), variant("wizard"), variant("wizard", "air"), variant("wizard", "fire")],
  most: { fireball: 4, malacoda: 1, "timber-wolf": 6, teleport: 6 },
  box: [
    {
      id: "starter-wizard",
      kind: "starter",
      key: "book-title-starter",
      args: { mage: "@card-mage-wizard" },
      code: "MWB1-BOX",
    },
  ],
  slots: [],
  sets: [],
};

const rule = (id: string, en: string) => ({ id, where: "", en, fr: en, ru: en, ruling: "" });
const rules = [
  rule("card.fireball", "Burns."),
  rule("card.malacoda", "Poisons all others."),
  rule("card.malacoda-fourth", "Poisons all."),
];

interface Call {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
  body: any;
}
let calls: Call[] = [];
let kept: SavedBook[] = [];
let shown: Record<string, unknown> | null = null;

// biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
function judge(body: any): CheckedBook {
  const boxed = body.text === "MWB1-BOX";
  const cards: Record<string, number> = boxed ? { teleport: 2 } : (body.cards ?? {});
  const points = Object.entries(cards).reduce(
    (sum, [card, copies]) => sum + copies * (prices[card as keyof typeof prices] ?? 0),
    0,
  );
  const flaws =
    (cards["fireball"] ?? 0) > 4 ? [{ rule: "spellbooks.copies", text: "Too many of them.", card: "fireball" }] : [];
  return {
    game: "mage_wars",
    name: body.name ?? "",
    choices: boxed ? { mage: "wizard", element: "air" } : (body.choices ?? {}),
    cards,
    code: `MWB1-${JSON.stringify(cards)}${body.name ?? ""}`,
    listing: "the list",
    option: flaws.length > 0 ? "" : "book:mwb1-x",
    size: Object.values(cards).reduce((sum, copies) => sum + copies, 0),
    points,
    limit: 120,
    shares: points > 0 ? { fire: points } : {},
    flaws,
  };
}

function answer({ method, path, body }: Call): unknown {
  if (path === "/api/games/mage_wars/books") return form;
  if (path === "/api/books/check") return judge(body);
  if (path === "/api/games/mage_wars/rules") return rules;
  if (path.startsWith("/api/books") && method === "GET") return kept;
  if (path.startsWith("/api/books") && method !== "DELETE") {
    const checked = judge(body);
    const saved: SavedBook = {
      ...checked,
      id: path.split("/")[3] ?? "a",
      flaws: checked.flaws.length,
      created: "",
      changed: "",
    };
    return saved;
  }
  return [];
}

beforeEach(async () => {
  calls = [];
  kept = [];
  localStorage.clear();
  location.hash = "";
  withoutSizes();
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body = "" }: RequestInit = {}) => {
    const call = { method, path, body: body ? JSON.parse(String(body)) : null };
    calls.push(call);
    return new Response(JSON.stringify(answer(call)), { headers: { "content-type": "application/json" } });
  });
  setTextSource(async (domain, locale) => (domain === "mage_wars" ? texts(locale) : ""));
  await needTexts("mage_wars");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const PATIENCE = 60_000;

/** Wait until something is on the page. */
async function comes<T>(find: () => T | null | undefined): Promise<T> {
  return await vi.waitFor(() => {
    flushSync();
    const found = find();
    if (found == null) throw new Error("it is not there");
    return found;
  }, PATIENCE);
}
async function build(): Promise<void> {
  shown = mount(Builder, { target: document.body, props: { game: "mage_wars", deck } });
  await says("of 120 points");
}
/** Wait until the sums say so. */
async function says(words: string): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(text()).toContain(words);
  }, PATIENCE);
  await tick();
}
const at = (selector: string) => document.querySelector<HTMLElement>(selector);
const text = () => at(".sum")?.textContent ?? "";
const labelled = (label: string) => at(`[aria-label="${label}"]`);
const saying = (words: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);

it("adds and takes away copies, and shows what the server says of them", async () => {
  await build();
  labelled("One Fireball more")?.click();
  labelled("One Fireball more")?.click();
  await says("8 of 120 points");
  expect(at('[data-held="fireball"]')?.textContent).toContain("Fireball");
  const checks = calls.filter((call) => call.path === "/api/books/check");
  expect(checks.at(-1)?.body.cards).toEqual({ fireball: 2 });
  expect(at(".shares")?.textContent).toMatch(/Fire\s+opposed\s+8/);
  labelled("One Fireball fewer")?.click();
  await says("4 of 120 points");
});

it("tells what is wrong, links the rule, and marks the card", async () => {
  await build();
  for (let copies = 0; copies < 5; copies++) labelled("One Fireball more")?.click();
  await says("One thing is wrong");
  expect(at(".flaws")?.textContent).toContain("Too many of them.");
  expect(at('[data-book-card="fireball"]')?.className).toContain("faulty");
  at(".flaws button")?.click();
  await comes(() => at('[role="dialog"].drawer'));
});

it("tells both wordings of a card that the fourth edition changed", async () => {
  await build();
  at('[data-book-card="malacoda"] .face')?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  const words = await comes(() => at(".large .does")?.parentElement);
  expect(words.textContent).toMatch(/first printings: Poisons all others\.\s+4th edition: Poisons all\./);
});

it("hides what is closed to the mage, and asks a wizard for the element", async () => {
  await build();
  expect(at('[data-book-card="timber-wolf"]')).not.toBeNull();
  expect(at('input[name="book-element"]')).toBeNull();
  at('input[name="book-mage"][value="wizard"]')?.click();
  await says("0 of 120 points");
  expect(at('[data-book-card="timber-wolf"]')).toBeNull();
  at('input[name="book-element"][value="fire"]')?.click();
  await vi.waitFor(() => expect(calls.at(-1)?.body.choices).toEqual({ mage: "wizard", element: "fire" }), PATIENCE);
});

it("keeps a new book once, and changes it afterwards", async () => {
  await build();
  at('[data-book-card="teleport"] .face')?.click();
  await says("Changes not saved");
  saying("Save")?.click();
  await says("Saved");
  expect(calls.find((call) => call.method === "POST" && call.path === "/api/books")?.body).toEqual({
    game: "mage_wars",
    name: "Beastmaster",
    choices: { mage: "beastmaster" },
    cards: { teleport: 1 },
  });
  labelled("One Teleport more")?.click();
  await says("Changes not saved");
  saying("Save")?.click();
  await says("Saved");
  expect(calls.find((call) => call.method === "PUT")?.body.cards).toEqual({ teleport: 2 });
});

it("opens a book of the box, and asks before changes are lost", async () => {
  await build();
  saying("Open a book")?.click();
  (await comes(() => saying("Wizard: starter book"))).click();
  await says("4 of 120 points");
  expect(at("#book-contents")?.textContent).toBe("Wizard: starter book");
  labelled("One Teleport more")?.click();
  await says("6 of 120 points");
  saying("New book")?.click();
  await says("6 of 120 points");
  saying("Go on without saving")?.click();
  await says("0 of 120 points");
});

it("opens the book of a shared link, and takes up a draft without one", async () => {
  location.hash = "#MWB1-BOX";
  await build();
  await says("4 of 120 points");
  expect(location.hash).toBe("");
  labelled("One Fireball more")?.click();
  await says("8 of 120 points");
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  await build();
  await says("8 of 120 points");
});

it("offers the saved books that may be played, and no others", async () => {
  const base = judge({ name: "Good", choices: { mage: "wizard", element: "fire" }, cards: {} });
  kept = [
    { ...base, id: "good", flaws: 0, created: "", changed: "" },
    { ...base, id: "poor", name: "Poor", option: "", flaws: 2, created: "", changed: "" },
  ];
  const choose = vi.fn();
  shown = mount(BookPicker, {
    target: document.body,
    props: { game: "mage_wars", verb: "book", moving: false, choose },
  });
  await comes(() => at("[data-book]"));
  const buttons = [...document.querySelectorAll<HTMLElement>("button")];
  expect(buttons.map((button) => button.dataset["book"])).toEqual(["good"]);
  expect(buttons[0]?.textContent).toContain("Wizard");
  expect(document.body.textContent).toContain("One of your books may not be played yet.");
  buttons[0]?.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith("book:mwb1-x");
});

it("says in one line that books can be built, to who has none", async () => {
  kept = [];
  shown = mount(BookPicker, {
    target: document.body,
    props: { game: "mage_wars", verb: "book", moving: false, choose: vi.fn() },
  });
  await comes(() => at("a"));
  expect(document.body.textContent?.trim()).toBe("Play a book of your own");
});
