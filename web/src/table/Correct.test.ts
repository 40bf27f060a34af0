import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismiss, notices } from "../lib/notices.svelte";
import { setTextSource } from "../lib/words";
import Correct from "./Correct.svelte";

setTextSource(async () => "");

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

let shown: ReturnType<typeof mount> | null = null;
let calls: Call[] = [];
let answer: (call: Call) => Promise<Response>;

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, error: string, message: string) => async () => json(status, { error, message });

/** The table that goes on, at which everyone has contributed already. */
const NEXT = { id: "nexttabl", state: "playing", you: 0, commitment: "c" };

beforeEach(() => {
  calls = [];
  answer = async () => json(200, NEXT);
  vi.stubGlobal("fetch", (path: string, init: { body?: string }) => {
    const call = { path, body: JSON.parse(init.body ?? "{}") as Record<string, unknown> };
    calls.push(call);
    return answer(call);
  });
  history.replaceState(null, "", "/t/oldtable");
  shown = mount(Correct, { target: document.body, props: { table: "oldtable" } });
  flushSync();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  for (const { id } of notices.list) dismiss(id);
  vi.unstubAllGlobals();
});

const input = () => document.querySelector("input[type=file]") as HTMLInputElement;
const told = () => notices.list.map(({ text }) => text);

/** Choose a file, and wait until whatever comes of it has come. */
async function bring(...files: File[]): Promise<void> {
  Object.defineProperty(input(), "files", { configurable: true, value: files });
  input().dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(input().disabled).toBe(false);
  });
}

const file = (text: string, name = "oldtable.yaml") => new File([text], name);

it("offers the position of the moment as a file", () => {
  const link = document.querySelector("a[download]");
  expect(link?.getAttribute("href")).toBe("/api/tables/oldtable/position");
  expect(link?.getAttribute("download")).toBe("oldtable.json");
});

it("sends the file as it is, and goes to the table that goes on from it", async () => {
  await bring(file("game: battle_mages\nseats: 2\n"));
  expect(calls).toEqual([
    { path: "/api/tables/oldtable/rematch", body: { contributes: true, position: "game: battle_mages\nseats: 2\n" } },
  ]);
  expect(location.pathname).toBe("/t/nexttabl");
  expect(told()).toEqual([]);
});

it("does nothing where no file was chosen", async () => {
  await bring();
  expect(calls).toEqual([]);
});

it("sends an empty file as one, never as a rematch from the beginning", async () => {
  answer = refusal(422, "bad-position", "There is nothing in this position.");
  await bring(file(""));
  expect(calls.map(({ body }) => body)).toEqual([{ contributes: true, position: "" }]);
  expect(told()).toEqual(["There is nothing in this position."]);
  expect(location.pathname).toBe("/t/oldtable");
});

it.each([
  ["what is no YAML", 422, "bad-position", "a: ["],
  ["a position of another game", 422, "other-position", "game: mage_wars"],
  ["a position with other seats", 422, "other-position", "game: battle_mages\nseats: 3"],
  ["another correction than the one the others made", 409, "other-correction", "game: battle_mages"],
])("tells why %s is refused, stays, and takes the next file", async (_what, status, code, text) => {
  answer = refusal(status, code, `No: ${code}.`);
  await bring(file(text));
  expect(told()).toEqual([`No: ${code}.`]);
  expect(location.pathname).toBe("/t/oldtable");
  answer = async () => json(200, NEXT);
  await bring(file("game: battle_mages\nseats: 2\n"));
  expect(calls.length).toBe(2);
  expect(location.pathname).toBe("/t/nexttabl");
});

it("does not even read what is far too large", async () => {
  const huge = file("");
  Object.defineProperty(huge, "size", { value: 5_000_000_000 });
  const text = vi.spyOn(huge, "text");
  await bring(huge);
  expect(text).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
  expect(told()).toEqual(["This file is far too large for a position."]);
});

it("tells of a file that cannot be read, and of a hall that is away", async () => {
  const gone = file("");
  gone.text = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  await bring(gone);
  expect(calls).toEqual([]);
  answer = () => Promise.reject(new TypeError("offline"));
  await bring(file("game: battle_mages"));
  expect(told().length).toBe(2);
  expect(location.pathname).toBe("/t/oldtable");
});

it("takes one file at a time", async () => {
  let finish = (_answer: Response) => {};
  answer = () => new Promise((resolve) => (finish = resolve));
  const bringing = bring(file("game: battle_mages"));
  await vi.waitFor(() => expect(calls.length).toBe(1));
  expect(input().disabled).toBe(true);
  finish(json(200, NEXT));
  await bringing;
  expect(calls.length).toBe(1);
});
