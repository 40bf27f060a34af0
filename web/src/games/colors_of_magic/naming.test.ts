import { beforeAll, expect, it } from "vitest";
import { needTexts, setLocale, setTextSource } from "../../lib/words";
import { loadNames, optionName } from "../index";
import { momentOf, texts } from "./moments";

const named = (moment: string, option: string) => optionName("colors_of_magic", momentOf(moment).view.table, option);

beforeAll(async () => {
  setTextSource(async (domain, locale) => (domain === "colors_of_magic" ? texts(locale) : ""));
  await setLocale("en");
  await Promise.all([needTexts("colors_of_magic"), loadNames("colors_of_magic")]);
});

it("names cards, creatures, markers, zones and places", () => {
  expect(named("turn", "cast:goblin-raider")).toBe("Goblin Raider");
  expect(named("move", "go:48,52")).toBe("Place 48,52");
  const creature = momentOf("strike").view.table.creatures[0];
  expect(named("strike", `strike:${creature?.id}`)).not.toMatch(/^c\d/);
  const marker = momentOf("markers").view.table.markers[0];
  expect(named("markers", `act:${marker?.id}`)).not.toMatch(/^m\d/);
  const zone = momentOf("zones").view.table.zones[0];
  expect(named("zones", `pick:${zone?.id}`)).not.toMatch(/^z\d/);
});

it("does so in the language of the page", async () => {
  await setLocale("ru");
  expect(named("move", "go:48,52")).toBe("Точка 48,52");
  await setLocale("en");
});
