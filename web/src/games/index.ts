// The games' folders, found by game id and loaded when needed. A game without a folder is played through the panel alone.

import type { DeckModule } from "../books/contract";
import { loadPart } from "../lib/again";
import { nameOf } from "../lib/words";
import type { Board, BoardModule, NamingModule } from "./contract";
import { byGame, type Load } from "./folders";

const boards = byGame(import.meta.glob<BoardModule>("./*/Board.svelte"));
const decks = byGame(import.meta.glob<DeckModule>("./*/deck.ts"));
const namings = byGame(import.meta.glob<NamingModule>("./*/naming.ts"));

/** A part of a game's folder, if it has that. */
async function part<T>(load: Load<T> | undefined): Promise<T | undefined> {
  return load && loadPart(load);
}

const namers = new Map<string, NamingModule["subjectName"]>();

/** Make `optionName` ready for a game; where its folder names nothing, the game's texts do. */
export async function loadNames(game: string): Promise<void> {
  const naming = await part(namings.get(game));
  if (naming) namers.set(game, naming.subjectName);
}

/** What an option is about, by its id (`verb:subject:target`) and the `table` part of the view. */
export function optionName(game: string, view: unknown, option: string): string {
  const [verb = "", subject = ""] = option.split(":");
  return namers.get(game)?.(view, verb, subject) ?? nameOf(game, subject || verb);
}

export function hasBoard(game: string): boolean {
  return boards.has(game);
}

/** The board of a game, or null if it has none. */
export async function loadBoard(game: string): Promise<Board | null> {
  return (await part(boards.get(game)))?.default ?? null;
}

/** What a game hands to the deck builder, or null if it hands in nothing. */
export async function loadDeck(game: string): Promise<DeckModule["default"] | null> {
  return (await part(decks.get(game)))?.default ?? null;
}
