// Cards that may be chosen but lie nowhere on the table: those of a deck that is searched, or of a pile.

import type { Desk } from "./desk.svelte";
import { kindOf } from "./telling";

export interface Laid {
  readonly card: string;
  readonly thing: string;
}

type Part = Pick<Desk, "view" | "hero" | "offered">;

/** All cards that lie open before everybody. */
function onOffer({ view }: Part): ReadonlySet<string> {
  const { units, actions, spells, monastery } = view.offers;
  return new Set([...units, ...actions, ...spells, ...monastery]);
}

export function traysOf(desk: Part): readonly Laid[] {
  const open = onOffer(desk);
  const held = new Set(desk.hero?.cards ?? []);
  const laid = [...desk.offered].flatMap(
    ([thing, options]): (Laid & { readonly kind: string; readonly verb: string })[] => {
      const [kind = "", card = ""] = thing.split(":");
      const verb = options[0]?.verb ?? "";
      const isCard = ["card", "offer"].includes(kind) && ["deeds", "units"].includes(kindOf(card));
      // A draft has a screen of its own.
      return isCard && verb !== "draft" && !open.has(card) ? [{ card, thing, kind, verb }] : [];
    },
  );
  // Cards are picked from one place: if one of them is not in hand, none of them is meant that is.
  const elsewhere = new Set(
    laid.filter(({ kind, card }) => kind === "card" && !held.has(card)).map(({ verb }) => verb),
  );
  return laid
    .filter(({ kind, verb }) => kind === "offer" || elsewhere.has(verb))
    .map(({ card, thing }) => ({ card, thing }));
}
