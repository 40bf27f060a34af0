// The `table` part of a Mage Wars view. The types are generated (src/wire, scripts/wire).

export type {
  ActivationView,
  AttackView,
  CastView,
  Kind,
  ObjectView,
  PlayerView,
  PushView,
  TableView,
} from "../../wire/mage_wars";

/** The phases of a round, in their order. */
export const PHASES = [
  "initiative",
  "reset",
  "channel",
  "upkeep",
  "planning",
  "deployment",
  "first-quickcast",
  "actions",
  "final-quickcast",
] as const;
