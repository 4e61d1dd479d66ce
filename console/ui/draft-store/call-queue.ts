import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ClientError } from '../client/api-error.ts';

/** Makes the page's calls one after another, so that each applies to the draft that the call before it produced. */
export class CallQueue {
  /** The last error of a call, until the operator dismisses it. */
  lastError: ClientError | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable(this, { lastError: observableRef });
  }

  /** @returns why the call failed, or null; the operator has been shown the error */
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
