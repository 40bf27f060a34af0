import { beforeEach, expect, it, vi } from "vitest";

const texts: Record<string, string> = {
  "kernel/en": "seat = Seat { $number }",
  "kernel/fr": "seat = Siège { $number }",
  "duel/en": "title = The Duel\nspell-wall = Wall",
  "duel/fr": "title = Le Duel\nspell-wall = Mur",
};
let asked: string[];
let gameAbout: Words["gameAbout"];
let gameTitle: Words["gameTitle"];
let knows: Words["knows"];
let language: Words["language"];
let nameGames: Words["nameGames"];
let nameOf: Words["nameOf"];
let needTexts: Words["needTexts"];
let say: Words["say"];
let setLocale: Words["setLocale"];
let setTextSource: Words["setTextSource"];
let t: Words["t"];
type Words = typeof import("./words");

// Words that have been fetched stay: every test begins without any.
beforeEach(async () => {
  vi.resetModules();
  ({ gameAbout, gameTitle, knows, language, nameGames, nameOf, needTexts, say, setLocale, setTextSource, t } =
    await import("./words"));
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

it("ends with the language that was asked for last, whichever words come first", async () => {
  let come = () => {};
  const words = new Promise<string>((resolve) => (come = () => resolve("")));
  setTextSource(async (_, locale) => (locale === "fr" ? words : ""));
  const french = setLocale("fr");
  await setLocale("ru");
  come();
  await french;
  expect(language.locale).toBe("ru");
  expect(document.documentElement.lang).toBe("ru");
});

it("has the words of a game that was entered while the language changed", async () => {
  const french = setLocale("fr");
  await needTexts("late");
  await french;
  expect(language.locale).toBe("fr");
  expect(asked).toContain("late/fr");
});

it("asks for a file once", async () => {
  await needTexts("duel");
  await Promise.all([needTexts("duel"), needTexts("duel")]);
  expect(asked.filter((name) => name === "duel/en")).toHaveLength(1);
});

it("speaks English where a language is missing, and asks again the next time", async () => {
  await needTexts("duel");
  await setLocale("ru");
  expect(t("duel", "title")).toBe("The Duel");
  expect(say("close")).toBe("Закрыть");
  await needTexts("duel");
  expect(asked.filter((name) => name === "duel/ru")).toHaveLength(2);
});

it("names the games of the hall without their texts, in every language", async () => {
  nameGames([{ id: "joust", titles: { en: "The Joust", fr: "La Joute" }, about: { en: "Lances." } }]);
  expect([gameTitle("joust"), gameAbout("joust")]).toEqual(["The Joust", "Lances."]);
  await setLocale("fr");
  expect([gameTitle("joust"), gameAbout("joust")]).toEqual(["La Joute", "Lances."]);
  expect(gameAbout("nothing")).toBe("");
  expect(asked.filter((name) => name.startsWith("joust"))).toEqual([]);
});

it("names games and things", async () => {
  await needTexts("duel");
  expect(gameTitle("duel")).toBe("The Duel");
  expect(gameTitle("old_duel")).toBe("Old duel");
  expect(nameOf("duel", "wall")).toBe("Wall");
  expect(nameOf("duel", "old_tower")).toBe("Old tower");
  expect(knows("duel", "nothing")).toBe(false);
});
