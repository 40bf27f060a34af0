// The picture of a card, of a condition, of a school of magic, of a value.

import mind from "icon:brain";
import war from "icon:crossed-swords";
import dark from "icon:dread-skull";
import water from "icon:droplets";
import fire from "icon:flame";
import earth from "icon:mountains";
import nature from "icon:oak-leaf";
import unknown from "icon:perspective-dice-six-faces-random";
import arcane from "icon:star-swirl";
import holy from "icon:sun-radiations";
import air from "icon:whirlwind";
import { firstPrinting } from "../catalogue";
import { CONDITION_ART } from "./conditions";
import { CREATURES } from "./creatures";
import { ENCHANTMENTS } from "./enchantments";
import { EQUIPMENT } from "./equipment";
import { PLACES } from "./places";
import { SPELLS } from "./spells";

const ALL = [CREATURES, PLACES, ENCHANTMENTS, EQUIPMENT, SPELLS];

export const SCHOOL_ART: Readonly<Record<string, string>> = {
  air,
  arcane,
  dark,
  earth,
  fire,
  holy,
  mind,
  nature,
  war,
  water,
};

/** The picture of a card by its slug, the same for all its printings. */
export function artOf(slug: string): string {
  const first = firstPrinting(slug);
  return ALL.map((album) => album[first]).find((art) => art !== undefined) ?? unknown;
}

/** The picture of a condition, token or marker. */
export function conditionArt(name: string): string {
  return CONDITION_ART[name] ?? unknown;
}
