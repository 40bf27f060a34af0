import { beforeEach, expect, it } from "vitest";
import { contributionTo, luckOf, MOST, taken } from "./luck";

beforeEach(() => localStorage.clear());

it("keeps what was added, beside the commitment seen before", () => {
  const mine = contributionTo("abcdefgh", "c0ffee", 1);
  expect(mine).toMatch(/^[0-9a-f]{32}$/);
  expect(luckOf("abcdefgh")).toEqual({ commitment: "c0ffee", contribution: mine, seat: 1, taken: false });
  taken("abcdefgh");
  expect(luckOf("abcdefgh")?.taken).toBe(true);
  expect(luckOf("other")).toBeNull();
});

it("adds the same thing to the same table, and another to one that was committed to anew", () => {
  const mine = contributionTo("abcdefgh", "c0ffee", 1);
  expect(contributionTo("abcdefgh", "c0ffee", 1)).toBe(mine);
  expect(contributionTo("abcdefgh", "decaf", 1)).not.toBe(mine);
});

it("remembers only so many matches, the newest", () => {
  for (let number = 0; number < MOST + 5; number++) contributionTo(`table${number}`, "c", 0);
  expect(Object.keys(JSON.parse(localStorage.getItem("magehall.luck") ?? "{}"))).toHaveLength(MOST);
  expect(luckOf("table4")).toBeNull();
  expect(luckOf(`table${MOST + 4}`)).not.toBeNull();
});

it("takes nothing for its own that somebody else wrote there", () => {
  for (const spoilt of ["no JSON", "null", '{"abcdefgh": {"commitment": 1}}', '{"abcdefgh": null}']) {
    localStorage.setItem("magehall.luck", spoilt);
    expect(luckOf("abcdefgh")).toBeNull();
  }
});
