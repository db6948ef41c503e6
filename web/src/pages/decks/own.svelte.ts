// The decks that somebody has built here, kept in this browser: per game a list under `rulebound.decks.<game>`.
// The deck builder writes them, the set-up of a table reads them. What cannot be read is left alone.

export interface OwnDeck {
  name: string;
  text: string;
  format: string;
}

const KEY = "rulebound.decks.";

export class OwnDecks {
  readonly game: string;
  decks = $state<OwnDeck[]>([]);

  constructor(game: string) {
    this.game = game;
    this.decks = stored(KEY + game);
  }

  named(name: string): OwnDeck | undefined {
    return this.decks.find((deck) => deck.name === name);
  }

  /** Keep a deck under its name; one of the same name is replaced. False where the browser keeps nothing. */
  save(deck: OwnDeck): boolean {
    const known = this.named(deck.name) !== undefined;
    this.decks = known ? this.decks.map((one) => (one.name === deck.name ? deck : one)) : [...this.decks, deck];
    return this.write();
  }

  remove(name: string): boolean {
    this.decks = this.decks.filter((deck) => deck.name !== name);
    return this.write();
  }

  /** A name that no deck has yet: this one, or with a number. */
  freeName(wanted: string): string {
    if (!this.named(wanted)) return wanted;
    let number = 2;
    while (this.named(`${wanted} ${number}`)) number++;
    return `${wanted} ${number}`;
  }

  /** Take over what another tab has written. */
  reload(): void {
    this.decks = stored(KEY + this.game);
  }

  private write(): boolean {
    try {
      localStorage.setItem(KEY + this.game, JSON.stringify(this.decks));
      return true;
    } catch {
      return false;
    }
  }
}

const known = new Map<string, OwnDecks>();

/** The own decks of a game: the same object for everyone who asks. */
export function ownDecks(game: string): OwnDecks {
  let decks = known.get(game);
  if (!decks) {
    decks = new OwnDecks(game);
    known.set(game, decks);
    if (known.size === 1) addEventListener("storage", reloadAll);
  }
  return decks;
}

function reloadAll(event: StorageEvent): void {
  for (const decks of known.values()) if (event.key === null || event.key === KEY + decks.game) decks.reload();
}

function stored(key: string): OwnDeck[] {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(content) ? content.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(value: unknown): value is OwnDeck {
  const deck = value as OwnDeck | null;
  return typeof deck?.name === "string" && typeof deck.text === "string" && typeof deck.format === "string";
}
