// Darkness: how far is seen in it, as the view says.

import { tick } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clear, momentOf, prepare, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

/** A moment by night, in which only one creature has a limit to its sight. */
function night(only: string | null) {
  const moment = structuredClone(momentOf("turn"));
  const { table } = moment.view;
  const creatures = table.creatures.map((one) => ({ ...one, sight: only === null || one.id === only ? 6 : null }));
  return { ...moment, view: { ...moment.view, table: { ...table, dark: true, creatures } } };
}

it("lights the table around our own creatures, and around the one that is looked at", async () => {
  const moment = night(null);
  const { table } = moment.view;
  const [own] = table.creatures.filter(({ owner }) => owner === moment.view.seat);
  const [other] = table.creatures.filter(({ owner }) => owner !== moment.view.seat);
  const { root } = await show(moment);
  const seen = () => [...root.querySelectorAll("[data-seen]")].map((ring) => ring.getAttribute("data-seen"));
  expect(seen()).toContain(own?.id);
  expect(seen()).not.toContain(other?.id);
  root.querySelector<HTMLElement>(`[data-creature="${other?.id}"]`)?.focus();
  await tick();
  expect(seen()).toEqual([other?.id]);
  expect(root.querySelector(".dark text")?.textContent).toContain("6");
});

it("leaves no night to whom it does not hinder", async () => {
  const moment = night("nobody");
  const { root } = await show(moment);
  expect(root.querySelector("svg.dark")).not.toBeNull();
  root.querySelector<HTMLElement>("[data-creature]")?.focus();
  await tick();
  expect(root.querySelector("svg.dark")).toBeNull();
});
