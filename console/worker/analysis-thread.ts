import type { DraftRevision } from '../draft/draft-revision.ts';
import type {
  ProgressReports,
  RequestName,
  WorkerMessage,
  WorkerRequest,
  WorkerResponses,
} from './worker-request.ts';
import { WorkerThread } from './worker-thread.ts';

/** A thread that reads the config and answers requests about it. */
export class AnalysisThread {
  readonly #thread = new WorkerThread(new URL('./analysis-worker.ts', import.meta.url));

  /** @param heard - receives progress reports before the answer */
  ask<N extends RequestName>(
    side: DraftRevision,
    question: Extract<WorkerRequest, { ask: N }>,
    heard?: (reported: ProgressReports[N]) => void,
  ): Promise<WorkerResponses[N]> {
    const hear = heard && ((report: unknown) => heard(report as ProgressReports[N]));
    return this.#thread.ask({ side, question } satisfies WorkerMessage, hear) as Promise<WorkerResponses[N]>;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
