import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ClientError } from '../client/api-error.ts';
import { tellOfRemote } from './remote-news.ts';

/** A push or a fetch: one at a time, with what came of it. */
export class RemoteCall<T> {
  /** What came of it; null before, and while it runs again. */
  answer: T | null = null;
  refused: ClientError | null = null;
  isBusy = false;
  /** The last commit of what was pushed, as the operator saw it; null where it is not known. */
  commit: string | null = null;

  constructor() {
    makeAutoObservable(this, { answer: observableRef, refused: observableRef });
  }

  /** Whether there is something to be told of it. */
  get isTold(): boolean {
    return this.answer !== null || this.refused !== null;
  }

  async run(ask: () => Promise<T>, commit: string | null = null): Promise<T | null> {
    if (this.isBusy) return null;
    this.forget();
    this.isBusy = true;
    this.commit = commit;
    try {
      const answer = await ask();
      // What it says is there is shown by then.
      await tellOfRemote();
      runInAction(() => {
        this.answer = answer;
      });
      return answer;
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      await tellOfRemote();
      runInAction(() => {
        this.refused = error;
      });
      return null;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  forget(): void {
    this.answer = null;
    this.refused = null;
  }
}
