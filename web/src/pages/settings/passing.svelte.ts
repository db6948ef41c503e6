// Whether automatic passing is on from the beginning of a game, by rulebook. Usually it begins switched off.
//
// The Settings page writes it; the table asks `beginsPassing` when it is told of its passing, and is answered
// with yes once: whoever then switches it off has it off.

const PLACE = "rulebound.passing";
const BEGUN = "rulebound.passing.begun";
const KEPT_TABLES = 50;

class PassingDefaults {
  private games = $state<string[]>(read(PLACE));

  isOn(game: string): boolean {
    return this.games.includes(game);
  }

  set(game: string, on: boolean): void {
    this.games = [...this.games.filter((one) => one !== game), ...(on ? [game] : [])];
    write(PLACE, this.games);
  }
}

export const passingDefaults = new PassingDefaults();

/** Whether passing is to be switched on now: it is wanted in this game, and this table was not asked about before. */
export function beginsPassing(table: string, game: string, running: boolean): boolean {
  const begun = read(BEGUN);
  if (begun.includes(table)) return false;
  write(BEGUN, [...begun, table].slice(-KEPT_TABLES));
  return passingDefaults.isOn(game) && !running;
}

function read(name: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function write(name: string, held: string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(held));
  } catch {
    // The browser keeps nothing: it lasts as long as the tab.
  }
}
