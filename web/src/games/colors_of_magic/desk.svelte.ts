// What the drawings share: the view, the words, and what has been clicked so far.

import { createContext } from "svelte";
import type { Looked } from "../../board/desk.svelte";
import { idOf, type Thing, ThingsDesk } from "../../board/things_desk.svelte";
import type { Option, Refusal } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { isThere, thingsOf } from "./deeds";
import { optionsAt, type Point, parse, type Rows, write } from "./places";
import type { CreatureView, PlayerView, TableView } from "./types";

export const GAME = "colors_of_magic";

/** A card to be seen large, and where it lies on the screen; `creature`: what it has become on the table. */
export interface Zoom extends Looked {
  readonly card: string;
  readonly creature: string | null;
}

/** Verbs whose question asks for nothing else: a sure click is enough. */
const ASKED: ReadonlySet<string> = new Set(["pick", "bleed", "corner", "first", "player"]);

export class Desk extends ThingsDesk<TableView, Zoom> {
  /** The thing under the mouse or with the focus: what it reaches and sees is drawn. */
  hovered = $state.raw<Thing | null>(null);

  constructor(props: () => BoardProps<TableView>) {
    super(GAME, props);
  }

  /** Ourselves, or of a spectator nobody. */
  readonly player: PlayerView | null = $derived.by(
    () => this.view.players.find(({ seat }) => seat === this.you) ?? null,
  );
  readonly creatures: ReadonlyMap<string, CreatureView> = $derived.by(
    () => new Map(this.view.creatures.map((creature) => [creature.id, creature])),
  );
  /** The options that belong to nothing that can be seen, and need a button. */
  readonly loose: readonly Option[] = $derived.by(() =>
    this.options.filter((option) => !thingsOf(option).some((thing) => isThere(this.view, this.you, thing))),
  );
  /** Whether something can be done with a card. */
  readonly asksCards: boolean = $derived.by(() => [...this.offered.keys()].some((thing) => thing.startsWith("card:")));
  /** The places that may be chosen beyond the list, and the verb of that. */
  readonly rows: Rows = $derived.by(() => this.decision?.space?.rows ?? []);
  readonly placing: string | null = $derived.by(() => {
    const space = this.decision?.space;
    if (space?.rows) return space.verb;
    return this.options.find(({ verb }) => verb === "place" || verb === "aim")?.verb ?? null;
  });
  /** Whom the table waits for: ourselves where we are asked, else who may answer, who lays a card, or whose activation it is;
   *  nobody while monsters act. */
  readonly awaited: number | null = $derived.by(() => {
    const { pause, duel, active } = this.view;
    if (this.over) return null;
    if (this.decision && this.you !== null) return this.you;
    return [pause?.adds ?? -1, duel?.turn ?? -1, active].find((seat) => seat >= 0) ?? null;
  });
  /** The place that was clicked and waits to be confirmed. */
  readonly ghost: Point | null = $derived.by(() => {
    const thing = this.what ?? (this.refused ? `place:${this.refused.thing}` : null);
    return thing?.startsWith("place:") ? parse(idOf(thing)) : null;
  });

  thingsOf(option: Option): readonly Thing[] {
    return thingsOf(option);
  }
  /** What can be done with a thing; with a place also what the list does not hold. */
  override optionsOf(thing: Thing): readonly Option[] {
    const place = thing.startsWith("place:") ? parse(idOf(thing)) : null;
    return place ? optionsAt(this.decision, place) : super.optionsOf(thing);
  }

  /** Click a thing: it is looked at first, and what has one meaning is done by a second click. What the question asks for
   *  is done at once if the click is `sure`, as that of a mouse is. What belongs to the thing picked before, such as the
   *  bearer of an ingredient, completes it. What has no meaning says why. */
  press(thing: Thing, sure = true): void {
    const options = this.optionsOf(thing);
    const [only] = options;
    const begun = this.picked && this.picked !== thing ? this.optionsOf(this.picked) : [];
    const [both] = options.filter((option) => begun.includes(option));
    if (!only) void this.refuse(idOf(thing));
    else if (both) this.choose(both.id);
    else if (options.length === 1 && (this.picked === thing || (sure && ASKED.has(only.verb)))) this.choose(only.id);
    else if (this.picked !== thing) this.take(thing);
    else if (!this.doubled) this.drop();
  }

  /** Click a place: first a ghost stands there, then it is done. */
  pressPlace(place: Point): void {
    const thing = `place:${write(place)}`;
    const [first] = this.optionsOf(thing);
    if (first && this.picked === thing) this.choose(first.id);
    else this.takePlace(place);
  }

  /** Put the ghost to a place, or hear why it cannot stand there. */
  takePlace(place: Point): void {
    const thing = `place:${write(place)}`;
    if (this.optionsOf(thing).length > 0) this.take(thing);
    else void this.refuse(write(place));
  }

  /** A place is asked for by the option it would be; other things by their ids. */
  override async why(subject: string): Promise<readonly Refusal[]> {
    return super.why(this.placing && parse(subject) ? `${this.placing}:${subject}` : subject);
  }

  /** What a thing is called, whatever it is. */
  thingName(thing: Thing): string {
    const id = idOf(thing);
    const { zones, markers, permanents, spells } = this.view;
    const zone = zones.find((one) => one.id === id);
    const marker = markers.find((one) => one.id === id);
    if (zone) return this.nameOf(`zone-${zone.kind}`);
    if (marker) return this.nameOf(`marker-${marker.kind}`);
    if (thing.startsWith("goal:")) return this.say(`objective-${id}`);
    if (thing.startsWith("seat:")) return this.seatName(Number(id));
    if (thing.startsWith("corner:")) return this.say("option-corner", { corner: Number(id) + 1 });
    if (thing.startsWith("place:")) return this.say("board-place", { place: id });
    const card = this.creatures.get(id) ?? [...permanents, ...spells].find((one) => one.id === id);
    const face = card?.card ?? id;
    return this.knows(`name-${face}`) ? this.nameOf(face) : face;
  }
  override seatName(seat: number): string {
    return seat < 0 ? this.say("board-monsters") : super.seatName(seat);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
