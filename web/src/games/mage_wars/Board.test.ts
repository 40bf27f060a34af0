// Every recorded moment: whatever is offered can be chosen on the board, by clicks alone.

import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { provesEveryOption } from "../../board/harness";
import type { Decision, Option } from "../../lib/wire";
import { tell } from "../../lib/words";
import { board, clear, click, type Moment, momentOf, moments, prepare, type Shown, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

provesEveryOption(board, (root, { moment, view: { table } }) => {
  if (moment.startsWith("choose")) return;
  expect(root.querySelectorAll("[data-seat]")).toHaveLength(table.players.length);
  if (root.querySelector(".book")) return;
  expect(root.querySelectorAll("[data-zone]")).toHaveLength(table.arena.columns * table.arena.rows);
  const standing = table.objects.filter((object) => object.life !== undefined && object.host === null);
  expect(root.querySelectorAll("[data-piece]")).toHaveLength(standing.length);
  for (const object of standing) {
    const piece = root.querySelector(`[data-piece="${object.id}"]`);
    if (object.zone)
      expect(piece?.closest(".zone")?.querySelector("[data-zone]")?.getAttribute("data-zone")).toBe(object.zone);
    const left = Math.max(0, (object.life ?? 0) - (object.damage ?? 0));
    expect(piece?.textContent).toContain(String(left));
  }
});

describe("the board of Mage Wars", () => {
  it("tells in words who won", async () => {
    const { root } = await show(momentOf("end"));
    expect(root.querySelector("[data-winner]")?.getAttribute("aria-label")).toContain("Winner");
  });

  it("names the edition of the cards where it is not the usual one", async () => {
    const moment = momentOf("act-crowded");
    expect((await show(moment)).root.querySelector(".track")?.textContent).not.toContain("4th edition");
    clear();
    const table = { ...moment.view.table, edition: "fourth" };
    const { root } = await show({ ...moment, view: { ...moment.view, table } });
    expect(root.querySelector(".track")?.textContent).toContain("4th edition");
  });

  it("says whom we wait for where our attack waits for an answer, and else whose turn it is", async () => {
    const moment = momentOf("act-crowded");
    const seat = moment.view.seat ?? 0;
    const idle = { ...moment, view: { ...moment.view, table: { ...moment.view.table, turn: seat } } };
    const said = async (asked: number[]) =>
      (await board.show(idle, { decision: null, asked })).root.querySelector(".ask")?.textContent;
    expect(await said([1 - seat])).toContain(`Waiting for ${seat === 0 ? "Bo" : "Ana"}`);
    expect(await said([seat])).not.toContain("Waiting");
    expect(await said([])).not.toContain("Waiting");
  });

  it("marks what the log points at", async () => {
    const moment = momentOf("act-crowded");
    const creature = moment.view.table.objects.find(
      ({ id, kind, zone }) => kind === "creature" && zone && !id.startsWith("mage-"),
    );
    const { root } = await show(moment, [`@card-${creature?.card}`, "#1"]);
    const lit = [...root.querySelectorAll<HTMLElement>(".lit")].map(
      (node) => node.dataset["thing"] ?? node.dataset["seat"],
    );
    expect(lit).toContain(creature?.id);
    expect(lit).toContain("mage-1");
    expect(lit).not.toContain("mage-0");
  });

  it("shows an enchantment of the others face down, and never its name", async () => {
    const hidden = (moment: Moment) =>
      moment.view.table.objects.find((object) => object.hidden && object.card === null && object.host);
    const moment = moments.find(hidden);
    if (!moment) throw new Error("nobody hides anything in the recorded moments");
    const { root } = await show(moment);
    const tab = root.querySelector(`[data-thing="${hidden(moment)?.id}"]`);
    expect(tab?.getAttribute("aria-label")).toContain("face down");
    expect(tab?.classList).toContain("down");
  });
});

describe("an attack under way", () => {
  it("fills its eight steps and shows the dice", async () => {
    const moment = momentOf("counterstrike");
    const { root } = await show(moment);
    const strip = root.querySelector('[data-procedure="attack"]');
    const steps = [...(strip?.querySelectorAll("li") ?? [])];
    expect(steps).toHaveLength(8);
    expect(steps.map((step) => step.classList.contains("now")).indexOf(true)).toBe(6);
    expect(steps.filter((step) => step.classList.contains("done"))).toHaveLength(6);
    const attack = moment.view.table.under_way.find((one) => one.procedure === "attack");
    const faces = [...(strip?.querySelectorAll(".dice svg") ?? [])].map((die) => die.getAttribute("aria-label"));
    const called = ["Blank", "Blank", "Damage 1", "Damage 2", "Critical damage 1", "Critical damage 2"];
    expect(attack?.dice.length).toBeGreaterThan(0);
    expect(faces.slice(0, attack?.dice.length)).toEqual(attack?.dice.map((face) => called[face - 1]));
  });

  it("shows the effect die", async () => {
    const moment = momentOf("rolled");
    const { root } = await show(moment);
    const attack = moment.view.table.under_way.find((one) => one.procedure === "attack");
    const dice = [...root.querySelectorAll('[data-procedure="attack"] .dice svg')];
    expect(dice.at(-1)?.getAttribute("aria-label")).toBe(`Effect die: ${attack?.effect}`);
  });

  it("shows the dice of an attack that was over at once", async () => {
    const moment = momentOf("fought");
    const { root } = await show(moment);
    const rolled = moment.happened?.find(({ event }) => event === "dice-rolled");
    expect(root.querySelectorAll(".rolls .six")).toHaveLength(String(rolled?.args["dice"]).length);
    const damaged = moment.happened?.find(({ event }) => event === "damaged");
    if (!damaged) throw new Error("nobody was hurt in the recorded fight");
    const names = { 0: "Ana", 1: "Bo" };
    expect(root.querySelector(".rolls")?.textContent).toContain(tell("mage_wars", damaged, names));
    await click(root.querySelector(".rolls button"));
    expect(root.querySelector(".rolls")).toBeNull();
  });

  it("shows a spell in its three steps", async () => {
    const { root } = await show(momentOf("spell-cast"));
    const steps = [...root.querySelectorAll('[data-procedure="cast"] li')];
    expect(steps.map((step) => step.classList.contains("now"))).toEqual([false, true, false]);
  });
});

describe("casting from the hand", () => {
  it("lights the targets of the spell clicked, and only these", async () => {
    const moment = momentOf("act-crowded");
    const shown = await show(moment);
    const card = shown.root.querySelector<HTMLElement>('.hand [data-option^="cast:"]');
    const spell = card?.dataset["thing"]?.replace("hand:", "");
    await click(card);
    const wanted = (moment.view.decision?.options ?? []).filter(
      ({ verb, subject }) => verb === "cast" && subject === spell,
    );
    expect(wanted.length).toBeGreaterThan(0);
    const lit = [...shown.root.querySelectorAll<HTMLElement>("[data-target]")].map((node) => node.dataset["option"]);
    expect(new Set(lit)).toEqual(new Set(wanted.map((option) => option.id)));
    await click(shown.root.querySelector("[data-target]"));
    expect(shown.chosen).toHaveLength(1);
  });

  it("says why a spell cannot be cast", async () => {
    const { root, explained } = await show(momentOf("plan-standard"));
    await click(root.querySelector('.hand [aria-disabled="true"]'));
    expect(root.querySelector(".actions")?.textContent).toContain("Too dear.");
    await click(root.querySelector(".actions .rule"));
    expect(explained).toEqual(["casting.pay"]);
  });
});

describe("aiming", () => {
  /** A deed aimed at zones, in a zone of which somebody stands who is no target. */
  async function aimAtZones(): Promise<{ shown: Shown; standing: HTMLElement; option: string }> {
    for (const moment of moments) {
      const shown = await show(moment);
      for (const { verb, subject } of moment.view.decision?.options ?? []) {
        await click(
          shown.root.querySelector(`.buttons [data-option^="${verb}:${subject}:"]`) ?? shown.root.querySelector(".mw"),
        );
        for (const ground of shown.root.querySelectorAll<HTMLElement>("[data-zone][data-target]")) {
          const standing = ground.closest(".zone")?.querySelector<HTMLElement>(".body:not([data-target])");
          if (standing) return { shown, standing, option: ground.dataset["option"] ?? "" };
        }
      }
    }
    throw new Error("no recorded moment aims at a zone where somebody stands");
  }

  it("takes a click on somebody who stands in a lit zone for the zone", async () => {
    const { shown, standing, option } = await aimAtZones();
    shown.chosen.length = 0;
    await click(standing);
    expect(shown.chosen).toEqual([option]);
  });

  it("says which key goes from target to target, where there are several", async () => {
    const { root } = await show(momentOf("act-crowded"));
    await click(root.querySelector('.buttons [data-option^="move:"]'));
    expect(root.querySelectorAll("[data-target]").length).toBeGreaterThan(1);
    expect(root.querySelector(".aim")?.textContent).toContain("N key");
  });
});

describe("a creature that was clicked", () => {
  it("says once why it cannot do more", async () => {
    const { root, explained } = await show(momentOf("activate"));
    await click(root.querySelector(".body"));
    await tick();
    flushSync();
    expect(root.querySelector(".actions")?.textContent?.match(/Too dear\./g)).toHaveLength(1);
    await click(root.querySelector(".actions .rule"));
    expect(explained).toEqual(["casting.pay"]);
  });
});

describe("an option that harms our own side", () => {
  const moment = momentOf("act-creature");
  const attacks = (moment.view.decision?.options ?? []).filter(({ verb }) => verb === "attack");
  const bad = attacks[0] as Option;
  const marked = (harms: ReadonlySet<string>): Moment => {
    const decision = moment.view.decision as Decision;
    const options = decision.options.map((option) =>
      harms.has(option.id) ? { ...option, harms: true as const } : option,
    );
    return { ...moment, view: { ...moment.view, decision: { ...decision, options } } };
  };

  it("is marked where it can be aimed, in sight and in words", async () => {
    const { root } = await show(marked(new Set([bad.id])));
    await click(root.querySelector(`.buttons [data-option="${bad.id}"]`));
    const lit = [...root.querySelectorAll<HTMLElement>(".token [data-target]")];
    expect(lit.length).toBeGreaterThan(1);
    for (const target of lit) {
      const harms = target.dataset["option"] === bad.id;
      expect(target.querySelector(".harms") !== null).toBe(harms);
      expect(target.getAttribute("aria-label")?.includes("harms your own side")).toBe(harms);
    }
  });

  it("stands behind all others among the buttons", async () => {
    const { root } = await show(marked(new Set(attacks.map(({ id }) => id))));
    const marks = [...root.querySelectorAll(".buttons .verb")].map((verb) => verb.querySelector(".harms") !== null);
    expect(marks.filter(Boolean)).toHaveLength(new Set(attacks.map(({ subject }) => subject)).size);
    expect(marks).toEqual([...marks].sort());
  });
});

it("names nobody's turn once the match is over, however it ended", async () => {
  const moment = momentOf("act-mage");
  expect((await show(moment)).root.querySelector(".track .turn")).not.toBeNull();
  expect((await show(moment, [], true)).root.querySelector(".track .turn")).toBeNull();
});

it("takes a double click for one click where the first put something else under the pointer", async () => {
  const { root, chosen } = await show(momentOf("act-creature"));
  const twice = async (node: Element | null, detail: number) => {
    node?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    flushSync();
    await tick();
  };
  const attack = (momentOf("act-creature").view.decision?.options ?? []).find(({ verb }) => verb === "attack");
  await twice(root.querySelector(`.buttons [data-option="${attack?.id}"]`), 1);
  const target = root.querySelector("[data-target]");
  expect(target).not.toBeNull();
  await twice(target, 2);
  expect(chosen).toEqual([]);
  await twice(target, 1);
  expect(chosen).toHaveLength(1);
});
