/** Timers and clocks of the model: no test waits for real time. */

interface Timer {
  id: number;
  due: number;
  run: () => void;
  /** The document that set it: its timers end with it. */
  owner: { isAlive: boolean } | undefined;
}

export class VirtualTime {
  /** Milliseconds since the start: what a monotonic clock shows. */
  mono = 0;
  /** What the clock of the phone shows at the start, epoch milliseconds; a jump changes it. */
  origin: number;
  #timers: Timer[] = [];
  #lastId = 0;

  constructor(startsAt: number) {
    this.origin = startsAt;
  }

  get wall(): number {
    return this.origin + this.mono;
  }

  set(run: () => void, ms: number, owner: Timer['owner']): number {
    this.#lastId++;
    this.#timers.push({ id: this.#lastId, due: this.mono + Math.max(0, ms || 0), run, owner });
    return this.#lastId;
  }

  clear(id: number): void {
    const at = this.#timers.findIndex((one) => one.id === id);
    if (at >= 0) this.#timers.splice(at, 1);
  }

  /** Runs what is due within `ms`, in order; `settle` lets the work that each timer starts end. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.mono + ms;
    for (;;) {
      const next = this.#nextUntil(end);
      if (!next) break;
      this.clear(next.id);
      this.mono = Math.max(this.mono, next.due);
      next.run();
      await settle();
    }
    this.mono = end;
  }

  #nextUntil(end: number): Timer | undefined {
    this.#timers = this.#timers.filter(({ owner }) => owner?.isAlive !== false);
    let next: Timer | undefined;
    for (const one of this.#timers) {
      if (one.due <= end && (next === undefined || one.due < next.due)) next = one;
    }
    return next;
  }
}
