// The desk of a board on which all that can be clicked is a thing with a key, such as `card:…` or `space:…`.

import type { Option } from "../lib/wire";
import { BaseDesk, type Looked } from "./desk.svelte";

/** A thing by its key: what kind it is, and its id. */
export type Thing = string;

/** The id or name in a thing's key. */
export function idOf(thing: Thing): string {
  return thing.slice(thing.indexOf(":") + 1);
}

export abstract class ThingsDesk<View, Zoom extends Looked> extends BaseDesk<View, Thing, Zoom> {
  /** The options by the things they belong to, as the list holds them. */
  readonly offered: ReadonlyMap<Thing, readonly Option[]> = $derived.by(() => {
    const found = new Map<Thing, Option[]>();
    for (const option of this.options) {
      for (const thing of this.thingsOf(option)) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });
  /** The thing that was clicked. */
  readonly picked: Thing | null = $derived.by(() => this.what);

  /** The things an option belongs to. */
  abstract thingsOf(option: Option): readonly Thing[];

  /** What can be done with a thing. */
  optionsOf(thing: Thing): readonly Option[] {
    return this.offered.get(thing) ?? [];
  }
  /** What every thing that can be clicked carries: its key, its first option, and whether it is lit. */
  marks(
    thing: Thing,
    options: readonly Option[] = this.optionsOf(thing),
  ): Record<string, string | boolean | undefined> {
    const can = options.length > 0;
    return {
      "data-thing": thing,
      "data-option": options[0]?.id,
      "data-target": can && !this.isPicked(thing) ? "" : undefined,
      "aria-disabled": can ? undefined : true,
    };
  }
  isPicked(thing: Thing): boolean {
    return this.picked === thing;
  }
  /** Whether a button or the log points at a thing, which the log names by what is printed on it. */
  isLit(thing: Thing, name: string = ""): boolean {
    return this.pointed.has(thing) || (name !== "" && this.highlight.includes(`@name-${name}`));
  }

  /** One step back; the focus returns to where it was. */
  back(): boolean {
    const thing = this.what;
    const went = this.drop();
    if (went && thing) this.focusOn(thing);
    return went;
  }

  /** Everything that is printed has a name of the same kind. */
  nameOf(id: string): string {
    return this.say(`name-${id}`);
  }
}
