import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "../../locale/en.ftl?raw";
import fr from "../../locale/fr.ftl?raw";
import ru from "../../locale/ru.ftl?raw";
import { Library, LOCALES, pickLocale, readable } from "./fluent";

const library = new Library();
library.add("kernel", "en", "seat = Seat { $number }\noption-pass = Pass");
library.add("kernel", "ru", "seat = Место { $number }");
library.add(
  "duel",
  "en",
  `spell-shield = Shield
card-shield = Stops the spell that is aimed at you.
option-cast = Cast { $spell } at { $mage }
cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
only-english = Only here`,
);
library.add(
  "duel",
  "ru",
  `spell-shield = Щит
option-cast = { $spell } в { $mage }
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}`,
);
const render = (key: string, args = {}, locale: "en" | "ru" = "en", names = {}) =>
  library.render("duel", key, args, locale, names);

describe("arguments", () => {
  it("resolves @keys in the language asked for", () => {
    expect(render("option-cast", { spell: "@spell-shield", mage: "Ann" })).toBe("Cast Shield at Ann");
    expect(render("option-cast", { spell: "@spell-shield", mage: "Ann" }, "ru")).toBe("Щит в Ann");
  });
  it("resolves #n to a name, or to the kernel's word for the seat", () => {
    expect(render("option-cast", { spell: "x", mage: "#1" }, "en", { 1: "Ben" })).toBe("Cast x at Ben");
    expect(render("option-cast", { spell: "x", mage: "#1" })).toBe("Cast x at Seat 2");
    expect(render("option-cast", { spell: "x", mage: "#1" }, "ru")).toBe("x в Место 2");
  });
  it("leaves other strings alone", () => {
    expect(render("option-cast", { spell: "", mage: "#not a seat" })).toBe("Cast  at #not a seat");
  });
  it("puts no invisible marks around them", () => {
    expect(render("option-cast", { spell: "a", mage: "b" })).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe("plurals", () => {
  it("follows the language", () => {
    expect([1, 2].map((cards) => render("cards", { cards }))).toEqual(["one card", "2 cards"]);
    expect([1, 3, 5, 21].map((cards) => render("cards", { cards }, "ru"))).toEqual([
      "1 карта",
      "3 карты",
      "5 карт",
      "21 карта",
    ]);
  });
});

describe("fallback", () => {
  it("goes to the kernel, then to English, then to the key", () => {
    expect(render("option-pass")).toBe("Pass");
    expect(render("only-english", {}, "ru")).toBe("Only here");
    expect(render("no_such-key")).toBe("No such key");
  });
  it("survives a missing argument", () => {
    expect(render("option-cast", { spell: "a" })).toContain("Cast a at");
  });
});

it("finds the name of a thing, not its description", () => {
  expect(library.thing("duel", "shield")).toBe("spell-shield");
  expect(library.thing("duel", "cast")).toBeNull();
});

it("picks the first language of ours", () => {
  expect(pickLocale(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(pickLocale(["ja"])).toBe("en");
});

it("makes keys readable", () => {
  expect(readable("first_seat")).toBe("First seat");
});

describe("the client's own texts", () => {
  const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../games/**"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const files: Record<string, string> = { en, fr, ru };
  const keys = (source: string) => new Map(new FluentResource(source).body.map((entry) => [entry.id, entry]));
  const variables = (source: string, key: string) => {
    const block = new RegExp(`^${key} = (?:.*(?:\\n[ }*].*)*)`, "m").exec(source)?.[0] ?? "";
    return [...new Set(block.match(/\$\w+/g) ?? [])].sort();
  };
  const english = keys(files["en"] ?? "");

  it.each(LOCALES)("%s has every key with the same variables, once", (locale) => {
    const source = files[locale] ?? "";
    const own = keys(source);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    const lines = source.match(/^[a-z][\w-]* =/gm) ?? [];
    expect(lines.length).toBe(own.size);
    for (const key of english.keys()) expect(variables(source, key), key).toEqual(variables(files["en"] ?? "", key));
  });

  // What a board's desk says are words of its game.
  it("has every key that the pages say", () => {
    const missing = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/(?<![.\w])say\("([a-z][\w-]*)"/g)]
        .map((found) => found[1] ?? "")
        .filter((key) => !english.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it("has keys for what the pages put together", () => {
    const missing = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/(?<![.\w])say\(`([a-z][\w-]*)\$/g)]
        .map((found) => found[1] ?? "")
        .filter((start) => ![...english.keys()].some((key) => key.startsWith(start)))
        .map((start) => `${file}: ${start}`),
    );
    expect(missing).toEqual([]);
  });

  it("has a colon for each language, which no page writes itself", () => {
    const pages = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(pages).length).toBeGreaterThan(0);
    const written = Object.entries(pages).flatMap(([file, source]) => {
      const markup = file.endsWith(".svelte") ? source.replace(/<script[\s\S]*<\/script>/, "") : "";
      const template = [...source.matchAll(/`[^`]*\}: \$\{[^`]*`/g)].filter(
        (found) => !/Error\($/.test(source.slice(0, found.index)),
      );
      return [...markup.matchAll(/\}:(?: \{|[<{])|content: "[^"]*:/g), ...template].map(
        (found) => `${file}: ${found[0]}`,
      );
    });
    expect(written).toEqual([]);
  });

  it("sets French signs apart with no-break spaces", () => {
    const french = files["fr"] ?? "";
    expect(french.match(/^[^#].* [;!?»]|« /gm)).toBeNull();
  });
});

it("knows which words are marked as ours in a language", () => {
  const marked = new Library();
  marked.add("duel", "en", "spell-wall = Wall");
  marked.add("duel", "ru", "spell-wall = Стена\n    .house = ours");
  expect(marked.isHouse("duel", "spell-wall", "en")).toBe(false);
  expect(marked.isHouse("duel", "spell-wall", "ru")).toBe(true);
  expect(marked.isHouse("duel", "spell-moon", "ru")).toBe(false);
  expect(marked.render("duel", "spell-wall", {}, "ru", {})).toBe("Стена");
});
