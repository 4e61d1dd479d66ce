import type { DisplayNames, PlanProgress, PlanResponse, ProblemsResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { AnalysisThread } from './analysis-thread.ts';

interface LiveEvents {
  problems(answer: ProblemsResponse): void;
  names(names: DisplayNames): void;
  planning(reported: PlanProgress): void;
  plan(answer: PlanResponse): void;
  failed(error: Error): void;
}

type Thread = Pick<AnalysisThread, 'ask' | 'close'>;
interface AnalysisThreads {
  checker: Thread;
  planner: Thread;
  answerer: Thread;
}

const isSameRevision = (one: DraftRevision, other: DraftRevision) =>
  one.version === other.version && one.disk === other.disk;

/** So long a plan of an older draft may go on before the newest gets a thread of its own. */
const supersededPlanLimit = 1500;

/**
 * Problems and plan of the newest draft, each in a thread of its own: problems are told while a plan is computed. A
 * thread cannot be interrupted: what it says of an older draft is dropped, and one that takes long is ended.
 */
export class LiveAnalysis {
  readonly #checker: Thread;
  readonly #planner: Thread;
  /** Plans for who asks: the planner may be ended in the middle of one. */
  readonly #answerer: Thread;
  readonly #sideNow: () => DraftRevision;
  readonly #events: LiveEvents;
  #checking: Promise<void> | null = null;
  #planning: Promise<void> | null = null;
  /** Of which draft the plan is computed right now. */
  #asked: DraftRevision | null = null;
  #problemsOf: DraftRevision | null = null;
  #planOf: DraftRevision | null = null;
  problems: ProblemsResponse | null = null;
  /** What routes, outcomes and flags are called; null before the first. */
  names: DisplayNames | null = null;
  plan: PlanResponse | null = null;
  /** How far the plan is that is made now; null: none is. */
  planning: PlanProgress | null = null;

  constructor(desks: AnalysisThreads, sideNow: () => DraftRevision, events: LiveEvents) {
    this.#checker = desks.checker;
    this.#planner = desks.planner;
    this.#answerer = desks.answerer;
    this.#sideNow = sideNow;
    this.#events = events;
  }

  /** The problems of this very draft. */
  async problemsOf(side: DraftRevision): Promise<ProblemsResponse> {
    const known = this.#problemsOf && isSameRevision(this.#problemsOf, side) ? this.problems : null;
    return known ?? this.#checker.ask(side, { ask: 'problems' });
  }

  /** The plan of this very draft; nothing else waits for it. */
  async planOf(side: DraftRevision, against: 'disk' | 'head'): Promise<PlanResponse> {
    const isKnown = against === 'disk' && this.#planOf && isSameRevision(this.#planOf, side);
    return (isKnown ? this.plan : null) ?? this.#answerer.ask(side, { ask: 'plan', against });
  }

  /** The draft has changed. */
  draftChanged(): void {
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
      if (!isSameRevision(side, this.#sideNow())) continue;
      this.problems = problems;
      this.#problemsOf = side;
      this.#events.problems(problems);
      this.#planNewest();
      await this.#name(side);
      if (isSameRevision(side, this.#sideNow())) return;
    }
  }

  /** What things are called changes seldom: it is told where it did. */
  async #name(side: DraftRevision): Promise<void> {
    const names = await this.#checker.ask(side, { ask: 'names' });
    if (!names || JSON.stringify(names) === JSON.stringify(this.names)) return;
    this.names = names;
    this.#events.names(names);
  }

  #planNewest(): void {
    if (this.#planning) {
      const asked = this.#asked;
      // It may have gone on to the newest draft already, before the problems of that were told.
      if (!asked || isSameRevision(asked, this.#sideNow())) return;
      setTimeout(() => {
        // By then too: only the question of before is given up.
        if (this.#asked === asked) void this.#planner.close();
      }, supersededPlanLimit).unref();
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
      const isNewest = () => isSameRevision(side, this.#sideNow());
      this.#asked = side;
      const heard = (report: PlanProgress) => {
        if (!isNewest()) return;
        this.planning = report;
        this.#events.planning(report);
      };
      const asked = this.#planner.ask(side, { ask: 'plan', against: 'disk' }, heard);
      const plan = await asked.catch((error: Error) => {
        if (isNewest()) throw error;
        return null;
      });
      this.#asked = null;
      this.planning = null;
      if (!plan || !isNewest()) continue;
      // What is planned before its problems are told waits for them: they come first.
      await this.#checking;
      if (!isNewest()) continue;
      this.plan = plan;
      this.#planOf = side;
      this.#events.plan(plan);
      return;
    }
  }
}
