import { AnalysisThread } from '../../console/worker/analysis-thread.ts';
import type { Thread } from '../../console/worker/live-analysis.ts';

const idle: AnalysisThread[] = [];

/**
 * A thread that the consoles of a process use one after another: each of the four of a console takes 0.5 s of processor
 * time to start and to read a config for the first time. A thread that is closed while it computes ends.
 */
export function sharedThread(): Thread {
  let own: AnalysisThread | null = null;
  let open = 0;
  return {
    ask: async (revision, request, onProgress) => {
      own ??= idle.pop() ?? new AnalysisThread();
      open += 1;
      try {
        return await own.ask(revision, request, onProgress);
      } finally {
        open -= 1;
      }
    },
    close: async () => {
      const thread = own;
      own = null;
      if (open > 0) await thread?.close();
      else if (thread) idle.push(thread);
    },
  };
}
