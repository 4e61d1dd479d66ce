import type { RowReachResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { SingleTask } from './single-task.ts';

/** Who reaches the rows of the decision tables, for one draft at a time: the one that was asked about last. */
export class RowReaches extends SingleTask<RowReachResponse> {
  #last: { key: string; answer: RowReachResponse } | null = null;

  /** @returns null where another draft was asked about meanwhile */
  async of(revision: DraftRevision): Promise<RowReachResponse | null> {
    const key = `${revision.version} ${revision.disk}`;
    if (this.#last?.key === key) return this.#last.answer;
    const answer = await this.run(key, (thread) => thread.ask(revision, { ask: 'rowReach' }));
    if (answer) this.#last = { key, answer };
    return answer;
  }
}
