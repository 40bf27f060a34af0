import { beforeAll, expect, it } from "vitest";
import { needTexts, setLocale, setTextSource } from "../../lib/words";
import { loadNames, optionName } from "../index";
import { artOf } from "./art";
import { printed } from "./catalogue";
import { texts } from "./moments";

const view = {
  objects: [
    { id: "mage-0", card: "warlock" },
    { id: "bitterwood-fox-12", card: "bitterwood-fox" },
    { id: "veil-3", card: "bear-strength", hidden: true },
    { id: "veil-9", card: null, hidden: true },
    { id: "mage-wand-4", card: "mage-wand" },
  ],
};
const name = (option: string) => optionName("mage_wars", view, option);

beforeAll(async () => {
  setTextSource(async (domain, locale) => (domain === "mage_wars" ? texts(locale) : ""));
  await setLocale("en");
  await Promise.all([needTexts("mage_wars"), loadNames("mage_wars")]);
});

it("names objects, attacks, bound spells, cards and bare options", () => {
  expect(name("activate:mage-0")).toBe("Warlock");
  expect(name("activate:bitterwood-fox-12")).toBe("Bitterwood Fox");
  expect(name("attack:bitterwood-fox-12.bite:mage-1")).toBe("Bitterwood Fox · Bite");
  expect(name("bound:mage-wand-4.minor-heal:mage-0")).toBe("Mage Wand · Minor Heal");
  expect(name("reveal:veil-3")).toBe("Bear Strength");
  expect(name("cast:fireball:a1")).toBe("Fireball");
  expect(name("skip")).toBe("Pass");
});

it("shows a card of the fourth edition as that of the first, with a text of its own", () => {
  expect(name("cast:malacoda-fourth:a1")).toBe("Malacoda");
  expect(artOf("malacoda-fourth")).toBe(artOf("malacoda"));
  expect(printed("malacoda-fourth")?.rule).toBe("card.malacoda-fourth");
});

it("does not name what we may not know", () => {
  expect(name("reveal:veil-9")).not.toMatch(/veil/i);
});

it("does so in the language of the page", async () => {
  await setLocale("fr");
  expect(name("skip")).toBe("Passer");
  expect(name("activate:bitterwood-fox-12")).not.toMatch(/12/);
  await setLocale("en");
});
