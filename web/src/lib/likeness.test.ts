import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optionText, thingsOf } from "./likeness";
import type { Arg, Option } from "./wire";
import { needTexts, setLocale, setTextSource } from "./words";

setTextSource(async (domain) => (domain === "hunt" ? "option-wake = Wake Wolf" : ""));
beforeAll(() => needTexts("hunt"));
afterAll(() => setLocale("en"));

const told = (...mark: Arg[]) => {
  const option: Option = {
    id: "wake:x",
    verb: "wake",
    subject: "x",
    target: "",
    rule: "",
    key: "option-wake",
    args: {},
  };
  return optionText("hunt", mark.length > 0 ? { ...option, mark } : option, { 0: "Ann" });
};

describe("an option", () => {
  it("says what it says, and what sets it apart where another says the same", () => {
    expect(told()).toBe("Wake Wolf");
    expect(told("a1")).toBe("Wake Wolf (a1)");
    expect(told("#0")).toBe("Wake Wolf (Ann)");
    expect(told("b2", "#1", 2)).toBe("Wake Wolf (b2, Seat 2, no. 2)");
  });

  it("does so in every language", async () => {
    await setLocale("fr");
    expect(told(1)).toContain("(n° 1)");
    await setLocale("ru");
    expect(told(1)).toContain("(№ 1)");
  });
});

it("finds what a table shows under an id", () => {
  const wolf = { id: "wolf-1", card: "wolf" };
  expect([...thingsOf({ round: 1, objects: [wolf, 3, { seat: 1 }] })]).toEqual([["wolf-1", wolf]]);
  expect(thingsOf(undefined).size).toBe(0);
});
