// @vitest-environment node
import { expect, it } from "vitest";
import { parse, paths } from "./router";

it.each([
  ["/", "", { page: "start" }],
  ["/lobby", "", { page: "lobby" }],
  ["/lobby/", "", { page: "lobby" }],
  ["/t/abcdefgh", "", { page: "table", id: "abcdefgh", invite: null }],
  ["/t/abcdefgh", "?invite=x-1", { page: "table", id: "abcdefgh", invite: "x-1" }],
  ["/replay/abcdefgh", "?step=12", { page: "replay", id: "abcdefgh", step: 12 }],
  ["/replay/abcdefgh", "?step=-1", { page: "replay", id: "abcdefgh", step: null }],
  ["/learn", "", { page: "learn", game: null }],
  ["/learn/battle_mages", "", { page: "learn", game: "battle_mages" }],
  ["/learn/battle_mages/merging", "", { page: "lesson", game: "battle_mages", lesson: "merging" }],
  ["/rules", "", { page: "rules", game: null, rule: null }],
  ["/rules/mage_wars", "?rule=turn.draw", { page: "rules", game: "mage_wars", rule: "turn.draw" }],
  ["/books", "", { page: "books", game: null }],
  ["/books/mage_wars", "", { page: "books", game: "mage_wars" }],
  ["/books/mage_wars/more", "", { page: "lost" }],
  ["/account", "", { page: "account" }],
  ["/history", "", { page: "history" }],
  ["/about", "", { page: "about" }],
  ["/nowhere", "", { page: "lost" }],
  ["/lobby/more", "", { page: "lost" }],
  ["/t", "", { page: "lost" }],
  ["/t/a/b", "", { page: "lost" }],
  ["/t/a/b/c/d", "", { page: "lost" }],
  ["/t/%E0%A4%A", "", { page: "lost" }],
])("%s%s", (path, search, route) => {
  expect(parse(path, search)).toEqual(route);
});

it("writes the addresses it reads", () => {
  const there = (path: string) => {
    const url = new URL(path, "http://hall");
    return parse(url.pathname, url.search);
  };
  expect(there(paths.table("abc", "a&b"))).toEqual({ page: "table", id: "abc", invite: "a&b" });
  expect(there(paths.replay("abc", 3))).toEqual({ page: "replay", id: "abc", step: 3 });
  expect(there(paths.lesson("g", "l/1"))).toEqual({ page: "lesson", game: "g", lesson: "l/1" });
  expect(there(paths.rules("g", "a.b"))).toEqual({ page: "rules", game: "g", rule: "a.b" });
  expect(there(paths.books("g", "MWB1-0"))).toEqual({ page: "books", game: "g" });
});
