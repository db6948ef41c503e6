// A record being watched: which step, by whose knowledge, and whether it runs by itself. Views are fetched one by
// one and kept; whoever scrubs quickly sees the last one that was asked for. Knows no screen.

import type { ReplayInfo, ReplayLine, View } from "../../lib/protocol";

export interface Source {
  view(step: number, viewer: string): Promise<View>;
  lines(viewer: string): Promise<ReplayLine[]>;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const STEP_TIME = 1200;
const KEPT = 300;
const AHEAD = 2;

export class ReplayFilm {
  readonly info: ReplayInfo;
  step = $state(0);
  viewer = $state("");
  view = $state.raw<View | null>(null);
  lines = $state.raw<ReplayLine[]>([]);
  playing = $state(false);
  speed = $state(1);
  failed = $state.raw<unknown>(null);

  private source: Source;
  private kept = new Map<string, Promise<View>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(info: ReplayInfo, source: Source, viewer: string, step = 0) {
    this.info = info;
    this.source = source;
    this.viewer = viewer;
    this.step = this.nearest(step);
  }

  /** Show the first moment. */
  async start(): Promise<void> {
    await Promise.all([this.show(), this.loadLines()]);
  }

  /** To a step, or the nearest that there is. */
  async goTo(step: number): Promise<void> {
    this.step = this.nearest(step);
    await this.show();
  }

  async lookAs(viewer: string): Promise<void> {
    this.viewer = viewer;
    await Promise.all([this.show(), this.loadLines()]);
  }

  /** The first steps of the turns: where the log begins a new section. */
  get turns(): number[] {
    return [...new Set(this.lines.filter((line) => line.line.heading).map((line) => line.step))];
  }

  /** The next turn's first step, or the end. */
  nextTurn(): number {
    return this.turns.find((step) => step > this.step) ?? this.info.steps;
  }

  /** This turn's first step; from there, the first step of the turn before. */
  turnBefore(): number {
    return this.turns.findLast((step) => step < this.step) ?? 0;
  }

  /** The number of the line that the present step told last; -1 before the first. */
  get currentLine(): number {
    return this.lines.findLastIndex((line) => line.step <= this.step);
  }

  // ---- playing

  play(): void {
    if (this.playing) return;
    if (this.step >= this.info.steps) this.step = 0;
    this.playing = true;
    void this.show().then(() => this.wait());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => void this.playOn(), STEP_TIME / this.speed);
  }

  private async playOn(): Promise<void> {
    if (this.step >= this.info.steps) return this.pause();
    await this.goTo(this.step + 1);
    this.wait();
  }

  // ---- fetching

  private async show(): Promise<void> {
    const asked = ++this.asked;
    try {
      const view = await this.fetch(this.step);
      if (asked !== this.asked) return;
      this.view = view;
      this.failed = null;
      for (let ahead = 1; ahead <= AHEAD && this.step + ahead <= this.info.steps; ahead++) {
        this.fetch(this.step + ahead).catch(() => undefined);
      }
    } catch (error) {
      if (asked !== this.asked) return;
      this.failed = error;
      this.pause();
    }
  }

  private async loadLines(): Promise<void> {
    const viewer = this.viewer;
    try {
      const lines = await this.source.lines(viewer);
      if (viewer === this.viewer) this.lines = lines;
    } catch {
      // The board says enough without its log.
      if (viewer === this.viewer) this.lines = [];
    }
  }

  private fetch(step: number): Promise<View> {
    const key = `${this.viewer}/${step}`;
    let view = this.kept.get(key);
    if (!view) {
      view = this.source.view(step, this.viewer);
      view.catch(() => this.kept.delete(key));
      this.kept.set(key, view);
      if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value as string);
    }
    return view;
  }

  private nearest(step: number): number {
    return Number.isFinite(step) ? Math.max(0, Math.min(Math.trunc(step), this.info.steps)) : 0;
  }
}
