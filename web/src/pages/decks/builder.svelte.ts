// The deck that is being built: every change is kept in this browser at once, and checked by the server shortly
// after. Knows no screen.

import { get, post } from "../../lib/api";
import type { DeckCard, DeckFaultInfo, DeckInfo, DeckText } from "../../lib/protocol";
import { texts } from "../../lib/texts.svelte";
import { changed, sizeOf, written } from "./list";
import type { OwnDecks } from "./own.svelte";

export const CHECK_AFTER = 300;

export class Builder {
  readonly game: string;
  readonly own: OwnDecks;
  name = $state("");
  format = $state("");
  cards = $state.raw<DeckCard[]>([]);
  faults = $state.raw<DeckFaultInfo[]>([]);
  /** Whether `faults` are about the cards as they are now. */
  checked = $state(false);
  /** Why the deck could not be read or checked. */
  failed = $state.raw<unknown>(null);
  /** False where the browser keeps nothing: the deck is lost with the page. */
  kept = $state(true);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(game: string, own: OwnDecks) {
    this.game = game;
    this.own = own;
  }

  get legal(): boolean {
    return this.checked && this.faults.length === 0 && sizeOf(this.cards) > 0;
  }

  // ---- which deck

  /** An empty deck; it is kept from its first card on. */
  begin(name: string): void {
    this.name = this.own.freeName(name);
    this.format = "";
    this.set([]);
  }

  /** One of the own decks. */
  async open(name: string): Promise<void> {
    const deck = this.own.named(name);
    if (!deck) return;
    this.name = deck.name;
    this.format = deck.format;
    await this.take({ text: deck.text, format: deck.format, language: texts.language });
  }

  /** A copy of a ready-made deck, under a name of its own. */
  async copyReady(deck: string, name: string): Promise<void> {
    const found = await get<DeckInfo>(`/api/games/${this.game}/decks/${encodeURIComponent(deck)}`);
    this.name = this.own.freeName(name);
    this.format = "";
    this.set(found.cards);
  }

  /** A copy of the deck that is open. */
  duplicate(): void {
    this.name = this.own.freeName(this.name);
    this.keep();
  }

  /** Another name for the deck. False where that is empty or another deck's. */
  rename(name: string): boolean {
    const wanted = name.trim();
    if (wanted === this.name) return true;
    if (wanted === "" || this.own.named(wanted)) return false;
    const known = this.own.named(this.name) !== undefined;
    if (known) this.own.remove(this.name);
    this.name = wanted;
    if (known || this.cards.length > 0) this.keep();
    return true;
  }

  remove(): void {
    this.own.remove(this.name);
  }

  // ---- what is in it

  change(code: string, part: string, by: number): void {
    this.set(changed(this.cards, code, part, by));
  }

  setFormat(format: string): void {
    this.format = format;
    this.set(this.cards);
  }

  /** Read a list as somebody wrote it: what could be read is in the deck then; what could not is answered. */
  async read(text: string): Promise<DeckFaultInfo[]> {
    const found = await this.ask({ text, format: this.format, language: texts.language });
    const unread = found.faults.filter((fault) => fault.clause === "");
    if (found.cards.length > 0) this.set(found.cards);
    return unread;
  }

  /** The deck as others read it. */
  async write(write: NonNullable<DeckText["write"]>): Promise<string> {
    const text = written(this.cards, this.game);
    return (await this.ask({ text, format: this.format, language: texts.language, write })).text;
  }

  /** Check once more, for another language or after a failure. A deck that is being opened is checked anyway. */
  recheck(): void {
    if (this.cards.length > 0) this.later();
  }

  /** Stop waiting for anything. */
  close(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private set(cards: DeckCard[]): void {
    this.cards = cards;
    if (cards.length > 0 || this.own.named(this.name)) this.keep();
    this.later();
  }

  private keep(): void {
    this.kept = this.own.save({ name: this.name, text: written(this.cards, this.game), format: this.format });
  }

  // ---- asking the server

  private ask(deck: DeckText): Promise<DeckInfo> {
    return post<DeckInfo>(`/api/games/${this.game}/decks/check`, deck);
  }

  private later(): void {
    clearTimeout(this.timer);
    this.checked = false;
    this.asked++;
    if (this.cards.length === 0) {
      this.faults = [];
      return;
    }
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER);
  }

  private async check(): Promise<void> {
    const asked = ++this.asked;
    try {
      const deck = { text: written(this.cards, this.game), format: this.format, language: texts.language };
      const found = await this.ask(deck);
      if (asked === this.asked) this.judge(found);
    } catch (error) {
      if (asked === this.asked) this.failed = error;
    }
  }

  private async take(deck: DeckText): Promise<void> {
    const asked = ++this.asked;
    clearTimeout(this.timer);
    try {
      const found = await this.ask(deck);
      if (asked !== this.asked) return;
      this.cards = found.cards;
      this.judge(found);
    } catch (error) {
      if (asked === this.asked) this.failed = error;
    }
  }

  private judge(found: DeckInfo): void {
    this.faults = found.faults;
    this.checked = true;
    this.failed = null;
  }
}
