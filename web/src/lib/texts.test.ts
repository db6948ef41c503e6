import { beforeEach, expect, test, vi } from "vitest";
import { languageFor, Texts } from "./texts.svelte";

const ENGLISH = `
list-comma = {", "}
list-and = { $first } and { $last }
seat-you = you
hit = { $who } hit { $what }
    .short = hit
cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
`;

let texts: Texts;

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(path.endsWith("/ja") ? "hit = { $what }を打つ" : ENGLISH));
  texts = new Texts();
  await texts.setLanguage("en");
});

test("a message has its messages, lists and words filled in", () => {
  const you = { id: "seat-you", args: {} };
  const what = [{ id: "cards", args: { count: 1 } }, { id: "cards", args: { count: 2 } }, you];
  expect(texts.sentence({ id: "hit", args: { who: you, what } })).toBe("You hit a card, 2 cards and you");
  const named = { words: { en: "Ifrit", ja: "イフリート" } };
  expect(texts.render({ id: "hit", args: { who: you, what: named } })).toBe("you hit Ifrit");
});

test("attributes are texts of their own, and missing texts show their ids", () => {
  expect(texts.say("hit.short")).toBe("hit");
  expect(texts.say("never-said")).toBe("never-said");
  expect(texts.has("hit.long")).toBe(false);
});

test("another language is spoken from then on", async () => {
  await texts.setLanguage("ja");
  expect(texts.render({ id: "hit", args: { who: "", what: { words: { ja: "イフリート" } } } })).toBe("イフリートを打つ");
  expect(document.documentElement.lang).toBe("ja");
});

test("wishes of browsers are served by the four languages", () => {
  expect(languageFor(["fr-FR", "ja-JP"])).toBe("ja");
  expect(languageFor(["zh-TW"])).toBe("zh-Hant");
  expect(languageFor(["zh-CN"])).toBe("zh-Hans");
  expect(languageFor(["zh"])).toBe("zh-Hans");
  expect(languageFor(["jax", "de"])).toBe("en");
});
