import { beforeAll, expect, it } from "vitest";
import { settingLine } from "./tables";
import { needTexts, setTextSource } from "./words";

const WORDS =
  "setting-mode = The mode\nsetting-mode-night = By night\nsetting-ghosts = Ghosts walk\nsetting-laps = Laps";
setTextSource(async (domain) => (domain === "joust" ? WORDS : ""));
beforeAll(() => needTexts("joust"));

it("says what was chosen, and names it where a word alone would not tell", () => {
  expect(settingLine("joust", "mode", "night")).toBe("By night");
  expect(settingLine("joust", "ghosts", true)).toBe("Ghosts walk");
  expect(settingLine("joust", "laps", 3)).toMatch(/^Laps.* 3$/);
});
