import { afterEach, expect, it, vi } from "vitest";
import { sameThing } from "./clicks";

let question = { key: "first" };
const pressed = vi.fn();

function board(): HTMLButtonElement[] {
  question = { key: "first" };
  const root = document.createElement("section");
  root.addEventListener(
    "click",
    sameThing(() => question),
    { capture: true },
  );
  const buttons = ["a", "b"].map((name) => {
    const button = document.createElement("button");
    button.addEventListener("click", () => pressed(name));
    return button;
  });
  root.append(...buttons);
  document.body.append(root);
  return buttons;
}
const click = (button: Element | undefined, detail: number) =>
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

afterEach(() => {
  pressed.mockClear();
  document.body.innerHTML = "";
});

it("takes a double click for one click where another question was asked in between", () => {
  const [a] = board();
  click(a, 1);
  // The same question word for word, asked anew.
  question = { key: "first" };
  click(a, 2);
  click(a, 3);
  expect(pressed).toHaveBeenCalledExactlyOnceWith("a");
});

it("takes a double click for one click where another thing lies under the second", () => {
  const [a, b] = board();
  click(a, 1);
  click(b, 2);
  expect(pressed).toHaveBeenCalledExactlyOnceWith("a");
});

it("lets a thing be picked and chosen by two quick clicks, and every thing by keyboard", () => {
  const [a, b] = board();
  click(a, 1);
  click(a, 2);
  question = { key: "second" };
  click(b, 0);
  click(b, 1);
  expect(pressed.mock.calls.flat()).toEqual(["a", "a", "b", "b"]);
});
