// For tests: the page speaks English, with the catalogues that the server would send.
import { readFileSync } from "node:fs";
import { texts } from "../../lib/texts.svelte";

const FILES = ["kernel", "terminal", "web-library"];

export async function speakEnglish(): Promise<void> {
  const sources = FILES.map((name) => readFileSync(`../src/rulebound/texts/catalogues/en/${name}.ftl`, "utf-8"));
  texts.add("en", sources.join("\n\n"));
  await texts.setLanguage("en");
}
