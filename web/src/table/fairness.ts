// The commitment checked in the browser: it must be the SHA-256 of the secret that was revealed.
import type { Fairness } from "../lib/protocol";

/** The bytes that hexadecimal digits stand for. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => parseInt(pair, 16)));
}

export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the secret is the one that was promised. */
export async function holds(fairness: Fairness): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(fairness.secret));
  return hexOf(digest) === fairness.commitment;
}
