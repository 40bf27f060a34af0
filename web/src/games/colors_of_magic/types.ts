// The `table` part of a Colors of Magic view. The types are generated (src/wire, scripts/wire).

export type {
  AttackView,
  CreatureView,
  DuelView,
  GoalView,
  HandCardView,
  HeldView,
  KeywordView,
  MarkerView,
  MoveView,
  PermanentView,
  PieceView,
  PlayerView,
  SpellView,
  TableView,
  ZoneView,
} from "../../wire/colors_of_magic";
