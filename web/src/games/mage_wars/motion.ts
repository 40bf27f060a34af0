// What changed between one view and the next, read from the two views alone.

import { type Changes, compared } from "../../board/motion";
import type { ObjectView, TableView } from "./types";

/** What happened to the objects on the board. */
export function changes(before: TableView, after: TableView): Changes {
  return compared(
    inPlay(before),
    inPlay(after),
    (was, is) => was.zone !== is.zone || was.host !== is.host || was.border !== is.border,
    (was, is) => (is.damage ?? 0) - (was.damage ?? 0),
  );
}

function inPlay({ objects }: TableView): ReadonlyMap<string, ObjectView> {
  return new Map(objects.filter((object) => object.in_play).map((object) => [object.id, object]));
}
