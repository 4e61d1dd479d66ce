import { Thread } from '../thread.ts';
import type { Answers, Asked, AskName, Question, Side } from './question.ts';

/** A thread that reads the config and answers what is known of it. */
export class Desk {
  readonly #thread = new Thread(new URL('./worker.ts', import.meta.url));

  ask<N extends AskName>(side: Side, question: Extract<Question, { ask: N }>): Promise<Answers[N]> {
    return this.#thread.ask({ side, question } satisfies Asked) as Promise<Answers[N]>;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
