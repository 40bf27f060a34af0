import { expect, it } from "vitest";
import { check, combine, commit } from "./fairness";

// Made by src/magehall/kernel/chance.py: Chance(combine("s3cret", {0: "aa", 10: "cc", 2: "bb"})), then
// shuffled("deck", range(6)), roll("first", 3), shuffled("deck", range(4)).
const evidence = {
  commitment: "3196d7cd69ea5a08bdadd92cdc4c9791adc559d1d0678f90552f95adf47b184a",
  secret: "s3cret",
  contributions: { "0": "aa", "10": "cc", "2": "bb" },
  draws: [
    ["deck", [5, 1, 3, 2, 4, 0]],
    ["first", 2],
    ["deck", [1, 0, 3, 2]],
  ] as [string, number | number[]][],
};

it("knows the engine's commitment and seed", async () => {
  expect(await commit("s3cret")).toBe(evidence.commitment);
  expect(await combine("s3cret", evidence.contributions)).toBe(
    "fe8ae216adb3a11ccb67fd2ad04d9ba8d836838511486a44e09d48d2180427b4",
  );
});

it("makes the engine's shuffles again", async () => {
  expect(await check(evidence)).toEqual({ committed: true, shuffles: 2, same: 2 });
});

it("sees a secret that was changed, and a shuffle that was", async () => {
  const other = await check({ ...evidence, secret: "other" });
  expect(other.committed).toBe(false);
  const draws = evidence.draws.map(([label, result]): [string, number | number[]] => [
    label,
    Array.isArray(result) ? [...result].reverse() : result,
  ]);
  expect((await check({ ...evidence, draws })).same).toBe(0);
});
