import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { looking } from "./look";

let card: HTMLElement;
let leave: (() => void) | undefined;
const show = vi.fn();
const hide = vi.fn();

const point = (type: string, pointerType: string) => card.dispatchEvent(new PointerEvent(type, { pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  card = document.createElement("button");
  document.body.append(card);
  leave = looking({ show, hide, hover: 300, focused: ":not([data-target])" })(card) ?? undefined;
});
afterEach(() => {
  leave?.();
  card.remove();
  vi.useRealTimers();
});

it("shows what the mouse rests on, and not what it only crosses", async () => {
  point("pointerenter", "mouse");
  vi.advanceTimersByTime(299);
  point("pointerleave", "mouse");
  vi.advanceTimersByTime(300);
  expect(show).not.toHaveBeenCalled();
  point("pointerenter", "mouse");
  vi.advanceTimersByTime(300);
  expect(show).toHaveBeenCalledOnce();
  point("pointerleave", "mouse");
  await Promise.resolve();
  expect(hide).toHaveBeenCalledOnce();
});

it("tells a long press of a finger from a tap", () => {
  const clicked = vi.fn();
  card.addEventListener("click", clicked);
  point("pointerdown", "touch");
  point("pointerup", "touch");
  card.click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
  point("pointerdown", "touch");
  vi.advanceTimersByTime(500);
  expect(show).toHaveBeenCalledOnce();
  point("pointerup", "touch");
  card.click();
  expect(clicked).toHaveBeenCalledOnce();
});

it("goes away with what it was about", async () => {
  point("pointerenter", "mouse");
  vi.advanceTimersByTime(300);
  leave?.();
  leave = undefined;
  await Promise.resolve();
  expect(hide).toHaveBeenCalledOnce();
});
