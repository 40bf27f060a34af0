// What the drawings share: the view, the words, and what has been clicked so far.

import { createContext } from "svelte";
import { BaseDesk, type Looked } from "../../board/desk.svelte";
import type { Args, Option, Refusal } from "../../lib/wire";
import { say as hallSays } from "../../lib/words";
import type { BoardProps } from "../contract";
import { cardKey, printed } from "./catalogue";
import { chainOf, type Deed, deedsOf, holderOf, isMageChoice, isOnPage, onlyAim } from "./deeds";
import type { ObjectView, PlayerView, TableView } from "./types";

export const GAME = "mage_wars";

/** A card to be seen large, and where it lies on the screen. */
export interface Zoom extends Looked {
  readonly card: string;
  readonly object: string | null;
}

const NOTHING: ReadonlyMap<string, Option> = new Map();

/** What was clicked: a thing on the board (object, zone, border), a card, or a deed. */
type Pick = { readonly thing: string } | { readonly card: string } | { readonly deed: string };

export class Desk extends BaseDesk<TableView, Pick, Zoom> {
  #reasons = $state.raw<{ readonly thing: string; readonly given: readonly Refusal[]; readonly asked: string } | null>(
    null,
  );

  constructor(props: () => BoardProps<TableView>) {
    super(GAME, props);
  }

  readonly objects: ReadonlyMap<string, ObjectView> = $derived.by(
    () => new Map(this.view.objects.map((object) => [object.id, object])),
  );
  readonly #attached: ReadonlyMap<string, readonly ObjectView[]> = $derived.by(() => {
    const found = new Map<string, ObjectView[]>();
    for (const object of this.view.objects) {
      if (object.host) found.set(object.host, [...(found.get(object.host) ?? []), object]);
    }
    return found;
  });
  readonly player: PlayerView | null = $derived.by(() => this.view.players[this.you ?? -1] ?? null);

  readonly deeds: readonly Deed[] = $derived.by(() => deedsOf(this.options, this.view));
  readonly pages: readonly Option[] = $derived.by(() => this.options.filter(isOnPage));
  readonly mages: readonly Option[] = $derived.by(() => this.options.filter(isMageChoice));

  readonly pickedThing: string | null = $derived.by(() => (this.what && "thing" in this.what ? this.what.thing : null));
  /** A card of the pages, or of the hand. */
  readonly pickedCard: string | null = $derived.by(() => (this.what && "card" in this.what ? this.what.card : null));
  /** The deed being aimed: the one picked, or the only one there is. */
  readonly deed: Deed | null = $derived.by(() => {
    const what = this.what;
    if (what && "deed" in what) return this.deeds.find((deed) => deed.key === what.deed) ?? null;
    return what ? null : onlyAim(this.deeds);
  });
  /** Why the spell or the thing clicked cannot do more: each reason once. */
  readonly reasons: readonly Refusal[] = $derived.by(() => {
    const about =
      this.#reasons?.asked === this.asked && this.#reasons.thing === this.pickedThing ? this.#reasons : null;
    const given = this.refused?.reasons ?? about?.given ?? [];
    return given.filter((one, place) => given.findIndex((other) => other.message === one.message) === place);
  });
  readonly chosenByHand: boolean = $derived.by(() => this.what !== null || this.refused !== null);
  /** What is lit, each with the option it is the target of. */
  readonly targets: ReadonlyMap<string, Option> = $derived.by(() => this.deed?.aimed ?? NOTHING);
  /** Where deeds start. */
  readonly starts: ReadonlyMap<string, readonly Deed[]> = $derived.by(() => {
    const found = new Map<string, Deed[]>();
    for (const deed of this.deeds) for (const thing of deed.from) found.set(thing, [...(found.get(thing) ?? []), deed]);
    return found;
  });
  /** What something can be aimed at while nothing is picked yet: it is marked softly. */
  readonly reach: ReadonlyMap<string, readonly Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const deed of this.deeds) {
      for (const [thing, option] of deed.aimed) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });
  /** Who acts now, or is being pushed. */
  readonly acting: string | null = $derived.by(() => {
    for (const one of [...this.view.under_way].reverse()) {
      if (one.procedure === "activation" || one.procedure === "push") return one.creature;
    }
    return null;
  });
  /** What the log points at: seats as their mages, cards by their slug (a mage's name has a prefix of its own). */
  readonly highlighted: ReadonlySet<string> = $derived.by(() => {
    const names = this.highlight.map((name) => name.replace(/^#/, "mage-").replace(/^@card-/, ""));
    return new Set(names.flatMap((name) => [name, name.replace(/^mage-(?=[a-z])/, "")]));
  });

  /** A target's label for a screen reader, with a warning where aiming there harms our own side. */
  label(target: Option): string {
    return target.harms ? `${this.text(target)}. ${hallSays("option-harms")}` : this.text(target);
  }

  /** The deed in words; those to be aimed have a short name of their own. */
  deedText(deed: Deed): string {
    const [first] = deed.options;
    if (!first || (deed.options.length === 1 && deed.aimed.size === 0)) return first ? this.text(first) : "";
    const key = `board-deed-${deed.verb}`;
    return this.knows(key) ? this.say(key, { ...this.#deedArgs(deed), ...first.args }) : this.text(first);
  }

  #deedArgs(deed: Deed): Args {
    const slug = deed.subject.split(".").at(-1) ?? "";
    return { spell: `@${cardKey(slug)}`, attack: `@attack-${slug}`, ability: `@ability-${slug}`, mana: 0 };
  }

  cardName(slug: string): string {
    return this.say(cardKey(slug));
  }
  objectName(object: ObjectView): string {
    if (object.card === null) return this.say("board-face-down");
    const name = this.cardName(object.card);
    return object.hidden ? this.say("board-known-down", { spell: name }) : name;
  }
  override numberOf(object: ObjectView): number {
    return object.host ? 0 : super.numberOf(object);
  }
  /** An object, a zone or a border by its id, which is how all sentences of the game name places. */
  thingName(thing: string): string {
    const object = this.objects.get(thing);
    if (object) return this.objectName(object);
    return this.say(thing.includes("-") ? "board-border" : "board-zone", {
      zone: thing.replace("-", "–"),
    });
  }

  /** What is attached to an object, as it came. */
  attached(id: string): readonly ObjectView[] {
    return this.#attached.get(id) ?? [];
  }
  /** The creature, conjuration or wall on the board under which something is found. */
  standOf(id: string): string {
    return chainOf(id, this.objects).at(-1) ?? id;
  }
  holderOf(subject: string): string | null {
    return holderOf(subject, (id) => this.objects.has(id));
  }

  isPicked(thing: string): boolean {
    return this.pickedThing === thing || (this.deed?.from.includes(thing) ?? false);
  }
  isPointed(thing: string): boolean {
    const object = this.objects.get(thing);
    return this.pointed.has(thing) || this.highlighted.has(thing) || this.highlighted.has(object?.card ?? "-");
  }

  /** Click something on the board: aim there, or see what can be done with it, or do the one thing that can. */
  press(thing: string): void {
    // What stands in a zone that is lit does not keep anyone from choosing the zone.
    const target = this.targets.get(thing) ?? this.targets.get(this.objects.get(this.standOf(thing))?.zone ?? "");
    if (target) {
      this.choose(target.id);
      return;
    }
    const only = this.#only(thing);
    if (this.pickedThing === thing && only) this.choose(only.id);
    else {
      this.take({ thing });
      void this.#ask(thing);
    }
  }

  /** The one option a thing has, as the beginning or the end of a deed. */
  #only(thing: string): Option | null {
    const own = (this.starts.get(thing) ?? []).flatMap((deed) => deed.options);
    const all = [...new Set([...own, ...(this.reach.get(thing) ?? [])])];
    return all.length === 1 ? (all[0] ?? null) : null;
  }

  /** Begin a deed: what needs no aim is done. */
  begin(deed: Deed): void {
    const [first] = deed.options;
    if (deed.options.length === 1 && deed.aimed.size === 0 && first) this.choose(first.id);
    else this.take({ deed: deed.key });
  }

  /** Click a card of the hand: its targets light up. What cannot be cast says why. */
  pressCard(slug: string): void {
    const [deed, ...more] = this.starts.get(`hand:${slug}`) ?? [];
    if (!deed) void this.refuse(slug);
    else if (more.length > 0) this.take({ card: slug });
    else this.take({ deed: deed.key });
  }

  /** Click a card of the pages: once to look at it, again to take it. */
  pressPage(option: Option): void {
    if (this.pickedCard === option.subject) this.choose(option.id);
    else this.take({ card: option.subject });
  }

  /** Why an object cannot do what it cannot, itself and with what it fights. */
  async #ask(thing: string): Promise<void> {
    const object = this.objects.get(thing);
    if (!this.decision || !object) return;
    const asked = this.asked;
    const attacks = printed(object.card ?? "")?.attacks ?? [];
    const subjects = [thing, ...attacks.map(({ name }) => `${thing}.${name}`)];
    const given = (await Promise.all(subjects.map((subject) => this.why(subject)))).flat();
    // Whom its attacks do not reach is asked of the others.
    const own = given.filter(
      ({ option }) => !option.startsWith("attack:") || (option.split(":")[2] ?? thing) === thing,
    );
    if (this.pickedThing === thing && asked === this.asked) this.#reasons = { thing, given: own, asked };
  }

  /** One step back; the focus returns to where it was. */
  back(): boolean {
    const what = this.what;
    const went = this.drop();
    if (went && what) {
      const thing = "thing" in what ? what.thing : "card" in what ? `hand:${what.card}` : "";
      if (thing) this.focusOn(thing);
    }
    return went;
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
