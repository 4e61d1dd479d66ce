import type { RiskCode } from '../compare/change.ts';
import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { ReportedRisk } from './plan.ts';
import type { Reach } from './reach.ts';

/** What is known before the plan is ready: the reach of all edits together, and their risks. */
export interface Early {
  reach: Reach;
  /** Each risk with the number of its occurrences. */
  risks: { risk: RiskCode; places: number }[];
}

/** The progress of a plan. */
export interface Progress {
  /** Comparing all edits together, one edit, or several for changes that none causes alone; or reporting. */
  stage: 'all' | 'one' | 'shared' | 'reporting';
  /** The edit that is compared alone; null in the other stages. */
  edit: ReportedEdit | null;
  /** The number of this edit, from 1, of `count`. */
  at: number;
  count: number;
  /** Null before all edits have been compared together. */
  early: Early | null;
}

export function earlyOf(reach: Reach, risks: readonly ReportedRisk[]): Early {
  const counts = new Map<RiskCode, number>();
  for (const { risk } of risks) counts.set(risk, (counts.get(risk) ?? 0) + 1);
  return { reach, risks: [...counts].map(([risk, number]) => ({ risk, places: number })) };
}

/** Reports the stages of a plan. */
export class PlanProgress {
  readonly #count: number;
  readonly #report: (edit: Edit) => ReportedEdit;
  readonly #onProgress: (progress: Progress) => void;
  #early: Early | null = null;

  constructor(count: number, report: (edit: Edit) => ReportedEdit, onProgress: (progress: Progress) => void) {
    this.#count = count;
    this.#report = report;
    this.#onProgress = onProgress;
  }

  /** All edits together are compared next. */
  starts(): void {
    this.#tell('all', null, 0, this.#count);
  }

  /** All edits together have been compared. */
  compared(early: Early): void {
    this.#early = early;
    this.#tell('all', null, 0, this.#count);
  }

  /** @param edit - null: several edits are compared together */
  readonly compares = (edit: Edit | null, at: number, count: number): void =>
    this.#tell(edit ? 'one' : 'shared', edit && this.#report(edit), at, count);

  reports(): void {
    this.#tell('reporting', null, this.#count, this.#count);
  }

  #tell(stage: Progress['stage'], edit: ReportedEdit | null, at: number, count: number): void {
    this.#onProgress({ stage, edit, at, count, early: this.#early });
  }
}
