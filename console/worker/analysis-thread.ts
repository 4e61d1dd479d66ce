import type { Side } from '../draft/draft-revision.ts';
import type { Answers, Asked, AskName, Question, Tellings } from './worker-request.ts';
import { Thread } from './worker-thread.ts';

/** A thread that reads the config and answers what is known of it. */
export class Desk {
  readonly #thread = new Thread(new URL('./analysis-worker.ts', import.meta.url));

  /** @param heard - what is told of the answer before it is there */
  ask<N extends AskName>(
    side: Side,
    question: Extract<Question, { ask: N }>,
    heard?: (told: Tellings[N]) => void,
  ): Promise<Answers[N]> {
    const hear = heard && ((told: unknown) => heard(told as Tellings[N]));
    return this.#thread.ask({ side, question } satisfies Asked, hear) as Promise<Answers[N]>;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
