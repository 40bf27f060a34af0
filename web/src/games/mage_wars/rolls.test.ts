// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Happening } from "../../lib/wire";
import { fightsIn as fightsAmong } from "./rolls";

const event = (name: string, data: Record<string, string | number> = {}): Happening => ({
  event: name,
  rule: "",
  key: name,
  args: data,
});
const fightsIn = (told: readonly Happening[]) => fightsAmong(told, ({ key }) => key);

describe("fights", () => {
  it("are made of the attack, its dice and what came of them", () => {
    const told = [
      event("mana-paid", { mana: 3 }),
      event("attack-declared"),
      event("defense-rolled", { roll: 4, needed: 7 }),
      event("dice-rolled", { dice: "1356", effect: 9 }),
      event("damaged", { damage: 4 }),
    ];
    expect(fightsIn(told)).toEqual([
      {
        title: "attack-declared",
        throws: [
          { dice: [], effect: 4, text: "defense-rolled" },
          { dice: [1, 3, 5, 6], effect: 9, text: "dice-rolled" },
        ],
        outcome: ["damaged"],
      },
    ]);
  });

  it("leave out attacks nobody rolled for", () => {
    expect(fightsIn([event("attack-declared"), event("attack-cancelled")])).toEqual([]);
  });

  it("begin anew with every other roll", () => {
    const told = [event("burn-rolled", { dice: "4" }), event("damaged"), event("burn-rolled", { dice: "1" })];
    expect(fightsIn(told).map(({ throws, outcome }) => [throws[0]?.dice, outcome])).toEqual([
      [[4], ["damaged"]],
      [[1], []],
    ]);
  });
});
