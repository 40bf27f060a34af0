// What changed on the table between one view and the next, read from the two views alone.

import { type Changes, compared } from "../../board/motion";
import type { CreatureView, TableView } from "./types";

/** Pieces are the creatures on the table, by their ids. */
export function changes(before: TableView, after: TableView): Changes {
  return {
    ...compared(
      standing(before),
      standing(after),
      (was, is) => was.x !== is.x || was.y !== is.y,
      // A maximum that grows or shrinks is no wound.
      (was, is) => was.left - is.left - (was.life - is.life),
    ),
    still: true,
  };
}

function standing({ creatures }: TableView): ReadonlyMap<string, CreatureView> {
  return new Map(creatures.filter(({ away }) => away === "").map((creature) => [creature.id, creature]));
}
