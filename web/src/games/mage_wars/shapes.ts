// The window of a card: its shape tells the kind of spell. Around 0,0, about 120 wide.

export const WINDOWS: Readonly<Record<string, string>> = {
  creature: "M-60 56V-6A60 60 0 0 1 60-6V56z",
  conjuration: "M-60-28 0-62 60-28V34L0 62-60 34z",
  wall: "M-66 52V-44h20v12h18v-12h22v12h12v-12h22v12h18v-12h20V52z",
  enchantment: "M0-60A60 60 0 1 1 0 60 60 60 0 1 1 0-60z",
  equipment: "M-56-52Q0-68 56-52V6Q50 44 0 64-50 44-56 6z",
  incantation: "M0-66 66 0 0 66-66 0z",
  attack: "M0-64 18-30 56-44 42-8 66 14 34 26 34 60 0 42-34 60-34 26-66 14-42-8-56-44-18-30z",
};
