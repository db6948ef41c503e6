// The voice of the client: messages become sentences of the language that is set, as `texts/texts.py` does it.
//
// A catalogue is fetched once per language. A text that is missing shows its id, so that nothing breaks.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText } from "./api";
import type { Argument, Text } from "./protocol";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "ja", "zh-Hant", "zh-Hans"];
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  ja: "日本語",
  "zh-Hant": "繁體中文",
  "zh-Hans": "简体中文",
};

const WISHES: [string, string][] = [
  ["ja", "ja"],
  ["zh-hant", "zh-Hant"],
  ["zh-tw", "zh-Hant"],
  ["zh-hk", "zh-Hant"],
  ["zh-mo", "zh-Hant"],
  ["zh", "zh-Hans"],
  ["en", "en"],
];

/** The language that serves the first wish that can be served; English where none can. */
export function languageFor(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    const found = WISHES.find(([start]) => tag === start || tag.startsWith(`${start}-`));
    if (found) return found[1];
  }
  return "en";
}

export type Arguments = Record<string, Argument>;

export class Texts {
  /** The language that is spoken now. */
  language = $state("en");
  /** Whether a catalogue is there: until then only ids could be said. */
  ready = $state(false);
  private bundles = new Map<string, FluentBundle>();
  private bundle = $state.raw<FluentBundle | null>(null);

  /** Speak the language that was set, or that the browser wishes for. */
  async begin(): Promise<void> {
    await this.setLanguage(settings.values.language || languageFor(navigator.languages));
  }

  /** Speak another language from now on. */
  async setLanguage(language: string): Promise<void> {
    let bundle = this.bundles.get(language);
    if (bundle === undefined) {
      bundle = this.add(language, await getText(`/api/texts/${language}`));
    }
    this.bundle = bundle;
    this.language = language;
    this.ready = true;
    settings.set("language", language);
    document.documentElement.lang = language;
  }

  /** Take a catalogue in. */
  add(language: string, source: string): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.bundles.set(language, bundle);
    return bundle;
  }

  /** Whether there is a text of this id (`id.attribute` for an attribute). */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The text of this id with its arguments filled in. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null || this.bundle === null) return id;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) filled[name] = this.argument(value);
    return this.bundle.formatPattern(pattern, filled, []);
  }

  /** A message in this language. */
  render(text: Text | string | null | undefined): string {
    if (text === null || text === undefined) return "";
    return typeof text === "string" ? text : this.say(text.id, text.args ?? {});
  }

  /** A message as a sentence of its own, which begins with a capital where the script has them. */
  sentence(text: Text | string | null | undefined): string {
    const said = this.render(text);
    return said.slice(0, 1).toUpperCase() + said.slice(1);
  }

  /** Words as an enumeration. */
  join(words: string[]): string {
    if (words.length < 2) return words.join("");
    const first = words.slice(0, -1).join(this.say("list-comma"));
    return this.say("list-and", { first, last: words[words.length - 1] ?? "" });
  }

  private argument(value: Argument): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) return this.join(value.map((item) => this.render(item)));
    if ("words" in value) return value.words[this.language] ?? value.words["en"] ?? "";
    return this.render(value);
  }

  private pattern(id: string) {
    const [name = "", attribute] = id.split(".", 2);
    const message = this.bundle?.getMessage(name);
    if (!message) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

export const texts = new Texts();

/** Short for `texts.say`. */
export function say(id: string, args?: Arguments): string {
  return texts.say(id, args);
}
