import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LineView, Told } from "./protocol";
import { joinLog, TableSocket } from "./socket.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

function line(id: string): LineView {
  return { text: { id, args: {} }, clause: "BP 1", heading: false };
}

function told(number: number, log: LineView[], from = 0): unknown {
  return { type: "told", view: { number, log, log_from: from }, table: {}, offers: [] } as unknown as Told;
}

function opened(): [TableSocket, FakeSocket] {
  const table = new TableSocket("abc", (address) => new FakeSocket(address) as unknown as WebSocket);
  table.open();
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen?.();
  return [table, socket];
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

test("new lines replace what they take back", () => {
  expect(joinLog([line("a"), line("b"), line("c")], 1, [line("d")])).toEqual([line("a"), line("d")]);
});

test("the log is put together from what is told", () => {
  const [table, socket] = opened();
  socket.says(told(1, [line("a"), line("b")]));
  socket.says(told(2, [line("c")], 2));
  expect(table.log.map((one) => one.text.id)).toEqual(["a", "b", "c"]);
});

test("a choice carries the decision number, and no second one goes out before the answer", () => {
  const [table, socket] = opened();
  socket.says(told(7, []));
  table.choose(["pass"]);
  table.choose(["end"]);
  expect(socket.sent).toEqual([{ type: "choose", number: 7, keys: ["pass"] }]);
  expect(table.waiting).toBe(true);
  socket.says({ type: "refused", error: "No.", clause: "", text: null, asked: "" });
  expect(table.waiting).toBe(false);
  expect(table.refused?.error).toBe("No.");
});

test("reasons and hints are forgotten when the game goes on", () => {
  const [table, socket] = opened();
  socket.says(told(7, []));
  socket.says({ type: "hint", number: 7, key: "pass", estimates: {} });
  socket.says(told(7, []));
  expect(table.hint?.key).toBe("pass");
  socket.says(told(8, []));
  expect(table.hint).toBeNull();
});

test("a lost connection is tried again, with longer pauses", () => {
  const [table, socket] = opened();
  socket.drops();
  expect(table.connection).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]!.drops();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.all[2]!.onopen?.();
  expect(table.connected).toBe(true);
});

test("who is not welcome does not knock again, and is told why", () => {
  const [table, socket] = opened();
  socket.drops(4004, "There is no such table.");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.farewell).toBe("There is no such table.");
});

test("a socket that has fallen silent is given up", () => {
  const [, socket] = opened();
  vi.advanceTimersByTime(20_000);
  expect(socket.sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(40_000);
  expect(socket.readyState).toBe(3);
});
