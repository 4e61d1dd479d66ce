import type { PlanAnswer, ProblemsAnswer } from '../api.ts';
import type { Desk } from './desk.ts';
import type { Side } from './question.ts';

interface LiveEvents {
  problems(answer: ProblemsAnswer): void;
  plan(answer: PlanAnswer): void;
  failed(error: Error): void;
}

const isSame = (one: Side, other: Side) => one.version === other.version && one.disk === other.disk;

/**
 * Problems and plan of the newest draft. A thread that computes cannot be interrupted: what it says of an older draft
 * is dropped, and the plan of one is not begun.
 */
export class Live {
  readonly #desk: Desk;
  readonly #sideNow: () => Side;
  readonly #events: LiveEvents;
  #running: Promise<void> | null = null;
  #problemsOf: Side | null = null;
  problems: ProblemsAnswer | null = null;
  plan: PlanAnswer | null = null;

  constructor(desk: Desk, sideNow: () => Side, events: LiveEvents) {
    this.#desk = desk;
    this.#sideNow = sideNow;
    this.#events = events;
  }

  /** The problems of this very draft, where they are known already. */
  problemsOf(side: Side): ProblemsAnswer | null {
    return this.#problemsOf && isSame(this.#problemsOf, side) ? this.problems : null;
  }

  /** The draft has changed. */
  changed(): void {
    this.#running ??= this.#run()
      .catch((error: Error) => this.#events.failed(error))
      .finally(() => {
        this.#running = null;
      });
  }

  async #run(): Promise<void> {
    for (;;) {
      const side = this.#sideNow();
      const isNewest = () => isSame(side, this.#sideNow());
      const problems = await this.#desk.ask(side, { ask: 'problems' });
      if (!isNewest()) continue;
      this.problems = problems;
      this.#problemsOf = side;
      this.#events.problems(problems);
      const plan = await this.#desk.ask(side, { ask: 'plan', against: 'disk' });
      if (!isNewest()) continue;
      this.plan = plan;
      this.#events.plan(plan);
      return;
    }
  }
}
