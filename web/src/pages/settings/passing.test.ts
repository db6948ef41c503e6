import { beforeEach, describe, expect, it } from "vitest";
import { beginsPassing, passingDefaults } from "./passing.svelte";

describe("automatic passing", () => {
  beforeEach(() => {
    localStorage.clear();
    passingDefaults.set("fftcg", false);
  });

  it("begins switched off unless it was wanted", () => {
    expect(beginsPassing("t1", "fftcg", false)).toBe(false);
  });

  it("is switched on once at each table where it is wanted", () => {
    passingDefaults.set("fftcg", true);
    expect(beginsPassing("t2", "fftcg", false)).toBe(true);
    expect(beginsPassing("t2", "fftcg", false)).toBe(false);
    expect(beginsPassing("t3", "fftcg", true)).toBe(false);
    expect(beginsPassing("t4", "blackpoker", false)).toBe(false);
  });

  it("is kept in the browser", () => {
    passingDefaults.set("fftcg", true);
    expect(localStorage.getItem("rulebound.passing")).toBe('["fftcg"]');
  });
});
