// @vitest-environment node
import { expect, it } from "vitest";
import { check, combine, commit, diceIn, type Evidence, standIn } from "./fairness";

// Made by src/magehall/kernel/chance.py: Chance(combine("s3cret", {0: "aa", 10: "cc", 2: "bb"})), then
// shuffled("deck", range(6)), roll("first", 3), shuffled("deck", range(4)).
const COMMITMENT = "3196d7cd69ea5a08bdadd92cdc4c9791adc559d1d0678f90552f95adf47b184a";
const evidence: Evidence = {
  commitment: COMMITMENT,
  secret: "s3cret",
  contributions: { "0": "aa", "10": "cc", "2": "bb" },
  drawn: [
    ["deck", 6, [5, 1, 3, 2, 4, 0]],
    ["first", 3, 2],
    ["deck", 4, [1, 0, 3, 2]],
  ],
  filed: [
    ["deck", [5, 1, 3, 2, 4, 0]],
    ["first", 2],
    ["deck", [1, 0, 3, 2]],
  ],
  mine: { commitment: COMMITMENT, contribution: "bb", seat: 2, taken: true },
  shown: null,
};
const fine = {
  committed: true,
  own: "there",
  byHall: [],
  dice: 1,
  shuffles: 2,
  scripted: 0,
  wrong: 0,
  shown: 0,
  misshown: 0,
  holds: true,
};

it("knows the engine's commitment, seed and stand-in", async () => {
  expect(await commit("s3cret")).toBe(COMMITMENT);
  expect(await combine("s3cret", evidence.contributions)).toBe(
    "fe8ae216adb3a11ccb67fd2ad04d9ba8d836838511486a44e09d48d2180427b4",
  );
  expect(await standIn("s3cret", 10)).toBe("0330e89dd197052d4e007afc2908a242");
});

it("makes every die and every shuffle of the engine again", async () => {
  expect(await check(evidence)).toEqual(fine);
});

it("sees a secret that was changed, and one that fits another commitment than the first", async () => {
  expect(await check({ ...evidence, secret: "other" })).toMatchObject({ committed: false, holds: false });
  const commitment = await commit("other");
  expect(await check({ ...evidence, secret: "other", commitment })).toMatchObject({ committed: false, holds: false });
});

it("sees that its own contribution was changed, moved or left out", async () => {
  for (const contributions of [{ "2": "bc" }, { "0": "bb" }, {}])
    expect(await check({ ...evidence, contributions })).toMatchObject({ own: "changed", holds: false });
});

it("sees another's contribution that was changed, by the draws", async () => {
  const contributions = { ...evidence.contributions, "0": "ab" };
  expect(await check({ ...evidence, contributions })).toMatchObject({ own: "there", wrong: 1, holds: false });
});

it("names the first draw that does not come from the seed", async () => {
  const tampered = (place: number, drawn: Evidence["drawn"][number]) => {
    const all = evidence.drawn.with(place, drawn);
    return check({ ...evidence, drawn: all, filed: all.map(([label, , result]) => [label, result]) });
  };
  expect(await tampered(0, ["deck", 6, [1, 5, 3, 2, 4, 0]])).toMatchObject({ wrong: 1, holds: false });
  expect(await tampered(1, ["first", 3, 3])).toMatchObject({ wrong: 2, holds: false });
  expect(await tampered(1, ["first", 4, 2])).toMatchObject({ wrong: 2, holds: false });
  expect(await tampered(2, ["deck", 4, [1, 0, 3]])).toMatchObject({ wrong: 3, holds: false });
});

it("sees a match file that tells of other draws", async () => {
  const filed = evidence.filed.with(1, ["first", 3]);
  expect(await check({ ...evidence, filed })).toMatchObject({ wrong: 2, holds: false });
  expect(await check({ ...evidence, filed: evidence.filed.slice(0, 2) })).toMatchObject({ wrong: 3, holds: false });
  expect(await check({ ...evidence, filed: [...evidence.filed, ["die", 1]] })).toMatchObject({
    wrong: 4,
    holds: false,
  });
});

it("says where the hall stood in, and does not mistake its own lateness for fraud", async () => {
  const contributions = { "2": await standIn("s3cret", 2) };
  const late = { commitment: COMMITMENT, contribution: "bb", seat: 2, taken: false };
  const none = { ...evidence, contributions, drawn: [], filed: [] };
  expect(await check({ ...none, mine: late })).toMatchObject({ own: "late", byHall: [2], holds: true });
  expect(await check({ ...none, mine: { ...late, taken: true } })).toMatchObject({ own: "changed", holds: false });
  expect(await check({ ...none, mine: null })).toMatchObject({ own: "none", holds: true });
});

it("takes nothing from the seed for what a position laid down", async () => {
  const [first, ...rest] = evidence.drawn;
  const drawn: Evidence["drawn"] = [["die", 0, 6], first as Evidence["drawn"][number], ...rest];
  const filed: Evidence["filed"] = [["die", 6], ...evidence.filed];
  expect(await check({ ...evidence, drawn, filed })).toEqual({ ...fine, scripted: 1 });
});

it("compares the dice of the log with those drawn, one by one", async () => {
  expect(await check({ ...evidence, shown: [[], [2], []] })).toEqual({ ...fine, shown: 1 });
  expect(await check({ ...evidence, shown: [[], [3]] })).toMatchObject({ wrong: 0, misshown: 2, holds: false });
  expect(await check({ ...evidence, shown: [[2], [], [2]] })).toMatchObject({ misshown: 3, holds: false });
  const drawn: Evidence["drawn"] = [...evidence.drawn, ["die", 0, 5]];
  const filed: Evidence["filed"] = [...evidence.filed, ["die", 5]];
  const more = { ...evidence, drawn, filed };
  expect(await check({ ...more, shown: [[2, 5]] })).toMatchObject({ shown: 2, misshown: 0, holds: true });
  expect(await check({ ...more, shown: [[5, 2]] })).toMatchObject({ misshown: 1, holds: false });
  expect(await check({ ...more, shown: [[2], []] })).toMatchObject({ misshown: 2, holds: false });
});

it("has nothing to compare where the log shows no dice", async () => {
  expect(await check({ ...evidence, shown: [[], []] })).toEqual(fine);
});

it("reads the dice of a happening, and only those that fell", () => {
  const told = (data: Record<string, string | number>) => diceIn({ event: "e", rule: "r", key: "k", args: data });
  expect(told({})).toEqual([]);
  expect(told({ dice: "1346", effect: 0 })).toEqual([1, 3, 4, 6]);
  expect(told({ dice: "13", effect: 12, again: "" })).toEqual([1, 3, 12]);
  expect(told({ dice: "13", effect: 12, again: "attack" })).toEqual([1, 3]);
  expect(told({ dice: "13", effect: 12, again: "effect" })).toEqual([12]);
  expect(told({ roll: 7 })).toEqual([7]);
});
