// The shape of each seat, on a ground of 16 by 16: no colour tells alone whose a thing is.

export const SEATS = [
  "M8 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z",
  "M8 .8 15.200 8 8 15.200 .8 8z",
  "M2.200 2.200h11.600v11.600H2.200z",
  "M8 1.200 15.400 14.400H.6z",
] as const;
