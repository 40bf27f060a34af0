// A WebSocket for tests: what was sent can be read, and what the server says is said by the test.

export class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: { type: string; since?: number; option?: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {}
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** What a table says of itself at a moment of the match. */
export const stateMessage = (version: number, from: number, texts: string[], more = {}) => ({
  type: "state",
  version,
  events_from: from,
  events: texts.map((key) => ({ event: "e", rule: "r", key, args: { mage: "#1", spell: "@spell-wall", damage: 2 } })),
  view: { version, table: { version } },
  seats: [],
  names: {},
  you: 0,
  offers: {},
  table: { game: "duel", state: "playing" },
  ...more,
});
