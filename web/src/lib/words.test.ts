import { beforeEach, expect, it } from "vitest";
import { gameTitle, knows, language, nameOf, needTexts, say, setLocale, setTextSource, t } from "./words";

const texts: Record<string, string> = {
  "kernel/en": "seat = Seat { $number }",
  "kernel/fr": "seat = Siège { $number }",
  "duel/en": "title = The Duel\nspell-wall = Wall",
  "duel/fr": "title = Le Duel\nspell-wall = Mur",
};
let asked: string[];

beforeEach(async () => {
  asked = [];
  setTextSource(async (domain, locale) => {
    asked.push(`${domain}/${locale}`);
    const found = texts[`${domain}/${locale}`];
    if (found === undefined) throw new Error("404");
    return found;
  });
  await setLocale("en");
});

it("changes the language without a reload, words first", async () => {
  await needTexts("duel");
  expect(t("duel", "title")).toBe("The Duel");
  expect(say("close")).toBe("Close");
  await setLocale("fr");
  expect(language.locale).toBe("fr");
  expect(document.documentElement.lang).toBe("fr");
  expect(t("duel", "title")).toBe("Le Duel");
  expect(t("duel", "seat", { number: 2 })).toBe("Siège 2");
  expect(say("close")).toBe("Fermer");
});

it("asks for a file once", async () => {
  await needTexts("duel");
  await Promise.all([needTexts("duel"), needTexts("duel")]);
  expect(asked).toEqual([]);
});

it("speaks English where a language is missing, and asks again the next time", async () => {
  await needTexts("duel");
  await setLocale("ru");
  expect(t("duel", "title")).toBe("The Duel");
  expect(say("close")).toBe("Закрыть");
  await needTexts("duel");
  expect(asked.filter((name) => name === "duel/ru")).toHaveLength(2);
});

it("names games and things", async () => {
  await needTexts("duel");
  expect(gameTitle("duel")).toBe("The Duel");
  expect(gameTitle("battle_mages")).toBe("Battle Mages");
  expect(nameOf("duel", "wall")).toBe("Wall");
  expect(nameOf("duel", "old_tower")).toBe("Old tower");
  expect(knows("duel", "nothing")).toBe(false);
});
