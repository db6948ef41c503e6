// What the server knows of records, by its paths.

import { get, post } from "../../lib/api";
import type { NewReplay, ReplayInfo, ReplayLine, Report, ScenarioText, View } from "../../lib/protocol";
import type { Source } from "./film.svelte";

export const EVERYTHING = "all";
export const LOOKING_ON = "spectator";
/** A view comes with the log from this line on: without any, as the whole log comes by itself. */
const NO_LOG = 1_000_000;

function path(id: string): string {
  return `/api/replays/${encodeURIComponent(id)}`;
}

export function replayInfo(id: string): Promise<ReplayInfo> {
  return get<ReplayInfo>(path(id));
}

export function sendRecord(record: string): Promise<ReplayInfo> {
  return post<ReplayInfo>("/api/replays", { record } satisfies NewReplay);
}

/** Where a record can be downloaded from. */
export function recordPath(id: string): string {
  return `${path(id)}/record`;
}

export function scenarioAt(id: string, step: number): Promise<ScenarioText> {
  return get<ScenarioText>(`${path(id)}/${step}/scenario`);
}

/** Tell whoever runs the server what is wrong at a step. */
export function report(id: string, step: number, reason: string): Promise<unknown> {
  return post("/api/reports", { table: id, reason: `#${step}: ${reason}` } satisfies Report);
}

export function sourceOf(id: string): Source {
  return {
    view: (step, viewer) => get<View>(`${path(id)}/${step}?viewer=${encodeURIComponent(viewer)}&log_from=${NO_LOG}`),
    lines: (viewer) => get<ReplayLine[]>(`${path(id)}/log?viewer=${encodeURIComponent(viewer)}`),
  };
}
