import { expect, it } from "vitest";
import type { Option } from "../../lib/wire";
import { answers, beside, effectKey, gemOf, inOrder } from "./answers";
import type { TableView } from "./types";

function option(id: string, key = ""): Option {
  const [verb = "", subject = "", target = ""] = id.split(":");
  return { id, verb, subject, target, rule: "", key, args: {} };
}

const view = {
  heroes: [{ seat: 0, cards: ["rage"], units: [{ id: "unit-1" }], skills: [] }],
  offers: { units: [], actions: [], spells: [], monastery: [], skills: [] },
  realm: { spaces: [{ place: "1,-1" }], open: [] },
  combat: null,
} as unknown as TableView;

function listed(...ids: string[]): string[] {
  return answers(
    ids.map((id) => option(id)),
    view,
    0,
  ).map(({ id }) => id);
}

it("needs no button for what can be clicked, and one for all else", () => {
  expect(listed("play:rage:basic", "move:1,-1", "activate:unit-1:ability-0", "end:turn")).toEqual(["end:turn"]);
  expect(listed("pick:march", "unit:unit-7")).toEqual(["pick:march", "unit:unit-7"]);
});

it("offers payments as buttons, the cheapest first", () => {
  expect(listed("pay:crystal-red", "pay:token-gold:red", "pay:die-red", "pay:token-red")).toEqual([
    "pay:token-red",
    "pay:die-red",
    "pay:crystal-red",
    "pay:token-gold:red",
  ]);
});

it("puts last what leaves something behind", () => {
  const order = inOrder(["next:end", "decline", "choose:attack-2"].map((id) => option(id))).map(({ id }) => id);
  expect(order).toEqual(["choose:attack-2", "next:end", "decline"]);
});

it("shows mana in the form it is paid in", () => {
  expect(gemOf(option("pay:crystal-red"))).toEqual({ color: "red", form: "crystal" });
  expect(gemOf(option("die:gold"))).toEqual({ color: "gold", form: "die" });
  expect(gemOf(option("color:blue", "option-crystal"))).toEqual({ color: "blue", form: "crystal" });
  expect(gemOf(option("play:rage:basic"))).toBeNull();
});

it("tells what a half of a card does, and why the other half does not go", () => {
  expect(effectKey(option("play:rage:strong"))).toBe("text-rage-strong");
  expect(effectKey(option("play:rage:attack"))).toBe("");
  const refusals = ["play:rage:basic", "play:rage:strong", "play:rage:block"].map((id) => ({
    option: id,
    message: id.endsWith("block") ? "Not blocking." : "Not in a combat.",
    rule: "",
  }));
  expect(beside(refusals).map(({ option: id }) => id)).toEqual(["play:rage:basic"]);
});
