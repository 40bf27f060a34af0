// Which cards a chain is made of, as far as the played cards tell.

import { schoolOf } from "./cards";
import type { AimedView, TableView } from "./types";

/** The chain's cards, first to last; null for one that cannot be told. The last one is always known. */
export function linksOf(chain: AimedView, view: TableView): (string | null)[] {
  const links: (string | null)[] = [chain.spell];
  const rivals = view.aimed.filter((other) => other.chain > 0 && other.school === chain.school).length;
  let place = view.played.lastIndexOf(chain.spell) - 1;
  while (links.length < chain.chain) {
    if (rivals > 1 || place < 0) {
      links.unshift(null);
      continue;
    }
    const card = view.played[place--] ?? "";
    if (schoolOf(card) === chain.school || card === "fusion") links.unshift(card);
  }
  return links;
}
