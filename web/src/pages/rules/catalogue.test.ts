// The words of the library pages: what they ask for is there in four languages, and nothing else is.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/texts.svelte";

const ID = /web-(?:rules|cards|decks|replay)-[a-z0-9-]+/g;
const files = globSync(["src/pages/{Rules,Cards,Characters,Decks,Replay}.svelte", "src/pages/{rules,cards,decks,replay}/*"]);
const asked = files
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => readFileSync(file, "utf-8").match(ID) ?? []);

describe("the catalogue of the library", () => {
  it.each(LANGUAGES)("has in %s what the pages ask for, and nothing more", (language) => {
    const text = readFileSync(`../src/rulebound/texts/catalogues/${language}/web-library.ftl`, "utf-8");
    const known = [...text.matchAll(/^([a-z0-9-]+) =/gm)].map((match) => match[1] ?? "");
    expect(known.toSorted()).toEqual([...new Set(asked)].toSorted());
  });
});
