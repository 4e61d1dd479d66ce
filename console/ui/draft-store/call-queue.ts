import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ClientError } from '../client/api-error.ts';

/** Makes the calls of the page one after another, so that each meets the draft that the one before it has left. */
export class CallQueue {
  /** The last error of a call, until the operator dismisses it. */
  lastError: ClientError | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable(this, { lastError: observableRef });
  }

  /** @returns why the call failed, or null; the operator is shown the error already */
  run(call: () => Promise<void>): Promise<ClientError | null> {
    const done = this.#last.then(call).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        runInAction(() => {
          this.lastError = error;
        });
        return error;
      },
    );
    this.#last = done.catch(() => {});
    return done;
  }

  dismissError(): void {
    this.lastError = null;
  }
}
