// Motion on a real board: a piece that stands elsewhere in the next view walks there, unless the reader wants calm.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps } from "../games/contract";
import Board from "../games/mage_knight/Board.svelte";
import { momentOf, prepare } from "../games/mage_knight/moments";
import type { TableView } from "../games/mage_knight/types";
import { shift } from "./motion";

const moment = momentOf("move");
const moved: [string, unknown][] = [];
let shown: Record<string, unknown> | null = null;

beforeAll(() => prepare());
beforeEach(() => {
  moved.length = 0;
  // A figure lies where its space does: happy-dom measures nothing.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const space = this.closest<HTMLElement>("[data-space]");
    const [x, y] = [space?.style.left, space?.style.top].map((at) => Number.parseFloat(at ?? "0"));
    return new DOMRect(x, y, 20, 20);
  });
  Element.prototype.animate = function (this: HTMLElement, frames: unknown) {
    moved.push([this.dataset["piece"] ?? "", frames]);
    return { finished: Promise.resolve() } as unknown as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.restoreAllMocks();
  // @ts-expect-error -- happy-dom has none of its own
  delete Element.prototype.animate;
});

/** Show a view, then one in which our hero stands on the next space. */
async function walk(reduced: boolean, jumped: boolean): Promise<void> {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  const view = moment.view.table;
  const props: BoardProps<TableView> = $state({
    ...{ view, previous: null, decision: null, you: moment.view.seat, names: {}, winners: [], highlight: [] },
    ...{ choose: () => {}, explain: () => {}, why: async () => [] },
  });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  const seat = moment.view.seat;
  const place = view.heroes.find((hero) => hero.seat === seat)?.place;
  const next = view.turns.at(-1)?.reach[0]?.place ?? "";
  props.previous = jumped ? null : view;
  props.view = {
    ...view,
    heroes: view.heroes.map((hero) => (hero.seat === seat ? { ...hero, place: next } : hero)),
    realm: {
      ...view.realm,
      spaces: view.realm.spaces.map((space) => ({
        ...space,
        heroes: [
          ...(space.heroes ?? []).filter((one) => one !== seat || space.place !== place),
          ...(space.place === next ? [seat ?? 0] : []),
        ],
      })),
    },
  };
  flushSync();
  await tick();
  await tick();
}

it("lets a hero walk from where it stood", async () => {
  await walk(false, false);
  const [frames] = moved.filter(([piece]) => piece === `hero-${moment.view.seat}`).map(([, one]) => one);
  expect(frames).toMatchObject([{ transform: expect.stringContaining("translate(") }, { transform: "none" }]);
});

it("stands still for whoever wants that, and where we jumped to a moment", async () => {
  await walk(true, false);
  expect(moved.filter(([piece]) => piece)).toEqual([]);
  if (shown) await unmount(shown);
  shown = null;
  await walk(false, true);
  expect(moved.filter(([piece]) => piece)).toEqual([]);
});

it("shrinks or grows what goes from a large place to a small one", () => {
  const at = (x: number, width: number) => ({ x, y: 0, width, screen: new DOMRect(x, 0, width, width) });
  expect(shift(at(10, 40), at(30, 40))).toBe("translate(-20px, 0px)");
  expect(shift(at(10, 40), at(30, 20))).toBe("translate(-20px, 0px) scale(2)");
});
