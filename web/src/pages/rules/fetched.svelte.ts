// Something that a page shows and the server holds: what has come, or what went wrong. A later request wins over
// an earlier one that answers late, and the old value stays until the new one is there.

import { get } from "../../lib/api";

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  fault = $state.raw<unknown>(null);
  /** The path of what is shown; empty until something has come. */
  path = $state("");
  private wanted = "";

  /** Fetch a path, unless it is there or on its way; an empty path empties this. */
  async load(path: string): Promise<void> {
    if (path === this.wanted && this.fault === null) return;
    this.wanted = path;
    this.fault = null;
    if (path === "") {
      this.value = null;
      this.path = "";
      return;
    }
    try {
      const value = await get<T>(path);
      if (this.wanted !== path) return;
      this.value = value;
      this.path = path;
    } catch (error) {
      if (this.wanted === path) this.fault = error;
    }
  }
}
