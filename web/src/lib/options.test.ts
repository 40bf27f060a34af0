// @vitest-environment node
import { describe, expect, it } from "vitest";
import { branch, fitting, fold, matching, nextClick, subjects } from "./options";
import type { Option } from "./wire";

function option(id: string): Option {
  const [verb = "", subject = "", target = ""] = id.split(":");
  return { id, verb, subject, target, rule: "r", key: id, args: {} };
}
const options = ["cast:dart:mage-1", "cast:dart:mage-2", "merge:dart", "cast:wall", "pass"].map(option);

describe("the tree of clicks", () => {
  it("asks for the thing first", () => {
    const click = nextClick(options);
    expect(click.level).toBe("subject");
    expect(click.branches.map((part) => part.value)).toEqual(["dart", "wall", ""]);
  });
  it("then for the verb, then for the target", () => {
    expect(nextClick(options, { subject: "dart" }).level).toBe("verb");
    const click = nextClick(options, { subject: "dart", verb: "cast" });
    expect(click.level).toBe("target");
    expect(click.branches.map((part) => part.value)).toEqual(["mage-1", "mage-2"]);
  });
  it("offers the last option left, whatever was clicked", () => {
    expect(nextClick(options, { subject: "wall" })).toMatchObject({ level: "leaf", leaf: { id: "cast:wall" } });
    expect(nextClick(options, { subject: "dart", verb: "merge" }).leaf?.id).toBe("merge:dart");
  });
  it("skips a level on which all agree", () => {
    expect(nextClick(["take:c1", "take:c2"].map(option)).level).toBe("subject");
    expect(nextClick(["answer:x:a", "answer:x:b"].map(option)).level).toBe("target");
  });
  it("says so when nothing fits", () => {
    expect(nextClick(options, { subject: "gone" })).toMatchObject({ level: "none", leaf: null });
    expect(nextClick([]).level).toBe("none");
  });
  it("still tells apart options that differ in their id alone", () => {
    const twins = [
      { ...option("a"), id: "a1" },
      { ...option("a"), id: "a2" },
    ];
    expect(nextClick(twins).branches.map((part) => part.value)).toEqual(["a1", "a2"]);
  });
});

it("keeps the order of the options", () => {
  expect(branch(options, "verb").map((part) => part.value)).toEqual(["cast", "merge", "pass"]);
  expect(fitting(options, { target: "mage-2" }).map((one) => one.id)).toEqual(["cast:dart:mage-2"]);
  expect([...subjects(options)]).toEqual(["dart", "wall"]);
});

it("finds options by words, without minding case or accents", () => {
  const text = (one: Option) => ({ "cast:wall": "Lancer « Mur d’ÉPINES »", pass: "Passer" })[one.id] ?? one.id;
  expect(matching(options, "epines mur", text).map((one) => one.id)).toEqual(["cast:wall"]);
  expect(matching(options, "", text)).toHaveLength(options.length);
  expect(fold("Cœur Ёлка")).toBe("coeur елка");
});
