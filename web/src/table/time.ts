// Clocks: what is left now, from what was told and how long ago that was.
import type { Times } from "../lib/protocol";

/** What is left of a number of milliseconds after some have passed; -1 stays: no limit. */
export function leftAfter(told: number, passed: number): number {
  return told < 0 ? -1 : Math.max(0, told - passed);
}

/** The clock of a seat now: the total, and the decision's where it runs for that seat. */
export function clockOf(times: Times, seat: number, passed: number): { total: number; decision: number } {
  const runs = times.running === seat;
  return {
    total: leftAfter(times.total[seat] ?? -1, runs ? passed : 0),
    decision: runs ? leftAfter(times.decision, passed) : -1,
  };
}

/** Milliseconds as 1:05. */
export function minutes(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
