// Every recorded moment: whatever is offered can be chosen on the board, by clicks alone.

import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { provesEveryOption } from "../../board/harness";
import { board, clear, click, momentOf, prepare, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

provesEveryOption(board, (root, { view: { table } }) => {
  if (!root.querySelector(".land")) return;
  expect(root.querySelectorAll("[data-space]")).toHaveLength(table.realm.spaces.length);
  expect(root.querySelectorAll("[data-fog]")).toHaveLength(table.realm.open.length);
  for (const { seat, place } of table.heroes) {
    const figure = root.querySelector(`[data-hero="${seat}"]`);
    expect(figure?.closest("[data-space]")?.getAttribute("data-space") ?? "").toBe(place);
  }
  const drawnSpaces = spacesOf(root);
  for (const { place, tokens = [], city } of table.realm.spaces) {
    const space = drawnSpaces.get(place);
    expect(space?.querySelectorAll(".tokens svg") ?? [], place).toHaveLength(
      tokens.length + (city?.garrison.length ?? 0),
    );
    saysWhatItHolds(space?.getAttribute("aria-label") ?? "", place, tokens);
  }
});

function saysWhatItHolds(words: string, place: string, tokens: readonly { readonly enemy?: string | null }[]): void {
  expect(words).toContain(place);
  expect(words).not.toMatch(/land-|site-|terrain-|back-|name-|sketch-/);
  for (const { enemy } of tokens) expect(words).toContain(enemy ? "armor" : "Hidden");
}

/** All spaces at once: to look for one after the other takes long on a large map. */
function spacesOf(root: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const nodes = [...root.querySelectorAll<HTMLElement>("[data-space]")];
  return new Map(nodes.map((node) => [node.dataset["space"] ?? "", node]));
}
const space = (root: HTMLElement, place: string) => root.querySelector<HTMLElement>(`[data-space="${place}"]`);

describe("the land", () => {
  it("lights where the hero can go next, with what it costs", async () => {
    const moment = momentOf("move");
    const { root } = await show(moment);
    const steps = moment.view.decision?.options.filter(({ verb }) => verb === "move") ?? [];
    expect(steps.length).toBeGreaterThan(0);
    for (const { subject, args } of steps) {
      const there = space(root, subject);
      expect(there?.dataset["target"]).toBe("");
      expect(there?.querySelector(".cost")?.textContent?.trim()).toBe(String(args["cost"]));
    }
  });

  it("shows what is within reach farther away, and its least cost", async () => {
    const moment = momentOf("move");
    const { root } = await show(moment);
    for (const { place, cost } of moment.view.table.turns.at(-1)?.reach ?? []) {
      expect(space(root, place)?.querySelector(".cost")?.textContent?.trim()).toBe(String(cost));
    }
  });

  it("marks steps that provoke, in sight and in words", async () => {
    const moment = momentOf("provoke");
    const { root } = await show(moment);
    for (const { verb, key, subject } of moment.view.decision?.options ?? []) {
      if (verb !== "move") continue;
      const there = space(root, subject);
      expect(there?.classList.contains("warned")).toBe(key !== "option-move");
      if (key === "option-move-provoking") expect(there?.getAttribute("aria-label")).toContain("provoking");
    }
  });

  it("says why a space cannot be entered", async () => {
    const { root, chosen } = await show(momentOf("first-turn"));
    const sea = momentOf("first-turn").view.table.realm.spaces.find(({ terrain }) => terrain === "sea");
    await click(space(root, sea?.place ?? ""));
    expect(chosen).toEqual([]);
    await vi.waitFor(() => expect(root.querySelector(".actions")?.textContent).toContain("Too far."));
  });

  it("tells of a space that is looked at", async () => {
    const { root } = await show(momentOf("first-turn"));
    const village = momentOf("first-turn").view.table.realm.spaces.find(({ site }) => site === "village");
    space(root, village?.place ?? "")?.focus();
    await Promise.resolve();
    expect(root.querySelector(".told")?.textContent).toContain("Recruit here");
  });

  it("lists what each terrain costs, cheapest first", async () => {
    const moment = momentOf("first-turn");
    const { root } = await show(moment);
    const listed = [...root.querySelectorAll(".legend dd")].map((cost) => Number(cost.textContent));
    expect(listed).toEqual(Object.values(moment.view.table.turns[0]?.costs ?? {}).sort((one, other) => one - other));
  });

  it("looks different by night", async () => {
    expect((await show(momentOf("night"))).root.querySelector(".mk.night")).not.toBeNull();
    expect((await show(momentOf("move"))).root.querySelector(".mk.night")).toBeNull();
  });

  it("marks what the log points at: heroes and enemies", async () => {
    const moment = momentOf("provoke");
    const { heroes, realm } = moment.view.table;
    const orcs = realm.spaces.find(({ tokens = [] }) => tokens[0]?.enemy);
    const lit = (root: HTMLElement) =>
      [...root.querySelectorAll<HTMLElement>(".space.lit")].map((node) => node.dataset["space"]);
    expect(lit((await show(moment, ["#0"])).root)).toEqual([heroes[0]?.place]);
    expect(lit((await show(moment, [`@name-${orcs?.tokens?.[0]?.enemy}`])).root)).toContain(orcs?.place);
  });

  it("can be looked at during a combat", async () => {
    const { root } = await show(momentOf("ranged"));
    expect(root.querySelector(".land")).toBeNull();
    await click(root.querySelector(".peek"));
    expect(root.querySelector(".land")).not.toBeNull();
  });
});

it("keeps a card picked that was clicked twice in a row, and puts it back on a later click", async () => {
  const { root, chosen } = await show(momentOf("move"));
  const card = [...root.querySelectorAll<HTMLElement>(".mk-hand button[data-option]")][0];
  const picked = () => root.querySelectorAll(".actions .buttons [data-option^='play:']").length > 1;
  for (const [detail, after] of [
    [1, true],
    [2, true],
    [1, false],
  ] as const) {
    card?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
    await tick();
    expect(picked()).toBe(after);
  }
  expect(chosen).toEqual([]);
});

it("leaves the drawer of offers closed for what is chosen in the middle of the board", async () => {
  const moment = momentOf("skill");
  const { decision, table } = moment.view;
  const [first] = decision?.options ?? [];
  if (!decision || !first) throw new Error("no skill is asked for");
  const common = {
    ...first,
    id: "skill:flight",
    subject: "flight",
    key: "option-common-skill",
    args: { skill: "@name-flight" },
  };
  const offers = { ...table.offers, skills: ["flight"] };
  const view = {
    ...moment.view,
    decision: { ...decision, options: [...decision.options, common] },
    table: { ...table, offers },
  };
  const { root } = await show({ ...moment, view });
  expect(root.querySelector('.rewards [data-option="skill:flight"] .verb')?.textContent).toBe("Learn it");
  expect(root.querySelector(".drawer.open")).toBeNull();
});

describe("the calendar", () => {
  it("tells round, time, and who comes when with which tactic", async () => {
    const moment = momentOf("three-players");
    const { root } = await show(moment);
    const { round, rounds, time, order } = moment.view.table.calendar;
    expect(root.querySelector(".round")?.textContent).toContain(`Round ${round} of ${rounds}, ${time}`);
    const names = [...root.querySelectorAll(".calendar li .name")].map((name) => name.textContent);
    expect(names).toEqual(order.map((seat) => ["Ana", "Bo", "Cy"][seat] ?? "the dummy player"));
    expect(root.querySelectorAll('.calendar [aria-current="step"]')).toHaveLength(1);
  });

  it("names nobody's turn once the match is over, however it ended", async () => {
    const moment = momentOf("move");
    expect((await show(moment)).root.querySelector(".calendar .now")).not.toBeNull();
    expect((await show(moment, [], true)).root.querySelector(".calendar .now")).toBeNull();
  });
});
