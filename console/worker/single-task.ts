import type { Thread } from './live-analysis.ts';

interface Running<T> {
  key: string;
  /** Null where it was cancelled. */
  answer: Promise<T | null>;
}

/** Long computations in a thread of their own: one at a time, and it can be cancelled. */
export class SingleTask<T> {
  readonly #thread: Thread;
  #running: Running<T> | null = null;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  /** Cancels that of another key. @returns null where it was cancelled */
  async run(key: string, ask: (thread: Thread) => Promise<T>): Promise<T | null> {
    if (this.#running && this.#running.key !== key) await this.cancel();
    // Somebody else may have asked while that one was ending.
    if (this.#running) return this.#running.answer;
    const running: Running<T> = {
      key,
      answer: ask(this.#thread)
        .catch((error: Error) => {
          if (this.#running === running) throw error;
          return null;
        })
        .finally(() => {
          if (this.#running === running) this.#running = null;
        }),
    };
    this.#running = running;
    return running.answer;
  }

  async cancel(): Promise<void> {
    if (!this.#running) return;
    this.#running = null;
    await this.#thread.close();
  }

  close(): Promise<void> {
    this.#running = null;
    return this.#thread.close();
  }
}
