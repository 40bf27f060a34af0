// The picture of a card, mage, monster or ingredient, and the sign of an element.

import water from "icon:droplets";
import fire from "icon:flame";
import earth from "icon:mountains";
import unknown from "icon:perspective-dice-six-faces-random";
import arcane from "icon:star-swirl";
import air from "icon:whirlwind";
import { AIR } from "./air";
import { ARCANE } from "./arcane";
import { EARTH } from "./earth";
import { FIRE } from "./fire";
import { TABLE } from "./table";
import { WATER } from "./water";

const ALL: Readonly<Record<string, string>> = { ...FIRE, ...WATER, ...AIR, ...EARTH, ...ARCANE, ...TABLE };

export const ELEMENT_ART: Readonly<Record<string, string>> = { air, arcane, earth, fire, water };

export function artOf(id: string): string {
  return ALL[id] ?? unknown;
}
