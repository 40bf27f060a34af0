// What only some may see of heroes: the chosen one of a team, and the cards set aside in a draft.

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clear, type Moment, momentOf, prepare, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

const words = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, " ").trim();
const own = (root: HTMLElement) => words(root.querySelector(".sheet .chosen"));
/** The other seats that carry the badge. */
const badges = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(".seat:has(.chosen)")].map(({ dataset }) => dataset["seat"]);

/** The moment as it would be if these were known. */
function knowing(known: Readonly<Record<number, boolean>>): Moment {
  const moment = momentOf("chosen-one");
  const heroes = moment.view.table.heroes.map(({ chosen: _, ...hero }) => {
    const chosen = known[hero.seat];
    return chosen === undefined ? hero : { ...hero, chosen };
  });
  return { ...moment, view: { ...moment.view, table: { ...moment.view.table, heroes } } };
}

describe("the chosen one", () => {
  it("is shown to its team, and nobody of the others is", async () => {
    const { root } = await show(momentOf("chosen-one"));
    expect(own(root)).toBeUndefined();
    expect(badges(root)).toEqual(["2"]);
    const badge = root.querySelector('.seat[data-seat="2"] .chosen');
    expect(words(badge)).toBe("Chosen one");
    expect(badge?.getAttribute("title")).toBe("Known only to your team");
    expect(root.querySelector('.seat[data-seat="2"]')?.getAttribute("aria-label")).toContain("Chosen one");
  });

  it("reads it on its own sheet", async () => {
    const { root } = await show(knowing({ 0: true, 2: false }));
    expect(own(root)).toBe("Chosen one Known only to your team");
    expect(badges(root)).toEqual([]);
  });

  it("is shown of both teams once the match is over, and is no secret then", async () => {
    const { root } = await show(knowing({ 0: true, 1: true, 2: false, 3: false }), [], true);
    expect(own(root)).toBe("Chosen one");
    expect(badges(root)).toEqual(["1"]);
    expect(root.querySelector('.seat[data-seat="1"] .chosen')?.hasAttribute("title")).toBe(false);
  });

  it("is nobody where teams have none", async () => {
    expect((await show(momentOf("four-players"))).root.querySelector(".seat .chosen, .sheet .chosen")).toBeNull();
  });
});

describe("cards set aside in the draft", () => {
  it("lie on our own sheet between rounds", async () => {
    const { root } = await show(momentOf("set-aside"));
    const row = root.querySelector('.sheet [aria-label="Set aside in the draft"]');
    const cards = [...(row?.querySelectorAll('[role="img"][tabindex]') ?? [])].map((one) =>
      one.getAttribute("aria-label"),
    );
    expect(cards).toHaveLength(2);
    expect(cards[0]).toMatch(/^Maximal Effect/);
    expect(cards[1]).toMatch(/^Training/);
  });

  it("are not there without a draft", async () => {
    expect((await show(momentOf("move"))).root.querySelector(".sheet .aside")).toBeNull();
  });
});
