import { expect, it } from "vitest";
import type { Moment } from "../../board/harness";
import { stage } from "../../board/harness";
import { choosing } from "./choosing";
import { type Desk, GAME } from "./desk.svelte";
import type { TableView } from "./types";

const knight = await stage<TableView>(GAME);

function deskAt({ view }: Moment<TableView>): Desk {
  return { view: view.table, options: view.decision?.options ?? [] } as unknown as Desk;
}

it("puts a choice in the place of the map only while there is one", () => {
  const found = Object.fromEntries(knight.moments.map((moment) => [moment.moment, choosing(deskAt(moment))]));
  expect(found).toMatchObject({ "choose-hero": "hero", draft: "draft", "choose-tactic": "tactic" });
  expect(Object.entries(found).filter(([, what]) => what !== null)).toHaveLength(3);
});
