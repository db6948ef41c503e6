// What the server's library holds, fetched once: games, and cards by game and language.
//
// Cards come into reactive state as they arrive, so that a face drawn before its card is known is drawn again.
import { get } from "./api";
import type { CardInfo, CharacterInfo, ClauseInfo, GameInfo } from "./protocol";
import { texts } from "./texts.svelte";

/** The rulebook of what holds at every table. */
const COMMON_RULES = "rulebound";

class Library {
  private games: Promise<GameInfo[]> | null = null;
  private cards = $state.raw<Record<string, Map<string, CardInfo>>>({});
  private characters = $state.raw<Record<string, Map<string, CharacterInfo>>>({});
  private asked = new Set<string>();

  /** All games. */
  allGames(): Promise<GameInfo[]> {
    this.games ??= get<GameInfo[]>("/api/games");
    this.games.catch(() => (this.games = null));
    return this.games;
  }

  /** One game by its id; undefined where there is none. */
  async game(id: string): Promise<GameInfo | undefined> {
    return (await this.allGames()).find((game) => game.id === id);
  }

  /** A card in the language that is spoken; undefined until it has come, and for unknown codes. */
  card(game: string, code: string): CardInfo | undefined {
    return this.cards[`${game} ${texts.language}`]?.get(code);
  }

  /** All cards of a game that have come. */
  allCards(game: string): CardInfo[] {
    return [...(this.cards[`${game} ${texts.language}`]?.values() ?? [])];
  }

  /** A character's sheet in the language that is spoken. */
  character(game: string, code: string): CharacterInfo | undefined {
    return this.characters[`${game} ${texts.language}`]?.get(code);
  }

  /** Fetch a game's cards in the language that is spoken, once. */
  async loadCards(game: string): Promise<void> {
    const name = `${game} ${texts.language}`;
    const found = await this.once<CardInfo[]>(`cards ${name}`, `/api/games/${game}/cards?language=${texts.language}`);
    if (found) this.cards = { ...this.cards, [name]: new Map(found.map((card) => [card.code, card])) };
  }

  /** Fetch a game's characters in the language that is spoken, once. */
  async loadCharacters(game: string): Promise<void> {
    const name = `${game} ${texts.language}`;
    const path = `/api/games/${game}/characters?language=${texts.language}`;
    const found = await this.once<CharacterInfo[]>(`characters ${name}`, path);
    if (found) this.characters = { ...this.characters, [name]: new Map(found.map((one) => [one.code, one])) };
  }

  /** What a path holds, unless it was asked for before; a failure may be tried again. */
  private async once<T>(name: string, path: string): Promise<T | null> {
    if (this.asked.has(name)) return null;
    this.asked.add(name);
    try {
      return await get<T>(path);
    } catch (error) {
      this.asked.delete(name);
      throw error;
    }
  }
}

export const library = new Library();

/** The id of the rulebook that a clause belongs to, by its prefix. */
export function gameOfClause(clause: string, games: GameInfo[]): GameInfo | undefined {
  return games.find((game) => clause.startsWith(`${game.prefix} `));
}

/** The rulebook panel: which clause is open, and what it says. */
class Rulebook {
  clause = $state("");
  game = $state("");
  info = $state.raw<ClauseInfo | null>(null);
  fault = $state.raw<unknown>(null);

  /** Open the panel at a clause. */
  async open(clause: string): Promise<void> {
    this.clause = clause;
    this.info = null;
    this.fault = null;
    try {
      const game = gameOfClause(clause, await library.allGames());
      this.game = game?.id ?? COMMON_RULES;
      const path = `/api/games/${this.game}/rules/${encodeURIComponent(clause)}`;
      const info = await get<ClauseInfo>(path);
      if (this.clause === clause) this.info = info;
    } catch (error) {
      if (this.clause === clause) this.fault = error;
    }
  }

  close(): void {
    this.clause = "";
    this.info = null;
  }
}

export const rulebook = new Rulebook();
