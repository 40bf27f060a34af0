// What happens on the table before anything is chosen: the ruler, a figure being dragged, and the mouse over the region.

import type { Option } from "../../lib/wire";
import { bodyOf } from "./catalogue";
import type { Desk } from "./desk.svelte";
import { baseAt, type Disc, snap } from "./geometry";
import { costAt, isPlaced, type Point, SIDE, write } from "./places";
import type { CreatureView } from "./types";

/** Who is about to stand somewhere: a creature on the table, or one that comes. */
export interface Mover {
  readonly creature: CreatureView | null;
  /** Its face; none for a zone or an aim. */
  readonly card: string;
  readonly radius: number;
}

/** The radius of a base by the size of who stands on it. */
const RADIUS: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 4 };

export class Field {
  /** Whether clicks measure. */
  measuring = $state(false);
  /** The ends of the ruler; the second follows the pointer until it is set. */
  from = $state.raw<Disc | null>(null);
  to = $state.raw<Disc | null>(null);
  /** The place under the mouse while a place is asked for, or under a figure that is dragged. */
  cursor = $state.raw<Point | null>(null);
  dragging = $state(false);
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The creatures that stand on the table. */
  readonly standing: readonly CreatureView[] = $derived.by(() =>
    this.#desk.view.creatures.filter(({ away }) => away === ""),
  );
  /** Who is put or goes, as the words of the options name it. */
  readonly mover: Mover | null = $derived.by(() => {
    const { placing, options, view, you } = this.#desk;
    const args = options.find(({ verb }) => verb === placing && verb !== "aim")?.args;
    if (!args) return null;
    const card = String(args["creature"] ?? args["what"] ?? "").replace(/^@name-/, "");
    const alike = this.standing.filter((one) => one.card === card);
    const creature =
      placing === "go"
        ? (alike.find(({ id }) => id === view.activation?.creature) ?? alike.find(({ owner }) => owner === you) ?? null)
        : null;
    return { creature, card, radius: creature?.radius ?? RADIUS[bodyOf(card)?.size ?? 1] ?? 2 };
  });
  /** Where the figure to be moved would stand: under the mouse, or where a ghost waits. */
  readonly shown: Point | null = $derived.by(() => (this.dragging ? this.cursor : this.#desk.ghost));

  /** What is offered by name at the very place where a creature stands that cannot be chosen itself. */
  offeredUnder({ id, x, y }: CreatureView): readonly Option[] {
    if (this.#desk.optionsOf(`creature:${id}`).length > 0) return [];
    return this.#desk.options.filter((option) => isPlaced(option) && option.subject === write({ x, y }));
  }

  costOf(place: Point): number | null {
    return costAt(this.#desk.rows, place);
  }

  /** A base where there is one, or else the bare point. */
  discAt(place: Point): Disc {
    const base = baseAt(this.standing, place);
    return base ? { x: base.x, y: base.y, radius: base.radius } : { ...place, radius: 0 };
  }

  /** Put down an end of the ruler: the first, the second, or a new first. */
  measure(place: Point): void {
    const disc = this.discAt(place);
    if (!this.from || this.to) {
      this.from = disc;
      this.to = null;
    } else this.to = disc;
  }
  toggleRuler(): void {
    this.measuring = !this.measuring;
    this.from = this.to = this.cursor = null;
  }

  /** The lattice point under a pointer, by the table on the page. */
  pointAt(event: MouseEvent, table: Element | undefined): Point | null {
    const box = table?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    return snap(((event.clientX - box.left) / box.width) * SIDE, ((event.clientY - box.top) / box.height) * SIDE);
  }
}
