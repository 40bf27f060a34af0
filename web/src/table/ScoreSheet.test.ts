import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { needTexts, setTextSource } from "../lib/words";
import ScoreSheet from "./ScoreSheet.svelte";

setTextSource(async (domain) => (domain === "joust" ? "score-falls = Falls\nscore-lances = Lances" : ""));

it("shows each line that counted, and the sums", async () => {
  await needTexts("joust");
  const result = {
    winners: [1],
    scores: [-1, 5],
    key: "result",
    args: {},
    sheet: [
      { key: "score-falls", args: {}, points: [-1, 5] },
      { key: "score-lances", args: {}, points: [0, 0] },
    ],
  };
  const shown = mount(ScoreSheet, {
    target: document.body,
    props: { game: "joust", result, names: { 0: "Ana", 1: "Bo" } },
  });
  flushSync();
  const rows = [...document.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows[0]).toEqual(["", "Ana", "Bo"]);
  expect(rows[1]).toEqual(["Falls", "−1", "5"]);
  expect(rows).toHaveLength(3);
  expect(rows[2]?.slice(1)).toEqual(["−1", "5"]);
  void unmount(shown);
});
