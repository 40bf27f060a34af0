import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { GameInfo } from "../lib/wire";
import { setTextSource } from "../lib/words";
import NewTable from "./NewTable.svelte";

setTextSource(async () => "");

const game = (id: string) => ({ id, seats: [2], options: {}, bots: [] }) as unknown as GameInfo;

it("begins with the game that the lobby shows, until another is chosen", () => {
  const games = [game("archery"), game("joust")];
  const shown = mount(NewTable, { target: document.body, props: { games, first: "joust" } });
  flushSync();
  const choice = document.querySelector("select");
  expect(choice?.value).toBe("joust");
  if (choice) choice.value = "archery";
  choice?.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(choice?.value).toBe("archery");
  void unmount(shown);
});
