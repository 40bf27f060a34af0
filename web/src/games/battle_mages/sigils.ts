// The signs of the six schools and the windows of their cards: a school is told by its shape before its colour.

import type { School } from "./types";

/** Outlines in 100 by 100, drawn to be filled with the even-odd rule. */
export const SIGILS: Readonly<Record<School, string>> = {
  // A flame with a tongue of light in it.
  fire:
    "M52 4c4 15-3 22-11 31C31 46 20 55 20 70c0 16 13 27 30 27s30-11 30-28c0-13-6-22-12-30-1 7-4 11-8 13 2-18-1-34-8-48z" +
    "M50 55c8 9 13 15 13 23a13 13 0 0 1-26 0c0-8 6-14 13-23z",
  // Three waves, one above the other.
  water:
    "M4 30c10-14 21-14 31-4 9 9 17 9 24 0 10-12 24-12 37 2v15c-12-13-20-12-28-3-10 11-22 12-34 1-9-9-19-8-30 4z" +
    "M4 57c10-14 21-14 31-4 9 9 17 9 24 0 10-12 24-12 37 2v15c-12-13-20-12-28-3-10 11-22 12-34 1-9-9-19-8-30 4z" +
    "M4 84c10-14 21-14 31-4 9 9 17 9 24 0 10-12 24-12 37 2v13H4z",
  // Three gusts that curl up at the end.
  air:
    "M4 34h54c9 0 13-4 13-10s-5-9-10-9-8 3-8 7H42C42 11 50 4 61 4c13 0 22 9 22 20S74 46 58 46H4z" +
    "M4 52h74c11 0 18 8 18 17s-8 17-18 17-17-6-17-15h11c1 3 3 4 6 4 4 0 7-2 7-6s-3-6-8-6H4z" +
    "M4 70h40c9 0 14 6 14 13s-6 13-14 13-13-5-13-12h10c0 2 1 3 3 3s4-1 4-4-2-3-5-3H4z",
  // A boulder, split along its grain.
  earth:
    "M34 6h34l26 30-8 40-28 20H30L6 66l6-36z" +
    "M37 14 20 34l24 10 22-30zM75 20 53 48l10 22 23-33zM14 43l-1 22 18 18 10-30zM49 54 38 88h18l4-9zM67 78l1 7 11-8 4-21z",
  // A skull of plain shapes.
  death:
    "M50 4C25 4 9 20 9 43c0 15 6 25 17 31v11c0 6 4 10 9 10h30c5 0 9-4 9-10V74c11-6 17-16 17-31C91 20 75 4 50 4z" +
    "M22 44 44 50c2 11-4 17-11 17-8 0-13-7-11-23zM78 44 56 50c-2 11 4 17 11 17 8 0 13-7 11-23zM50 62l6 13H44z" +
    "M40 81h4v14h-4zM56 81h4v14h-4z",
  // A drop in which bubbles rise.
  poison:
    "M50 2c16 24 35 41 35 63a35 35 0 0 1-70 0C15 43 34 26 50 2z" +
    "M41 59a13 13 0 1 0 .1 0zM64 53a7 7 0 1 0 .1 0zM62 74a8 8 0 1 0 .1 0zM50 34a5 5 0 1 0 .1 0z",
};

/** The window of a common card, around (0, 0), about 150 wide and 150 high. */
export const WINDOWS: Readonly<Record<School, string>> = {
  fire: "M0-82C12-62 46-48 66-22 84 4 74 44 52 62 36 74 16 78 0 78S-36 74-52 62C-74 44-84 4-66-22-46-48-12-62 0-82z",
  water:
    "M-76-52c13-18 25-18 38-8 13 10 25 10 38 0 13-10 25-10 38 0 13-10 25-10 38 8V54c-13 18-25 18-38 8-13-10-25-10-38 0" +
    "-13 10-25 10-38 0-13 10-25 10-38-8z",
  air: "M0-78A78 78 0 1 1-.1-78z",
  earth: "M0-82 74-42V42L0 82-74 42V-42z",
  death: "M-38-78h76l36 44-24 112h-100L-74-34z",
  poison: "M0-84C34-50 74-22 74 18A62 62 0 0 1 12 78C8 79-8 79-12 78A62 62 0 0 1-74 18C-74-22-34-50 0-84z",
};

/** The window of a rare card: an eight-pointed star rounded to a rosette. */
export const RARE_WINDOW =
  "M0-80 23-56 56-56 56-23 80 0 56 23 56 56 23 56 0 80-23 56-56 56-56 23-80 0-56-23-56-56-23-56z";
