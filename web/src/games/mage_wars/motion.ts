// What changed between one view and the next, read from the two views alone.

import type { Changes } from "../../board/motion";
import type { TableView } from "./types";

/** What happened to the objects on the board. */
export function changes(before: TableView, after: TableView): Changes {
  const old = new Map(before.objects.filter((object) => object.in_play).map((object) => [object.id, object]));
  const now = new Map(after.objects.filter((object) => object.in_play).map((object) => [object.id, object]));
  const moved: string[] = [];
  const hurt = new Map<string, number>();
  for (const [id, object] of now) {
    const was = old.get(id);
    if (!was) continue;
    if (was.zone !== object.zone || was.host !== object.host || was.border !== object.border) moved.push(id);
    const by = (object.damage ?? 0) - (was.damage ?? 0);
    if (by !== 0) hurt.set(id, by);
  }
  return {
    moved,
    born: [...now.keys()].filter((id) => !old.has(id)),
    gone: [...old.keys()].filter((id) => !now.has(id)),
    hurt,
  };
}
