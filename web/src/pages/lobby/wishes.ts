// What a person fills in at the set-up of a table, and the table that comes of it.
import type { Clocks, DeckText, GameInfo, NewTable, SeatWish } from "../../lib/protocol";
import type { OwnDeck } from "../decks/own.svelte";
import { DEFAULT_CLOCKS, seatCount, usualBot, usualSettings } from "./opening";

/** The deck or character of a seat: by chance, one that has a name, an own one, or a list that was typed. */
export interface DeckWish {
  kind: "chance" | "named" | "own" | "list";
  name: string;
  text: string;
}

/** The settings of a table by which its decks are checked. */
export type DeckSettings = Pick<DeckText, "format" | "trial_cards">;

export function deckSettings(settings: Record<string, string>): DeckSettings {
  return { format: settings["format"] ?? "", trial_cards: settings["trial_cards"] ?? "" };
}

export interface SeatForm {
  kind: SeatWish["kind"];
  bot: string;
  deck: DeckWish;
}

export interface TableForm {
  settings: Record<string, string>;
  seats: SeatForm[];
  listed: boolean;
  spectators: boolean;
  closedDecklists: boolean;
  bestOf: 1 | 3;
  /** As typed: minutes, seconds, minutes. Empty and 0 are no limit. */
  total: string;
  decision: string;
  away: string;
  abandoned: Clocks["abandoned"];
}

export function newSeat(kind: SeatForm["kind"], bot: string): SeatForm {
  return { kind, bot, deck: { kind: "chance", name: "", text: "" } };
}

/** The form as it is first shown: me, and bots at all other seats. */
export function newForm(game: GameInfo): TableForm {
  const settings = usualSettings(game);
  const form: TableForm = {
    settings,
    seats: [newSeat("me", usualBot(game))],
    listed: false,
    spectators: true,
    closedDecklists: false,
    bestOf: 1,
    total: "",
    decision: "",
    away: String(DEFAULT_CLOCKS.away / 60),
    abandoned: "bot",
  };
  form.seats = fittedSeats(form.seats, seatCount(game, settings), usualBot(game));
  return form;
}

/** As many seats as the table has; those that are new are for bots. */
export function fittedSeats(seats: SeatForm[], count: number, bot: string): SeatForm[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => newSeat("bot", bot));
  return [...seats, ...more].slice(0, count);
}

/** Let one seat be of another kind; "me" sits at one seat only, and leaves the one before open. */
export function withKind(seats: SeatForm[], at: number, kind: SeatForm["kind"]): SeatForm[] {
  return seats.map((seat, n) => {
    if (n === at) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: "open" } : seat;
  });
}

/** The seats that bring a list of their own. */
export function seatsWithLists(seats: SeatForm[]): number[] {
  const brings = (seat: SeatForm) => seat.kind !== "open" && (seat.deck.kind === "list" || seat.deck.kind === "own");
  return seats.flatMap((seat, at) => (brings(seat) ? [at] : []));
}

/** A deck as the server takes it. */
export function deckText(wish: DeckWish, own: OwnDeck[]): string {
  if (wish.kind === "named") return wish.name;
  if (wish.kind === "own") return own.find((deck) => deck.name === wish.name)?.text ?? "";
  return wish.kind === "list" ? wish.text : "";
}

function seatWish(seat: SeatForm, own: OwnDeck[]): SeatWish {
  if (seat.kind === "open") return { kind: "open" };
  return { kind: seat.kind, bot: seat.kind === "bot" ? seat.bot : "", deck: deckText(seat.deck, own) };
}

/** Seconds of a number that was typed; nothing and nonsense are no limit. */
function seconds(typed: string, each: number): number {
  const number = Number(typed);
  return Number.isFinite(number) && number > 0 ? Math.round(number * each) : 0;
}

/** The table that a form asks for. */
export function tableOf(game: GameInfo, form: TableForm, own: OwnDeck[]): NewTable {
  const usual = usualSettings(game);
  const changed = Object.entries(form.settings).filter(([name, value]) => usual[name] !== value);
  return {
    game: game.id,
    settings: Object.fromEntries(changed),
    seats: form.seats.map((seat) => seatWish(seat, own)),
    listed: form.listed,
    spectators: form.spectators,
    closed_decklists: form.closedDecklists,
    best_of: form.bestOf,
    clocks: {
      total: seconds(form.total, 60),
      decision: seconds(form.decision, 1),
      away: seconds(form.away, 60),
      abandoned: form.abandoned,
    },
  };
}
