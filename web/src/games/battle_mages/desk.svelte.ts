// What the drawings share: the view, the words, and what has been clicked so far.

import { createContext } from "svelte";
import { BaseDesk, type Looked } from "../../board/desk.svelte";
import { type Click, nextClick } from "../../lib/options";
import type { Args, Option, Refusal } from "../../lib/wire";
import { isHouse, say } from "../../lib/words";
import type { BoardProps } from "../contract";
import { isHouseText, schoolOf } from "./cards";
import { ICONS } from "./icons";
import { type AimedView, type MageView, SCHOOLS, type School, type TableView } from "./types";

const GAME = "battle_mages";

/** A card to be seen large, and where it lies on the screen. */
export interface Zoom extends Looked {
  readonly spell: string;
  readonly declared: School | null;
  /** Whether it is one of our own cards, which may say why it cannot be played. */
  readonly own: boolean;
}

/** Cards of others are subjects too; ours and theirs must not be mixed up. */
const TAKING: ReadonlySet<string> = new Set(["take"]);

/** As many options as fit beside the hand. */
const MOST_BUTTONS = 4;

export function isSchool(name: string): name is School {
  return (SCHOOLS as readonly string[]).includes(name);
}

export class Desk extends BaseDesk<TableView, string, Zoom> {
  /** Why the card that is looked at cannot be played. */
  zoomReasons = $state.raw<readonly Refusal[]>([]);
  /** Things on their way: hidden until they are there. */
  arriving = $state.raw<ReadonlySet<string>>(new Set());

  constructor(props: () => BoardProps<TableView>) {
    super(GAME, props);
  }

  /** The subject clicked. */
  get picked(): string | null {
    return this.what;
  }
  /** What the next click may be, after the card that was clicked. */
  readonly click: Click = $derived.by(() =>
    this.picked === null ? nextClick([]) : nextClick(this.options, { subject: this.picked }),
  );
  /** The targets that are lit, each with its option. */
  readonly targets: ReadonlyMap<string, Option> = $derived.by(() => {
    const aimed = this.click.options.filter((option) => option.target !== "");
    return new Map(aimed.map((option) => [option.target, option]));
  });
  /** What is offered without a thing to click, such as passing. */
  readonly loose: readonly Option[] = $derived.by(() => this.options.filter((option) => option.subject === ""));
  /** The options that can be chosen on the table, by picking a thing; the others need a button of their own. */
  readonly #placed: ReadonlySet<string> = $derived.by(() => {
    const { mages, centre, pile } = this.view;
    const hand = (mages[this.you ?? -1]?.hand ?? []).map((card) => card.spell);
    return new Set(
      [...hand, ...(centre ? ["centre"] : []), ...(pile > 0 ? ["pile"] : [])].filter((one) => one !== null),
    );
  });
  /** Whether the question is about the cards in our hand. */
  readonly handAsked: boolean = $derived.by(() => this.options.some((option) => this.isCard(option.subject)));
  /** What is offered as buttons while nothing is picked: all of a small question, and what has no place on the table. */
  readonly direct: readonly Option[] = $derived.by(() => {
    const options = this.options.filter((option) => !this.isShownApart(option));
    if (options.length <= MOST_BUTTONS && (this.loose.length > 0 || !this.handAsked)) return options;
    return options.filter((option) => !this.#placed.has(option.subject));
  });
  readonly aimsAtSchools: boolean = $derived.by(() =>
    [...this.targets.keys()].some((target) => !target.startsWith("mage-")),
  );
  readonly highlighted: ReadonlySet<string> = $derived.by(
    () => new Set(this.highlight.map((name) => name.replace(/^#/, "mage-").replace(/^@/, ""))),
  );

  /** Whether a card's name in this language is ours. */
  isHouseName(spell: string): boolean {
    return isHouse(GAME, `spell-${spell}`);
  }

  isHouseMage(school: School): boolean {
    return isHouse(GAME, `mage-${school}`);
  }

  /** The name of whoever sits there; the mage's own if nobody does. */
  nameOf(mage: number): string {
    const shown = this.view.mages[mage];
    return this.names[mage] ?? (shown ? this.say(`mage-${shown.school}`) : this.say("seat", { number: mage + 1 }));
  }

  /** A card as a screen reader says it: what stands on it, then what kind of card it is. */
  cardText(spell: string, declared: School | null = null): string {
    const school = schoolOf(spell);
    const words = [this.say(`spell-${spell}`)];
    if (school) words.push(this.say("board-common", { school: `@school-${school}` }));
    else words.push(this.say(`card-${spell}`).replace(/\.$/, ""), this.say("board-rare"));
    if (declared && !school) words.push(this.say("board-declared", { school: `@school-${declared}` }));
    if (isHouseText(spell)) words.push(this.say("board-house"));
    if (this.isHouseName(spell)) words.push(this.say("board-house-name"));
    return `${words.join(". ")}.`;
  }

  mageText(mage: MageView): string {
    const who = { mage: this.nameOf(mage.mage), school: `@school-${mage.school}` };
    const won = this.hasWon(mage.mage) ? [`${say("winner")}.`] : [];
    if (mage.life <= 0) return [...won, this.say("board-mage-out", who)].join(" ");
    const words = [
      ...won,
      this.say("board-mage", { ...who, life: mage.life, full: mage.starting_life, cards: mage.hand.length }),
    ];
    if (!this.over && this.view.active === mage.mage) words.push(this.say("board-mage-turn"));
    if (mage.hex) words.push(this.say("board-mage-hex", { spell: `@spell-${mage.hex}` }));
    if (mage.rebirth) words.push(this.say("board-mage-rebirth"));
    if (mage.front) words.push(this.say("board-mage-front", { spell: `@spell-${mage.front}` }));
    if (this.isHouseMage(mage.school)) words.push(`${this.say("board-house-mage")}.`);
    return words.join(" ");
  }

  isCard(subject: string): boolean {
    return subject in ICONS;
  }

  /** Choosing a mage and taking another's card have a room of their own. */
  isShownApart(option: Option): boolean {
    return TAKING.has(option.verb) || isSchool(option.subject);
  }

  /** The option to answer a spell in the air: the first one not yet given to a spell just like it. */
  answerTo(spell: AimedView): Option | null {
    const fits = (args: Args, aimed: AimedView) =>
      args["spell"] === `@spell-${aimed.spell}` && args["mage"] === `#${aimed.at}` && args["damage"] === aimed.damage;
    const answers = this.options.filter((option) => option.subject.startsWith("spell-") && fits(option.args, spell));
    const alike = this.view.aimed.filter((aimed) => answers[0] && fits(answers[0].args, aimed));
    return answers[alike.indexOf(spell)] ?? null;
  }

  /** The first option of a thing on the table; of a card in our hand, never one about another's card. */
  optionOf(subject: string): Option | null {
    return this.options.find((option) => option.subject === subject && !TAKING.has(option.verb)) ?? null;
  }
  /** The option to take a card out of another's hand. */
  takingOf(spell: string): Option | null {
    return this.options.find((option) => option.subject === spell && TAKING.has(option.verb)) ?? null;
  }

  /** Click a thing: once to see what can be done with it, again to do it if there is but one thing to do. */
  press(subject: string): void {
    const option = this.options.find((one) => one.subject === subject);
    if (!option) return;
    if (this.picked === subject && this.click.leaf) this.choose(this.click.leaf.id);
    else this.take(subject);
  }

  /** Back by hand: the focus returns to the thing that was picked. */
  goBack(): boolean {
    const subject = this.picked ?? this.refused?.thing;
    const went = this.drop();
    if (went && subject) this.root?.querySelector<HTMLElement>(`[data-subject="${subject}"]`)?.focus();
    return went;
  }

  async lookAt(zoom: Zoom | null): Promise<void> {
    this.zoom = zoom;
    this.zoomReasons = [];
    if (zoom?.own && !this.optionOf(zoom.spell)) {
      const reasons = await this.why(zoom.spell);
      if (this.zoom === zoom) this.zoomReasons = reasons;
    }
  }

  isLit(thing: string): boolean {
    return this.highlighted.has(thing);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
