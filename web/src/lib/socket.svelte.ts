// The socket of a table: what was told last, what was refused, and sending.
//
// A lost connection is tried again with growing pauses; the server then tells everything anew, so that nothing
// is lost. The log is put together here: each view brings its lines from `log_from` on.
import type { ClientMessage, HintView, LineView, Offer, Reasons, Refused, ServerMessage, Told } from "./protocol";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** Codes with which the server closes a socket that would be refused again: not welcome, no such table. */
const FOR_GOOD = [4003, 4004];

export type Connection = "connecting" | "open" | "lost" | "closed";
export type OfferKind = Offer["kind"];

/** The log after new lines have come. */
export function joinLog(had: LineView[], from: number, lines: LineView[]): LineView[] {
  return [...had.slice(0, from), ...lines];
}

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
}

export class TableSocket {
  told = $state.raw<Told | null>(null);
  log = $state.raw<LineView[]>([]);
  connection = $state<Connection>("connecting");
  refused = $state.raw<Refused | null>(null);
  reasons = $state.raw<Reasons | null>(null);
  hint = $state.raw<HintView | null>(null);
  /** Whether a choice is under way: until its answer comes nothing else is chosen. */
  waiting = $state(false);
  /** Why the server has closed the socket for good: no such table, not welcome. */
  farewell = $state("");
  /** When the last `Told` came, by this browser's clock: from there the clocks run on. */
  toldAt = $state(0);

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | null = null;
  private pings: ReturnType<typeof setInterval> | null = null;
  private heard = 0;

  constructor(
    readonly table: string,
    private readonly makeSocket: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  get connected(): boolean {
    return this.connection === "open";
  }

  /** The number of the decision that is seen now. */
  get number(): number {
    return this.told?.view?.number ?? 0;
  }

  open(): void {
    if (this.connection === "closed") return;
    const socket = this.makeSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.heardMessage(event.data);
    socket.onclose = (event) => this.lost(socket, event);
  }

  /** Close for good: the page is left. */
  close(): void {
    this.connection = "closed";
    if (this.again !== null) clearTimeout(this.again);
    if (this.pings !== null) clearInterval(this.pings);
    this.socket?.close();
  }

  /** Try at once, as the person asked for it or the browser is online again. */
  retry(): void {
    if (this.connection !== "lost") return;
    if (this.again !== null) clearTimeout(this.again);
    this.open();
  }

  private opened(): void {
    this.connection = "open";
    this.pause = FIRST_PAUSE;
    this.waiting = false;
    this.heard = Date.now();
    this.pings ??= setInterval(() => this.ping(), PING_EVERY);
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.socket || this.connection === "closed") return;
    if (FOR_GOOD.includes(event.code)) {
      this.farewell = event.reason;
      this.close();
      return;
    }
    this.connection = "lost";
    this.waiting = false;
    this.again = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Ask whether the server is there; a socket that has been silent for long is given up. */
  private ping(): void {
    if (this.connection !== "open") return;
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private heardMessage(data: string): void {
    this.heard = Date.now();
    this.take(JSON.parse(data) as ServerMessage);
  }

  /** Take in what the server said. */
  take(message: ServerMessage): void {
    switch (message.type) {
      case "told":
        this.tell(message);
        break;
      case "refused":
        this.waiting = false;
        this.refused = message;
        break;
      case "reasons":
        this.reasons = message;
        break;
      case "hint":
        this.hint = message;
        break;
    }
  }

  private tell(told: Told): void {
    const view = told.view;
    this.log = view === null ? [] : joinLog(this.log, view.log_from, view.log);
    if (view?.number !== this.told?.view?.number) {
      this.reasons = null;
      this.hint = null;
    }
    this.waiting = false;
    this.refused = null;
    this.told = told;
    this.toldAt = Date.now();
  }

  /** Send a message; false where there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.socket === null || this.socket.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Answer the open decision; false while another answer is under way, or where there is no connection. */
  choose(keys: string[]): boolean {
    if (this.waiting) return false;
    this.waiting = this.send({ type: "choose", number: this.number, keys });
    return this.waiting;
  }

  undo(): void {
    this.send({ type: "undo", number: this.number });
  }

  why(cell: string): void {
    this.reasons = null;
    this.send({ type: "why", number: this.number, cell });
  }

  askHint(): void {
    this.send({ type: "hint", number: this.number });
  }

  answer(kind: OfferKind, agree: boolean): void {
    this.send({ type: "answer", kind, agree });
  }

  offer(kind: "draw" | "open-hands" | "rematch"): void {
    this.send({ type: "offer", kind });
  }

  passOn(mode: "until" | "all" | "stop"): void {
    this.send({ type: "pass-on", number: this.number, mode });
  }
}
