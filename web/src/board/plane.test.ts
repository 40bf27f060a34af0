import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withoutSizes } from "./harness";
import PlaneView from "./Plane.svelte";
import { CLOSEST, Plane, READABLE } from "./plane.svelte";

const WINDOW = { width: 400, height: 300 };
const MAP = { width: 800, height: 600 };

describe("a plane", () => {
  let plane: Plane;
  beforeEach(() => {
    plane = new Plane();
    plane.resize(WINDOW, MAP);
  });
  const shown = () => [plane.x, plane.y, plane.scale];

  it("shows the whole map at first, and when the window changes", () => {
    expect(shown()).toEqual([0, 0, 0.5]);
    plane.resize({ width: 800, height: 300 }, MAP);
    expect(shown()).toEqual([200, 0, 0.5]);
  });

  it("grows around the point that was meant", () => {
    plane.zoom(2, { x: 100, y: 100 });
    expect(shown()).toEqual([-100, -100, 1]);
  });

  it("grows and shrinks no further than it makes sense", () => {
    plane.zoom(1000);
    expect(plane.scale).toBe(CLOSEST);
    plane.zoom(0.00001);
    expect(shown()).toEqual([0, 0, 0.5]);
  });

  it("never leaves the window empty", () => {
    plane.zoom(2);
    plane.move(10_000, 10_000);
    expect(shown()).toEqual([0, 0, 1]);
    plane.move(-10_000, -10_000);
    expect(shown()).toEqual([-400, -300, 1]);
  });

  it("stays where it is when the window changes and only a part was seen", () => {
    plane.zoom(2, { x: 0, y: 0 });
    plane.move(-50, -60);
    plane.resize({ width: 420, height: 300 }, MAP);
    expect(shown()).toEqual([-50, -60, 1]);
  });

  it("follows one finger, once it has moved more than a press does", () => {
    plane.zoom(2);
    plane.press(1, { x: 50, y: 50 });
    plane.drag(1, { x: 53, y: 50 });
    expect(plane.dragged).toBe(false);
    expect(plane.x).toBe(-200);
    plane.drag(1, { x: 73, y: 50 });
    expect(plane.dragged).toBe(true);
    expect(plane.x).toBe(-180);
    plane.release(1);
    plane.drag(1, { x: 200, y: 50 });
    expect(plane.x).toBe(-180);
  });

  it("grows under two fingers that part", () => {
    plane.press(1, { x: 150, y: 150 });
    plane.press(2, { x: 250, y: 150 });
    plane.drag(2, { x: 350, y: 150 });
    expect(plane.scale).toBe(1);
  });

  it("shows what matters where the whole would be too small to read", () => {
    plane.show({ left: 600, right: 800, top: 400, bottom: 600 });
    expect(shown()).toEqual([400 - 800 * READABLE, 300 - 600 * READABLE, READABLE]);
  });

  it("draws what matters a little smaller where all of it is in sight then", () => {
    plane.show({ left: 60, right: 760, top: 200, bottom: 400 });
    expect(plane.scale).toBeCloseTo(400 / 700);
    expect(plane.x).toBeCloseTo(-60 * (400 / 700));
  });

  it("shows the middle of what would be too small as a whole", () => {
    plane.resize({ width: 400, height: 300 }, { width: 1600, height: 1200 });
    plane.show({ left: 0, right: 1200, top: 200, bottom: 400 });
    expect(shown()).toEqual([200 - 600 * READABLE, 150 - 300 * READABLE, READABLE]);
  });

  it("stays where it is while what matters is in sight, and moves no farther than it must", () => {
    plane.zoom(2, { x: 0, y: 0 });
    plane.show({ left: 100, right: 200, top: 100, bottom: 200 });
    expect(shown()).toEqual([0, 0, 1]);
    plane.show({ left: 350, right: 450, top: 100, bottom: 200 });
    expect(shown()).toEqual([-50, 0, 1]);
  });

  it("keeps the whole map in sight for whoever asked for it", () => {
    plane.fit();
    plane.show({ left: 600, right: 800, top: 400, bottom: 600 });
    expect(shown()).toEqual([0, 0, 0.5]);
  });

  it("brings what is outside into sight, and moves for nothing else", () => {
    plane.zoom(2, { x: 0, y: 0 });
    plane.reveal({ left: 380, right: 480, top: 10, bottom: 60 });
    expect(shown()).toEqual([-80, 0, 1]);
    plane.reveal({ left: 100, right: 200, top: 10, bottom: 60 });
    expect(shown()).toEqual([-80, 0, 1]);
  });
});

describe("a plane on the page", () => {
  let view: ReturnType<typeof mount>;
  const clicked = vi.fn();
  beforeEach(() => {
    withoutSizes();
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WINDOW.width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(WINDOW.height);
    clicked.mockClear();
    const children = createRawSnippet(() => ({
      render: () => "<button>city</button>",
      setup: (node) => node.addEventListener("click", clicked),
    }));
    view = mount(PlaneView, { target: document.body, props: { label: "The map", ...MAP, children } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(view);
    document.body.innerHTML = "";
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  const drawn = () => at(".map").style.transform;
  const send = (event: Event, node = at(".window")) => {
    node.dispatchEvent(event);
    flushSync();
  };
  const pointer = (type: string, x: number) =>
    new PointerEvent(type, { pointerId: 1, pointerType: "touch", clientX: x, clientY: 9, bubbles: true });
  const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });

  it("answers to wheel, keys and buttons", () => {
    expect(drawn()).toBe("translate(0px, 0px) scale(0.5)");
    const wheel = new WheelEvent("wheel", { deltaY: -400, cancelable: true, bubbles: true });
    send(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(drawn()).not.toContain("scale(0.5)");
    send(key("0"));
    expect(drawn()).toBe("translate(0px, 0px) scale(0.5)");
    send(key("+"));
    const closer = drawn();
    expect(closer).toContain("scale(0.625)");
    send(key("ArrowRight"));
    expect(drawn()).not.toBe(closer);
    at('[aria-label="Show the whole map"]').click();
    flushSync();
    expect(drawn()).toBe("translate(0px, 0px) scale(0.5)");
  });

  it("leaves the keys of what lies on it alone", () => {
    send(key("+"), at(".map button"));
    expect(drawn()).toBe("translate(0px, 0px) scale(0.5)");
  });

  it("brings what gets the focus by keys into sight, and stays under the mouse", () => {
    const city = at(".map button");
    vi.spyOn(city, "getBoundingClientRect").mockReturnValue(new DOMRect(500, 10, 50, 50));
    at('[aria-label="Closer"]').click();
    flushSync();
    const drawnAt = drawn();
    send(pointer("pointerdown", 10));
    city.focus();
    flushSync();
    expect(drawn()).toBe(drawnAt);
    send(pointer("pointerup", 10));
    city.blur();
    city.focus();
    flushSync();
    expect(drawn()).not.toBe(drawnAt);
  });

  it("lets a press click, and keeps a drag from it", () => {
    const press = () =>
      send(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }), at(".map button"));
    at(".window").setPointerCapture = () => {};
    at(".window").hasPointerCapture = () => false;
    send(pointer("pointerdown", 10));
    send(pointer("pointerup", 10));
    press();
    expect(clicked).toHaveBeenCalledTimes(1);
    send(pointer("pointerdown", 10));
    send(pointer("pointermove", 60));
    send(pointer("pointerup", 60));
    press();
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
