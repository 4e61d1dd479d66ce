/** A request to load in the queue. */
export interface LoadSlot {
  /** Withdraws the request, if it has not started. */
  withdraw(): void;
  /** Loaded or gave up: the next may start. */
  done(): void;
}

/** Lets a few frames load at a time, in the order of their requests. */
export class LoadQueue {
  readonly #most: number;
  readonly #waiting = new Map<LoadSlot, (turn: LoadSlot) => void>();
  readonly #loading = new Set<LoadSlot>();

  constructor(most: number) {
    this.#most = most;
  }

  ask(begin: (turn: LoadSlot) => void): LoadSlot {
    const turn: LoadSlot = {
      withdraw: () => {
        this.#waiting.delete(turn);
      },
      done: () => {
        this.#waiting.delete(turn);
        if (this.#loading.delete(turn)) this.#next();
      },
    };
    this.#waiting.set(turn, begin);
    this.#next();
    return turn;
  }

  #next(): void {
    for (const [turn, begin] of this.#waiting) {
      if (this.#loading.size >= this.#most) return;
      this.#waiting.delete(turn);
      this.#loading.add(turn);
      begin(turn);
    }
  }
}
