import type { PlanAnswer, ProblemsAnswer } from '../api.ts';
import type { Desk } from './desk.ts';
import type { Side } from './question.ts';

interface LiveEvents {
  problems(answer: ProblemsAnswer): void;
  plan(answer: PlanAnswer): void;
  failed(error: Error): void;
}

const isSame = (one: Side, other: Side) => one.version === other.version && one.disk === other.disk;

/** So long a plan of an older draft may go on before the newest gets a thread of its own. */
const patience = 1500;

/**
 * Problems and plan of the newest draft, each in a thread of its own: problems are told while a plan is computed. A
 * thread cannot be interrupted: what it says of an older draft is dropped, and one that takes long is ended.
 */
export class Live {
  readonly #checker: Desk;
  readonly #planner: Desk;
  readonly #sideNow: () => Side;
  readonly #events: LiveEvents;
  #checking: Promise<void> | null = null;
  #planning: Promise<void> | null = null;
  /** Of which draft the plan is computed right now. */
  #asked: Side | null = null;
  #problemsOf: Side | null = null;
  problems: ProblemsAnswer | null = null;
  plan: PlanAnswer | null = null;

  constructor(desks: { checker: Desk; planner: Desk }, sideNow: () => Side, events: LiveEvents) {
    this.#checker = desks.checker;
    this.#planner = desks.planner;
    this.#sideNow = sideNow;
    this.#events = events;
  }

  /** The problems of this very draft, where they are known already. */
  problemsOf(side: Side): ProblemsAnswer | null {
    return this.#problemsOf && isSame(this.#problemsOf, side) ? this.problems : null;
  }

  /** The draft has changed. */
  changed(): void {
    this.#checking ??= this.#check()
      .catch((error: Error) => this.#events.failed(error))
      .finally(() => {
        this.#checking = null;
      });
  }

  async #check(): Promise<void> {
    for (;;) {
      const side = this.#sideNow();
      const problems = await this.#checker.ask(side, { ask: 'problems' });
      if (!isSame(side, this.#sideNow())) continue;
      this.problems = problems;
      this.#problemsOf = side;
      this.#events.problems(problems);
      this.#planNewest();
      return;
    }
  }

  #planNewest(): void {
    if (this.#planning) {
      const asked = this.#asked;
      setTimeout(() => {
        // By then the thread may have gone on to the newest draft: only the question of before is given up.
        if (asked && this.#asked === asked) void this.#planner.close();
      }, patience).unref();
      return;
    }
    this.#planning = this.#plan()
      .catch((error: Error) => this.#events.failed(error))
      .finally(() => {
        this.#planning = null;
      });
  }

  async #plan(): Promise<void> {
    for (;;) {
      const side = this.#sideNow();
      const isNewest = () => isSame(side, this.#sideNow());
      this.#asked = side;
      const plan = await this.#planner.ask(side, { ask: 'plan', against: 'disk' }).catch((error: Error) => {
        if (isNewest()) throw error;
        return null;
      });
      this.#asked = null;
      if (!plan || !isNewest()) continue;
      // What is planned before its problems are told waits for them: they come first.
      await this.#checking;
      if (!isNewest()) continue;
      this.plan = plan;
      this.#events.plan(plan);
      return;
    }
  }
}
