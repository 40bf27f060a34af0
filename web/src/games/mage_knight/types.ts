// The `table` part of a Mage Knight view. The types are generated (src/wire, scripts/wire).

export type {
  CityView,
  Color,
  CombatView,
  DummyView,
  Element,
  FoeView,
  HeroView,
  Pile,
  RealmView,
  Site,
  SpaceView,
  StepView,
  TableView,
  Terrain,
  TileKind,
  TokenView,
  Trait,
  TurnView,
  UnitView,
} from "../../wire/mage_knight";
