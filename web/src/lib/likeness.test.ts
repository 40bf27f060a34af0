import { afterAll, describe, expect, it } from "vitest";
import { numberOf, thingsOf, toldApart } from "./likeness";
import type { Option } from "./wire";
import { setLocale, setTextSource } from "./words";

setTextSource(async () => "");
afterAll(() => setLocale("en"));

const option = (id: string): Option => {
  const [verb = "", subject = "", target = ""] = id.split(":");
  return { id, verb, subject, target, rule: "", key: "", args: {} };
};
const wolf = (number: number, where: object = {}) => ({
  id: `wolf-${number}`,
  card: "timber-wolf",
  controller: 0,
  host: null,
  zone: "a1",
  border: null,
  ...where,
});
/** What options say that all say "Activate Wolf", by their ids. */
const told = (ids: string[], objects: object[], names = {}) => [
  ...toldApart(ids.map(option), () => "Activate Wolf", thingsOf({ round: 1, objects }), names).values(),
];

describe("options that read alike", () => {
  it("stay as they are where each has words of its own", () => {
    const options = [option("activate:wolf-1"), option("pass")];
    const said = toldApart(options, ({ verb }) => verb, thingsOf({ objects: [wolf(1), wolf(2)] }), {});
    expect([...said.values()]).toEqual(["activate", "pass"]);
  });

  it("say where, if that tells them apart", () => {
    expect(told(["activate:wolf-1", "activate:wolf-2"], [wolf(1), wolf(2, { zone: "b2" })])).toEqual([
      "Activate Wolf (a1)",
      "Activate Wolf (b2)",
    ]);
  });

  it("say whose, if that does", () => {
    const objects = [wolf(1), wolf(2, { controller: 1 })];
    expect(told(["hit:x:wolf-1", "hit:x:wolf-2"], objects, { 0: "Ann" })).toEqual([
      "Activate Wolf (Ann)",
      "Activate Wolf (Seat 2)",
    ]);
  });

  it("count what stands together, in the order of the table and not of the options", () => {
    const objects = [wolf(1), wolf(2), wolf(3, { zone: "b2" })];
    expect(told(["activate:wolf-3", "activate:wolf-2", "activate:wolf-1"], objects)).toEqual([
      "Activate Wolf (b2)",
      "Activate Wolf (a1, no. 2)",
      "Activate Wolf (a1, no. 1)",
    ]);
  });

  it("look for the place where the thing lies, or what it belongs to", () => {
    const veil = { id: "veil-1", card: null, controller: 1, host: "wolf-1", zone: null, border: null };
    const other = { ...veil, id: "veil-2", host: "wolf-2" };
    const objects = [wolf(1), wolf(2, { zone: "b2" }), veil, other];
    expect(told(["dispel:x:veil-1", "dispel:x:veil-2"], objects)).toEqual(["Activate Wolf (a1)", "Activate Wolf (b2)"]);
    expect(told(["attack:wolf-1.bite", "attack:wolf-2.bite"], objects)).toEqual([
      "Activate Wolf (a1)",
      "Activate Wolf (b2)",
    ]);
  });

  it("are counted themselves where the table shows nothing", () => {
    expect(told(["take:x", "take:y"], [])).toEqual(["Activate Wolf (no. 1)", "Activate Wolf (no. 2)"]);
    expect(told(["take:x", "take:y"], undefined as never)).toHaveLength(2);
  });

  it("are counted in every language", async () => {
    await setLocale("fr");
    expect(told(["take:x", "take:y"], [])).toContain("Activate Wolf (n° 1)");
    await setLocale("ru");
    expect(told(["take:x", "take:y"], [])).toContain("Activate Wolf (№ 1)");
  });
});

it("numbers only things of which there are several", () => {
  const things = thingsOf({ objects: [wolf(1), wolf(2), wolf(3, { zone: "b2" })] });
  expect([...things.values()].map((thing) => numberOf(thing, things))).toEqual([1, 2, 0]);
});
