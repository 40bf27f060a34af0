// What Mage Wars calls schools, types and the words printed on cards.

import { GAME } from "../games/mage_wars/desk.svelte";
import { t } from "../lib/words";

export const schoolName = (school: string): string => t(GAME, `school-${school}`);
export const kindName = (kind: string): string => t(GAME, `kind-${kind}`);
export const wordName = (word: string): string => t(GAME, `trait-${word}`);
