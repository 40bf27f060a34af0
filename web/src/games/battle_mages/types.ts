// The `table` part of a Battle Mages view. The types are generated (src/wire, scripts/wire).

import type { School } from "../../wire/battle_mages";

export type { AimedView, HandCard, MageView, School, TableView } from "../../wire/battle_mages";

/** The schools in the order in which the box has them. */
export const SCHOOLS = ["fire", "water", "air", "earth", "death", "poison"] as const satisfies readonly School[];
