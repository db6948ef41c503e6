// Several answers in one gesture: a Core that is dragged, damage that is divided.
//
// A gesture is a list of steps, each of which finds its answer among the options of one question. The first
// answer is given at once, each other one when its question is asked. Where a question has no such answer, or
// somebody else is asked, the gesture ends there: nothing is answered that was not meant.
import type { DecisionView, OptionView } from "../../lib/protocol";

export type Step = (options: OptionView[]) => OptionView | undefined;

/** What a question is, so that the same one, told again, is not answered twice. */
function signature(decision: DecisionView): string {
  return [decision.seat, decision.question.id, ...decision.options.map((option) => option.key)].join("|");
}

export class Gesture {
  private steps: Step[] = [];
  private answered = "";

  constructor(private readonly choose: (keys: string[]) => void) {}

  /** Whether answers are still to be given. */
  get isRunning(): boolean {
    return this.steps.length > 0;
  }

  /** Begin: true where the open question has the first answer. */
  begin(steps: Step[], decision: DecisionView | null): boolean {
    this.steps = steps;
    this.answered = "";
    this.goOn(decision);
    return this.answered !== "";
  }

  /** The next answer, if its question is asked now. */
  goOn(decision: DecisionView | null): void {
    const step = this.steps[0];
    if (step === undefined || decision === null) return;
    if (signature(decision) === this.answered) return;
    const option = step(decision.options);
    if (option === undefined) {
      this.steps = [];
      return;
    }
    this.steps = this.steps.slice(1);
    this.answered = signature(decision);
    this.choose([option.key]);
  }
}
