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

  /** @param onProgress - receives progress reports before the answer */
  ask<N extends RequestName>(
    revision: DraftRevision,
    request: Extract<WorkerRequest, { ask: N }>,
    onProgress?: (reported: ProgressReports[N]) => void,
  ): Promise<WorkerResponses[N]> {
    const forwardProgress = onProgress && ((report: unknown) => onProgress(report as ProgressReports[N]));
    return this.#thread.ask({ revision, request } satisfies WorkerMessage, forwardProgress) as Promise<
      WorkerResponses[N]
    >;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
