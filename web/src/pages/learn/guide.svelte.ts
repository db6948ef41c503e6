// A guided game as it is played: which step it is at, which answers will do, and what is answered by itself.
//
// The learner's answers go through `choose`; what is not wanted at this step is answered with a gentle word and
// changes nothing. Replies of the others, and questions that leave no choice, are given after a short pause, so
// that one sees what happens. What could not be sent, or did not arrive, as the connection is lost, does not count;
// it is sent, or asked, again when the table is told anew. The server knows nothing of the guide: to it this is a
// sandbox.
import type { DecisionView, GuideInfo, GuideStep, OptionView, View } from "../../lib/protocol";

const LEARNER = 0;
const CANCEL = "cancel";
const PAUSE = 700;
const NEVER = -1;

/** The table behind a guide; false where nothing could be sent. */
export interface GuideTable {
  choose(keys: string[]): boolean;
  arrange(position: string): boolean;
}

/** Reading a text, choosing, watching the replies, a step that is done, and the end. */
export type Phase = "reading" | "choosing" | "watching" | "step-done" | "over";

export class GuidePlay {
  at = $state(0);
  /** How many of the step's answers have been given. */
  answered = $state(0);
  private replied = 0;
  private read = $state(false);
  private arranging = $state(false);
  /** Whether the learner has just tried something that is not wanted here. */
  gently = $state(false);
  private finished = $state(false);
  /** The decision number that was answered last: nothing is answered twice. */
  private sentAt = NEVER;
  /** What had been given before that. */
  private before = { answered: 0, replied: 0 };
  /** Whether the connection has been lost, so that what was sent last may not have arrived. */
  private inDoubt = false;
  private view: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly guide: GuideInfo,
    private readonly table: GuideTable,
  ) {}

  get step(): GuideStep {
    return this.guide.steps[this.at] as GuideStep;
  }

  get isLast(): boolean {
    return this.at === this.guide.steps.length - 1;
  }

  get phase(): Phase {
    if (this.finished) return this.isLast ? "over" : "step-done";
    if (this.step.choose.length === 0 && !this.read) return "reading";
    return this.answered < this.step.choose.length ? "choosing" : "watching";
  }

  /** The keys that will do now; none while the learner is not asked. */
  get expected(): string[] {
    return this.phase === "choosing" && !this.arranging ? (this.step.choose[this.answered] ?? []) : [];
  }

  /** The learner answers. Several keys at once, as a shortcut gives them, must all be wanted in this order. */
  choose(keys: string[]): boolean {
    const wanted = this.step.choose.slice(this.answered, this.answered + keys.length);
    const fits = this.expected.length > 0 && keys.every((key, n) => wanted[n]?.includes(key));
    this.gently = !fits;
    if (!fits || !this.table.choose(keys)) return false;
    this.noteSending();
    this.answered += keys.length;
    return true;
  }

  /** Something else was tried. */
  refuse(): void {
    this.gently = true;
  }

  /** Go on: after a text that was read, or to the next step. */
  next(): void {
    this.gently = false;
    if (this.phase === "reading") {
      this.read = true;
      this.react();
    } else if (this.phase === "step-done") {
      this.begin(this.at + 1);
    }
  }

  /** Play the part again that began with the last position. */
  again(): void {
    let from = this.at;
    while (from > 0 && !this.guide.steps[from]?.position) from--;
    this.begin(from);
  }

  private begin(at: number): void {
    this.at = at;
    this.answered = 0;
    this.replied = 0;
    this.read = false;
    this.finished = false;
    this.gently = false;
    clearTimeout(this.timer);
    if (this.step.position) {
      this.arranging = true;
      this.arrange();
    } else this.react();
  }

  /** The connection is lost. */
  lost(): void {
    this.inDoubt = true;
  }

  /** The table has told something new. */
  take(view: View): void {
    if (this.inDoubt && view.number === this.sentAt) this.takeBack();
    this.inDoubt = false;
    if (this.arranging && view.number === this.sentAt) return;
    this.view = view;
    if (this.arranging && this.sentAt === NEVER) return this.arrange();
    this.arranging = false;
    this.react();
  }

  private noteSending(): void {
    this.sentAt = this.view?.number ?? NEVER;
    this.before = { answered: this.answered, replied: this.replied };
  }

  /** What was sent last has not arrived. */
  private takeBack(): void {
    this.answered = this.before.answered;
    this.replied = this.before.replied;
    this.sentAt = NEVER;
  }

  /** Answer what is to be answered by itself, or see that the step is done. */
  private react(): void {
    const view = this.view;
    if (view === null || this.finished || this.arranging || view.number === this.sentAt) return;
    if (this.phase === "reading") return;
    const decision = view.decision;
    const key = decision === null ? undefined : this.ownAnswer(decision);
    if (key !== undefined) this.sendLater(key);
    else if (this.phase === "watching") this.finish();
  }

  /** What is answered by itself: the next reply, or the only thing that can be answered. */
  private ownAnswer(decision: DecisionView): string | undefined {
    const offered = realOptions(decision).map((option) => option.key);
    if (this.phase === "choosing") {
      const asked = decision.seat === LEARNER && this.expected.some((key) => offered.includes(key));
      return asked ? undefined : only(offered);
    }
    return this.replyTo(decision)?.key ?? only(offered);
  }

  /** The next reply of the step, where it is asked for. */
  private replyTo(decision: DecisionView): GuideStep["replies"][number] | undefined {
    const reply = this.phase === "watching" ? this.step.replies[this.replied] : undefined;
    const asked = reply?.seat === decision.seat && realOptions(decision).some((option) => option.key === reply.key);
    return asked ? reply : undefined;
  }

  private finish(): void {
    this.finished = true;
    const next = this.guide.steps[this.at + 1];
    if (next && !next.position) this.begin(this.at + 1);
  }

  private arrange(): void {
    this.noteSending();
    if (!this.table.arrange(this.step.position)) this.sentAt = NEVER;
  }

  private sendLater(key: string): void {
    this.noteSending();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.sendOwn(key), PAUSE);
  }

  private sendOwn(key: string): void {
    const decision = this.view?.decision;
    const reply = decision && this.replyTo(decision);
    if (!this.table.choose([key])) this.sentAt = NEVER;
    else if (reply) this.replied++;
  }

  /** The guide is left. */
  close(): void {
    clearTimeout(this.timer);
  }
}

function only(keys: string[]): string | undefined {
  return keys.length === 1 ? keys[0] : undefined;
}

/** The options of a decision but the one that drops what was begun. */
export function realOptions(decision: DecisionView): OptionView[] {
  return decision.options.filter((option) => option.key !== CANCEL);
}
