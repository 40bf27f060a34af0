import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Decision } from "../lib/wire";
import { setTextSource } from "../lib/words";
import Panel from "./Panel.svelte";

setTextSource(async () => "");

const asks = (...ids: string[]): Decision => ({
  key: "ask-play",
  args: {},
  rule: "turn.play",
  options: ids.map((id) => ({
    id,
    verb: id,
    subject: "",
    target: "",
    rule: "turn.play",
    key: `option-${id}`,
    args: {},
  })),
});

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(decision: Decision) {
  const props = $state({
    game: "duel",
    decision: decision as Decision | null,
    names: {},
    moving: null,
    waiting: "",
    choose: vi.fn(),
    explain: vi.fn(),
  });
  shown = mount(Panel, { target: document.body, props });
  flushSync();
  return props;
}

it("hands the focus of a chosen option to the next question", async () => {
  const props = show(asks("cast", "pass"));
  document.querySelector<HTMLElement>("[data-option='pass']")?.focus();
  props.decision = null;
  flushSync();
  await tick();
  expect(document.activeElement?.tagName).toBe("H2");
  props.decision = asks("draw");
  flushSync();
  await tick();
  expect(document.activeElement?.tagName).toBe("H2");
});

it("takes the focus from nothing else", async () => {
  const props = show(asks("cast", "pass"));
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  props.decision = asks("draw");
  flushSync();
  await tick();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
