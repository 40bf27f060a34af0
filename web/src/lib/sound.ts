// Short tones, made on the spot. Off until someone turns them on.

import { settings } from "./settings.svelte";

type Tone = readonly [frequency: number, start: number, length: number];

const tunes = {
  yours: [
    [523.25, 0, 0.16],
    [783.99, 0.11, 0.26],
  ],
  move: [[392, 0, 0.12]],
  chat: [[659.25, 0, 0.1]],
  won: [
    [523.25, 0, 0.18],
    [659.25, 0.14, 0.18],
    [783.99, 0.28, 0.18],
    [1046.5, 0.42, 0.5],
  ],
  over: [
    [392, 0, 0.25],
    [329.63, 0.2, 0.45],
  ],
} as const satisfies Record<string, readonly Tone[]>;

let context: AudioContext | null = null;

export function play(tune: keyof typeof tunes): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, start, length] of tunes[tune]) {
    const from = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
