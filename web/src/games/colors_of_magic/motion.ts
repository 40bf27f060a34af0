// What changed on the table between one view and the next, read from the two views alone.

import type { Changes } from "../../board/motion";
import type { CreatureView, TableView } from "./types";

/** Pieces are the creatures on the table, by their ids. */
export function changes(before: TableView, after: TableView): Changes {
  const [old, now] = [standing(before), standing(after)];
  const hurt = new Map<string, number>();
  const moved: string[] = [];
  for (const [id, creature] of now) {
    const was = old.get(id);
    if (!was) continue;
    if (was.x !== creature.x || was.y !== creature.y) moved.push(id);
    // A maximum that grows or shrinks is no wound.
    const by = was.left - creature.left - (was.life - creature.life);
    if (by !== 0) hurt.set(id, by);
  }
  return {
    moved,
    born: [...now.keys()].filter((id) => !old.has(id)),
    gone: [...old.keys()].filter((id) => !now.has(id)),
    hurt,
    still: true,
  };
}

function standing({ creatures }: TableView): ReadonlyMap<string, CreatureView> {
  return new Map(creatures.filter(({ away }) => away === "").map((creature) => [creature.id, creature]));
}
