// A map larger than its window: how far it is moved and how large it is drawn.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const CLOSEST = 4;
/** The least scale at which the writing on a map can be read. */
export const READABLE = 0.6;
/** What matters is drawn smaller than it is well read, by so much at most, where it is all in sight then. */
const SQUEEZED = 0.75;
/** How far one key or button goes: in scale, and in parts of the window. */
export const STEP = 1.25;
export const STRIDE = 0.2;
/** A finger that moves less than this has pressed, not dragged. */
const STILL = 6;

/** The part of a map that is seen. The map is drawn at `scale` with its corner at (`x`, `y`) of the window. */
export class Plane {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #window: Size = { width: 0, height: 0 };
  #map: Size = { width: 0, height: 0 };
  /** Whether the whole is shown, whatever size the window takes. */
  #whole = true;
  /** Whether somebody asked for the whole. */
  #asked = false;
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;

  /** The scale at which the whole map is seen. */
  get fitting(): number {
    const { width, height } = this.#map;
    if (width === 0 || height === 0) return 1;
    return Math.min(this.#window.width / width, this.#window.height / height) || 1;
  }
  /** Whether a finger or the mouse is down. */
  get pressed(): boolean {
    return this.#fingers.size > 0;
  }
  /** Whether fingers or mouse have moved the map since they came down. */
  get dragged(): boolean {
    return this.#travelled > STILL;
  }

  /** The window or the map has another size. */
  resize(window: Size, map: Size): void {
    this.#window = window;
    this.#map = map;
    if (this.#whole) this.#fit();
    else this.#put(this.x, this.y, this.scale);
  }

  /** Show the whole map. */
  fit(): void {
    this.#asked = true;
    this.#fit();
  }

  /** Draw it larger (or smaller) around a point of the window, or around its middle. */
  zoom(factor: number, at: Point = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    const scale = Math.max(this.fitting, Math.min(Math.max(CLOSEST, this.fitting), this.scale * factor));
    const grown = scale / this.scale;
    this.#put(at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown, scale);
  }

  move(dx: number, dy: number): void {
    this.#put(this.x + dx, this.y + dy, this.scale);
  }

  /** Move it by parts of the window, as keys do. */
  stride(right: number, down: number): void {
    this.move(-right * STRIDE * this.#window.width, -down * STRIDE * this.#window.height);
  }

  /** Bring a part of the map into sight, large enough to read. What is in sight stays where it is. */
  show({ left, right, top, bottom }: Box, readable = READABLE): void {
    if (this.#whole && !this.#asked && this.fitting < readable) {
      const { width, height } = this.#window;
      const room = Math.min(width / (right - left), height / (bottom - top));
      const scale = Math.max(this.fitting, room < readable * SQUEEZED ? readable : Math.min(readable, room));
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      this.#put(width / 2 - x * scale, height / 2 - y * scale, scale);
      return;
    }
    this.reveal({
      left: this.x + left * this.scale,
      right: this.x + right * this.scale,
      top: this.y + top * this.scale,
      bottom: this.y + bottom * this.scale,
    });
  }

  /** Move it as little as it takes to see a box of the window's. */
  reveal(box: Box): void {
    this.move(inside(box.left, box.right, this.#window.width), inside(box.top, box.bottom, this.#window.height));
  }

  /** A finger (or the mouse) comes down. */
  press(finger: number, at: Point): void {
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(finger, at);
  }

  /** One finger moves the map; two also draw it larger or smaller. */
  drag(finger: number, at: Point): void {
    const before = this.#fingers.get(finger);
    if (!before) return;
    const [other] = [...this.#fingers].filter(([each]) => each !== finger).map(([, place]) => place);
    this.#fingers.set(finger, at);
    this.#travelled += Math.hypot(at.x - before.x, at.y - before.y);
    if (!other) {
      if (this.dragged) this.move(at.x - before.x, at.y - before.y);
      return;
    }
    const [was, now] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(at.x - other.x, at.y - other.y)];
    this.move((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 0) this.zoom(now / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  release(finger: number): void {
    this.#fingers.delete(finger);
  }

  #fit(): void {
    this.#whole = true;
    this.#set(0, 0, this.fitting);
  }

  #put(x: number, y: number, scale: number): void {
    this.#whole = scale <= this.fitting * 1.0001;
    this.#set(x, y, scale);
  }

  /** The map covers the window, or lies in its middle where it is smaller. */
  #set(x: number, y: number, scale: number): void {
    this.scale = scale;
    this.x = held(x, this.#window.width, this.#map.width * scale);
    this.y = held(y, this.#window.height, this.#map.height * scale);
  }
}

function held(start: number, window: number, map: number): number {
  return map <= window ? (window - map) / 2 : Math.max(window - map, Math.min(0, start));
}

function inside(start: number, end: number, window: number): number {
  if (start < 0) return -start;
  return end > window ? Math.max(window - end, -start) : 0;
}
