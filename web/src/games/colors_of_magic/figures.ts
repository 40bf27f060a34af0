// The sign on a base: what a creature is, or where no drawing is known, its element.

import arcane from "icon:star-swirl";
import water from "icon:droplets";
import fire from "icon:flame";
import unknown from "icon:hooded-figure";
import earth from "icon:stone-block";
import air from "icon:whirlwind";

export const ELEMENTS: Readonly<Record<string, string>> = { fire, water, earth, air, arcane };

/** The outline of a figure, on a ground of 512 by 512. */
export function figureOf(_card: string, element: string): string {
  return ELEMENTS[element] ?? unknown;
}
