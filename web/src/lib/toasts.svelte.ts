// Short words that appear at the edge of the page and go by themselves.
import { untrack } from "svelte";
import { ApiError } from "./api";
import { texts } from "./texts.svelte";

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

const SHOWN_FOR = 6000;

class Toasts {
  all = $state<Toast[]>([]);
  private last = 0;

  /** Show words for some seconds. */
  show(text: string, tone: Toast["tone"] = "plain"): void {
    const id = ++this.last;
    const others = untrack(() => this.all).filter((toast) => toast.text !== text);
    this.all = [...others, { id, text, tone }];
    setTimeout(() => this.close(id), SHOWN_FOR);
  }

  close(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Show what went wrong, in the server's words. */
  fault(error: unknown): void {
    this.show(faultText(error), "bad");
  }
}

/** What went wrong, as a sentence. */
export function faultText(error: unknown): string {
  if (error instanceof ApiError) {
    return error.fault.text === null ? error.fault.error : texts.sentence(error.fault.text);
  }
  return error instanceof Error ? error.message : String(error);
}

export const toasts = new Toasts();
