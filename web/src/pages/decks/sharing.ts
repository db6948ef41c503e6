// Text that leaves the page: into the clipboard, or into a file.

import { say } from "../../lib/texts.svelte";
import { toasts } from "../../lib/toasts.svelte";

/** Copy a text, and say whether that went well. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(say("web-decks-copied"));
  } catch {
    toasts.show(say("web-decks-not-copied"), "bad");
  }
}

/** Let the browser keep a text as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
