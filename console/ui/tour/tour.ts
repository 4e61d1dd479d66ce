import { makeAutoObservable, observableRef } from 'mobx';
import { type TourJob, type TourScene, tourJobs } from './tour-jobs.ts';

const storageKey = 'funnel-console-tour';

/** What is stored: it survives a reload, as the draft does. */
interface Stored {
  /** Ids of the jobs that were finished. */
  finished: string[];
  /** The offer on the first view was put away. */
  isDismissed: boolean;
  open: { job: string; at: number; undoCount: number } | null;
}
const nothing: Stored = { finished: [], isDismissed: false, open: null };

function read(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Stored> | null;
    const { finished, isDismissed, open } = { ...nothing, ...stored };
    return {
      finished: tourJobs.filter(({ id }) => finished.includes(id)).map(({ id }) => id),
      isDismissed: isDismissed === true,
      open: tourJobs.some(({ id }) => id === open?.job) ? open : null,
    };
  } catch {
    // Of another version, or edited by hand: the tour begins anew.
    return nothing;
  }
}

/** The exercises of the first day: which one is open, and how far it is. */
export class Tour {
  private stored: Stored = read();

  constructor() {
    makeAutoObservable<Tour, 'stored'>(this, { stored: observableRef });
  }

  get job(): TourJob | null {
    return tourJobs.find(({ id }) => id === this.stored.open?.job) ?? null;
  }

  /** The index of the step that is to be done; the number of steps where all are. */
  get at(): number {
    return this.stored.open?.at ?? 0;
  }

  get isDismissed(): boolean {
    return this.stored.isDismissed;
  }

  /** How many steps the draft has more than when the exercise began. */
  editsOf(undoCount: number): number {
    return Math.max(0, undoCount - (this.stored.open?.undoCount ?? undoCount));
  }

  isFinished(id: string): boolean {
    return this.stored.finished.includes(id);
  }

  /** @param undoCount - the steps of the draft, which the exercise leaves alone */
  begin(job: TourJob, undoCount: number): void {
    this.store({ ...this.stored, open: { job: job.id, at: 0, undoCount } });
  }

  /** Goes on by every step that is done. */
  follow(scene: Omit<TourScene, 'edits'>, undoCount: number): void {
    const { open } = this.stored;
    const { job } = this;
    if (!open || !job) return;
    const edits = this.editsOf(undoCount);
    let { at } = open;
    while (job.steps[at]?.isDone({ ...scene, edits })) at += 1;
    if (at === open.at) return;
    const isFinished = at === job.steps.length;
    const finished = isFinished ? [...new Set([...this.stored.finished, job.id])] : this.stored.finished;
    this.store({ ...this.stored, finished, open: { ...open, at } });
  }

  end(): void {
    this.store({ ...this.stored, open: null });
  }

  dismiss(): void {
    this.store({ ...this.stored, isDismissed: true });
  }

  private store(stored: Stored): void {
    this.stored = stored;
    localStorage.setItem(storageKey, JSON.stringify(stored));
  }
}

export const tour = new Tour();
