import type { NeededForCommit } from '../analysis/needed-for-commit.ts';
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

export type Thread = Pick<AnalysisThread, 'ask' | 'close'>;
interface AnalysisThreads {
  checker: Thread;
  planner: Thread;
  answerer: Thread;
}

const isSameRevision = (one: DraftRevision, other: DraftRevision) =>
  one.version === other.version && one.disk === other.disk;

/** Told instead of a plan: nobody waits for one that does not come. */
const failedPlan = ({ version }: DraftRevision, { message }: Error): PlanResponse => ({
  version,
  against: 'disk',
  plan: null,
  unavailable: { zh: `对比失败：${message}`, en: `the comparison failed: ${message}` },
  hasFailed: true,
  witnesses: {},
  riskDigest: '',
  ms: 0,
});

/** The time that a plan of an older draft may take before it is terminated for the newest, ms. */
const supersededPlanLimit = 1500;

/**
 * Problems and plan of the newest draft, each in a thread of its own: problems are reported while a plan is computed. A
 * thread cannot be interrupted: a result for an older draft is dropped, and a long computation is terminated.
 */
export class LiveAnalysis {
  readonly #checker: Thread;
  readonly #planner: Thread;
  /** Computes plans on request: the planner may be terminated at any time. */
  readonly #answerer: Thread;
  readonly #currentRevision: () => DraftRevision;
  readonly #events: LiveEvents;
  #checking: Promise<void> | null = null;
  #planning: Promise<void> | null = null;
  /** The draft whose plan is being computed. */
  #plannedRevision: DraftRevision | null = null;
  #problemsOf: DraftRevision | null = null;
  #planOf: DraftRevision | null = null;
  problems: ProblemsResponse | null = null;
  /** Display names of routes, outcomes and flags; null before the first. */
  names: DisplayNames | null = null;
  plan: PlanResponse | null = null;
  /** Progress of the running plan; null: none is running. */
  planning: PlanProgress | null = null;

  constructor(threads: AnalysisThreads, currentRevision: () => DraftRevision, events: LiveEvents) {
    this.#checker = threads.checker;
    this.#planner = threads.planner;
    this.#answerer = threads.answerer;
    this.#currentRevision = currentRevision;
    this.#events = events;
  }

  /** The problems of exactly this draft. */
  async problemsOf(revision: DraftRevision): Promise<ProblemsResponse> {
    const known = this.#problemsOf && isSameRevision(this.#problemsOf, revision) ? this.problems : null;
    return known ?? this.#checker.ask(revision, { ask: 'problems' });
  }

  /** The plan of exactly this draft; no other request waits for it. */
  async planOf(revision: DraftRevision, against: 'disk' | 'head'): Promise<PlanResponse> {
    const isKnown = against === 'disk' && this.#planOf && isSameRevision(this.#planOf, revision);
    return (isKnown ? this.plan : null) ?? this.#answerer.ask(revision, { ask: 'plan', against });
  }

  /** What a commit of these files, as they are on the disk, leaves behind. */
  neededForCommit(revision: DraftRevision, files: readonly string[]): Promise<NeededForCommit> {
    return this.#answerer.ask(revision, { ask: 'neededForCommit', files });
  }

  /** Called after every change of the draft. */
  draftChanged(): void {
    this.#checking ??= this.#check()
      .catch((error: Error) => this.#events.failed(error))
      .finally(() => {
        this.#checking = null;
      });
  }

  async #check(): Promise<void> {
    for (;;) {
      const revision = this.#currentRevision();
      const isNewest = () => isSameRevision(revision, this.#currentRevision());
      try {
        const problems = await this.#checker.ask(revision, { ask: 'problems' });
        if (!isNewest()) continue;
        this.problems = problems;
        this.#problemsOf = revision;
        this.#events.problems(problems);
        this.#planNewest();
        await this.#name(revision);
      } catch (error) {
        // The newest draft is checked all the same.
        this.#events.failed(error instanceof Error ? error : new Error(String(error)));
      }
      if (isNewest()) return;
    }
  }

  /** Display names change seldom: only a change is reported. */
  async #name(revision: DraftRevision): Promise<void> {
    const names = await this.#checker.ask(revision, { ask: 'names' });
    if (!names || JSON.stringify(names) === JSON.stringify(this.names)) return;
    this.names = names;
    this.#events.names(names);
  }

  #planNewest(): void {
    if (this.#planning) {
      const outdated = this.#plannedRevision;
      // The planner may be on the newest draft already, before the problems of that draft were reported.
      if (!outdated || isSameRevision(outdated, this.#currentRevision())) return;
      setTimeout(() => {
        // Only if it is still the outdated request.
        if (this.#plannedRevision === outdated) void this.#planner.close();
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
      const revision = this.#currentRevision();
      const isNewest = () => isSameRevision(revision, this.#currentRevision());
      this.#plannedRevision = revision;
      const onProgress = (report: PlanProgress) => {
        if (!isNewest()) return;
        this.planning = report;
        this.#events.planning(report);
      };
      const planned = this.#planner.ask(revision, { ask: 'plan', against: 'disk' }, onProgress);
      const plan = await planned.catch((error: Error) => {
        if (isNewest()) this.#events.failed(error);
        return failedPlan(revision, error);
      });
      this.#plannedRevision = null;
      this.planning = null;
      if (!isNewest()) continue;
      // A plan waits for the problems of its draft: they are reported first.
      await this.#checking;
      if (!isNewest()) continue;
      this.plan = plan;
      // With one that has failed nothing can be saved: a save asks again.
      this.#planOf = plan.hasFailed ? null : revision;
      this.#events.plan(plan);
      return;
    }
  }
}
