import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Decision, Option } from "../lib/wire";
import { setTextSource } from "../lib/words";
import Panel from "./Panel.svelte";

setTextSource(async () => "");

function option(id: string): Option {
  const [verb = "", subject = "", target = ""] = id.split(":");
  return { id, verb, subject, target, rule: "turn.play", key: `option-${id.replaceAll(":", "-")}`, args: {} };
}

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

function show(ids: string[], moving: string | null = null) {
  const choose = vi.fn();
  const explain = vi.fn();
  const decision: Decision = { key: "ask-play", args: {}, rule: "turn.play", options: ids.map(option) };
  shown = mount(Panel, {
    target: document.body,
    props: { game: "duel", decision, names: {}, moving, waiting: "", choose, explain },
  });
  flushSync();
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("button.option")];
  return { choose, explain, buttons };
}

const press = (key: string, target: EventTarget = document.activeElement ?? document.body) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
  return new Promise((resolve) => setTimeout(resolve));
};

it("offers exactly the options, each by its id", () => {
  const { buttons, choose } = show(["cast:dart", "pass"]);
  expect(buttons().map((button) => button.dataset["option"])).toEqual(["cast:dart", "pass"]);
  buttons()[1]?.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith("pass");
});

it("marks what harms our own side, for the eye and for the ear", () => {
  shown = mount(Panel, {
    target: document.body,
    props: {
      game: "duel",
      decision: { key: "ask", args: {}, rule: "", options: [option("pass"), { ...option("burn:self"), harms: true }] },
      names: {},
      moving: null,
      waiting: "",
      choose: vi.fn(),
      explain: vi.fn(),
    },
  });
  flushSync();
  const [pass, burn] = [...document.querySelectorAll<HTMLButtonElement>("button.option")];
  expect(burn?.textContent).toContain("harms your own side");
  expect(burn?.querySelector(".harms svg")).not.toBeNull();
  expect(pass?.querySelector(".harms")).toBeNull();
});

it("is walked with arrows and digits", async () => {
  const { buttons } = show(["a", "b", "c"]);
  await press("2");
  expect(document.activeElement).toBe(buttons()[1]);
  await press("ArrowDown");
  expect(document.activeElement).toBe(buttons()[2]);
  await press("ArrowDown");
  expect(document.activeElement).toBe(buttons()[0]);
  await press("End");
  expect(document.activeElement).toBe(buttons()[2]);
  await press("9");
  expect(document.activeElement).toBe(buttons()[2]);
  expect(buttons().filter((button) => button.tabIndex === 0)).toHaveLength(1);
});

it("leaves digits to whoever types", async () => {
  show(["a", "b"]);
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  await press("2", field);
  expect(document.activeElement).toBe(field);
});

it("chooses nothing while a move is on its way", () => {
  const { buttons, choose } = show(["a", "b"], "a");
  buttons()[1]?.click();
  expect(choose).not.toHaveBeenCalled();
});

it("takes a double click for one click, whatever the answer to the first put under the pointer", () => {
  const { buttons, choose } = show(["a", "b"]);
  for (const detail of [1, 2]) buttons()[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("a");
});

it("explains an option by its rule", () => {
  const { explain } = show(["a"]);
  document.querySelectorAll<HTMLButtonElement>("li .rule")[0]?.click();
  expect(explain).toHaveBeenCalledWith("turn.play");
});

it("lets one search where there are many", () => {
  const { buttons } = show(Array.from({ length: 20 }, (_, number) => `move:hex${number}`));
  const field = document.querySelector<HTMLInputElement>("input[type=search]");
  expect(field).not.toBeNull();
  if (field) {
    field.value = "hex19";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  flushSync();
  expect(buttons()).toHaveLength(1);
});

it("tells apart what has one name, and points at the one it is about", () => {
  const wolves = ["wolf-1", "wolf-2"];
  const objects = wolves.map((id) => ({
    id,
    card: "timber-wolf",
    controller: 0,
    host: null,
    zone: "a1",
    border: null,
  }));
  const options = wolves.map((id, place) => ({
    ...option(`activate:${id}`),
    key: "option-activate",
    args: { what: "@card-timber-wolf" },
    mark: [place + 1],
  }));
  const point = vi.fn();
  shown = mount(Panel, {
    target: document.body,
    props: {
      game: "duel",
      decision: { key: "ask", args: {}, rule: "", options },
      names: {},
      table: { objects },
      moving: null,
      waiting: "",
      choose: vi.fn(),
      explain: vi.fn(),
      point,
    },
  });
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button.option")];
  expect(buttons.map((button) => button.textContent?.match(/\(.*\)/)?.[0])).toEqual(["(no. 1)", "(no. 2)"]);
  buttons[1]?.dispatchEvent(new PointerEvent("pointerenter"));
  expect(point).toHaveBeenLastCalledWith(["wolf-2"]);
});
