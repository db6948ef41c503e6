// What a person has set for this browser: colours, motion, sound, size of text, the order of hands.
//
// Kept in localStorage, where it may be; a browser that forbids it forgets them with the tab.

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";
export type TextSize = "small" | "normal" | "large" | "larger";

export interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  textSize: TextSize;
  language: string;
  /** Whether a single option of a pressed card is chosen at once. */
  quickChoice: boolean;
  /** The player's own order of the hand, by table: codes and cell ids. */
  handOrder: Record<string, string[]>;
}

const PLACE = "rulebound-settings";
const KEPT_ORDERS = 20;

export function defaults(): Settings {
  return {
    theme: "auto",
    motion: "auto",
    sound: false,
    textSize: "normal",
    language: "",
    quickChoice: true,
    handOrder: {},
  };
}

/** What was kept, as far as it can be read. */
function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Settings>) : {};
  } catch {
    return {};
  }
}

class SettingsStore {
  values = $state<Settings>({ ...defaults(), ...kept() });

  /** Change one setting, keep it, and show it. */
  set<K extends keyof Settings>(name: K, value: Settings[K]): void {
    this.values[name] = value;
    this.keep();
    this.apply();
  }

  /** The order of the hand at a table. */
  orderAt(table: string): string[] {
    return this.values.handOrder[table] ?? [];
  }

  /** Keep the order of the hand at a table; of old tables only the last few are remembered. */
  setOrder(table: string, order: string[]): void {
    const others = Object.entries(this.values.handOrder).filter(([name]) => name !== table);
    this.set("handOrder", Object.fromEntries([...others.slice(-KEPT_ORDERS), [table, order]]));
  }

  /** Let the page know its colours, motion and size of text. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.values.theme;
    root.dataset.motion = this.values.motion;
    root.dataset.size = this.values.textSize;
  }

  private keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.values));
    } catch {
      // The browser keeps nothing: the settings last as long as the tab.
    }
  }
}

export const settings = new SettingsStore();
