import { beforeAll, expect, it } from "vitest";
import { needTexts, setLocale, setTextSource } from "../../lib/words";
import { loadNames, optionName } from "../index";
import { momentOf, texts } from "./moments";

const named = (moment: string, option: string) => optionName("mage_knight", momentOf(moment).view.table, option);

beforeAll(async () => {
  setTextSource(async (domain, locale) => (domain === "mage_knight" ? texts(locale) : ""));
  await setLocale("en");
  await Promise.all([needTexts("mage_knight"), loadNames("mage_knight")]);
});

it("names cards, spaces, enemies, units and rewards", () => {
  expect(named("move", "play:march:basic")).toBe("March");
  expect(named("move", "move:0,0")).toBe("plains (0,0)");
  expect(named("reward", "reward:spell")).toBe("a spell");
  const foe = momentOf("strike").view.table.combat?.foes[0];
  expect(named("strike", `strike:${foe?.id}`)).not.toContain("foe-");
  const unit = momentOf("units").view.table.heroes.flatMap(({ units }) => units)[0];
  expect(named("units", `activate:${unit?.id}:ability-0`)).not.toContain("unit-");
});

it("does so in the language of the page", async () => {
  await setLocale("fr");
  expect(named("move", "move:0,0")).toBe("plaine (0,0)");
  await setLocale("en");
});
