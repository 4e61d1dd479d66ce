/** One who has asked to load. */
export interface LoadSlot {
  /** No longer wants to, if it has not begun. */
  withdraw(): void;
  /** Has loaded, or gives up: the next may begin. */
  done(): void;
}

/** Lets a few load at a time, in the order in which they asked. */
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
