import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { SharedRead } from '../../api/shared-read.ts';
import { ClientError } from '../client/api-error.ts';
import { listenForNews } from './remote-news.ts';

/**
 * A call about the repository that all views of a page share, and which is repeated while one of them is open: each takes
 * dozens of git processes, and views that asked one by one kept a slow machine busy with nothing else.
 */
export class RepeatedCall<T> {
  answer: T | null = null;
  /** The number of the call that has given it. */
  answered = 0;
  /** Why the last call was refused; the answer before it stays. */
  error: ClientError | null = null;
  /** The number of the call that was refused last. */
  failed = 0;
  readonly #call: () => Promise<T>;
  readonly #isHidden: () => boolean;
  readonly #read = new SharedRead(() => this.#begin());
  /** The pause of each open view, ms. */
  readonly #pauses = new Map<symbol, number>();
  #begun = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forgetNews = () => {};

  /** @param isHidden - whether nobody sees the page: then it is not repeated */
  constructor(call: () => Promise<T>, isHidden: () => boolean = () => document.hidden) {
    this.#call = call;
    this.#isHidden = isHidden;
    makeAutoObservable(this, { answer: observableRef, error: observableRef, next: false });
  }

  /** The number of the first call that begins from now on. */
  get next(): number {
    return this.#begun + 1;
  }

  /** Asks at once, and again until it is released. @param pause - between two calls, ms @returns what releases it */
  repeat(pause: number): () => void {
    const view = Symbol();
    if (this.#pauses.size === 0) this.#forgetNews = listenForNews(this.#read.ask);
    this.#pauses.set(view, pause);
    void this.#read.ask();
    return () => {
      this.#pauses.delete(view);
      if (this.#pauses.size > 0) return;
      clearTimeout(this.#timer);
      this.#forgetNews();
    };
  }

  /** What another call has answered: newer than what is underway. */
  set(answer: T): void {
    this.#begun += 1;
    this.#take(this.#begun, answer);
  }

  async #begin(): Promise<void> {
    this.#begun += 1;
    const own = this.#begun;
    const start = performance.now();
    clearTimeout(this.#timer);
    try {
      this.#take(own, await this.#call());
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      runInAction(() => {
        if (own < this.answered) return;
        this.error = error;
        this.failed = own;
      });
    } finally {
      this.#wait(performance.now() - start);
    }
  }

  #take(own: number, answer: T): void {
    runInAction(() => {
      if (own < this.answered) return;
      this.answered = own;
      // The same answer renders nothing anew.
      if (JSON.stringify(this.answer) !== JSON.stringify(answer)) this.answer = answer;
      this.error = null;
    });
  }

  /** A slow machine has half of its time for something else. @param took - ms */
  #wait(took: number): void {
    clearTimeout(this.#timer);
    if (this.#pauses.size === 0) return;
    this.#timer = setTimeout(
      () => {
        if (this.#isHidden()) this.#wait(took);
        else void this.#read.ask();
      },
      Math.max(took, Math.min(...this.#pauses.values())),
    );
  }
}
