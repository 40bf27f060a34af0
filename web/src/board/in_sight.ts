// Where a board stands on the screen.

/** Scroll to the beginning of a board whose stage begins above the screen. On a phone that is so after a longer scene, such as
 *  a list of things to choose from, for whoever scrolled to its end. */
export function bringBack(board: Element | undefined, stage: Element | undefined): void {
  if (stage && stage.getBoundingClientRect().top < 0) board?.scrollIntoView();
}
