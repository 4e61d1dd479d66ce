type Holder = { isAlive: boolean };
interface Request {
  holder: Holder;
  begin: () => void;
}

/** Web Locks that the documents of a phone share, first come, first served; a document that ends releases its own. */
export class FakeLocks {
  readonly #held = new Map<string, Holder>();
  readonly #waiting = new Map<string, Request[]>();

  /** `navigator.locks` of a document. */
  managerOf(holder: Holder): LockManager {
    const request = (name: string, ...[given, claim]: [unknown, unknown?]) => {
      const work = (typeof given === 'function' ? given : claim) as (lock: object | null) => unknown;
      const isFree = !this.#held.has(name);
      if (typeof given !== 'function' && !isFree) return Promise.resolve(work(null));
      return this.#whenFree(name, holder).then(async () => {
        try {
          return await work({ name });
        } finally {
          if (this.#held.get(name) === holder) this.#release(name);
        }
      });
    };
    return { request } as unknown as LockManager;
  }

  end(holder: Holder): void {
    for (const [name, requests] of this.#waiting) {
      this.#waiting.set(
        name,
        requests.filter((one) => one.holder !== holder),
      );
    }
    for (const [name, one] of [...this.#held]) if (one === holder) this.#release(name);
  }

  #whenFree(name: string, holder: Holder): Promise<void> {
    if (!this.#held.has(name)) {
      this.#held.set(name, holder);
      return Promise.resolve();
    }
    return new Promise((begin) => {
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), { holder, begin }]);
    });
  }

  #release(name: string): void {
    this.#held.delete(name);
    const [next, ...others] = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, others);
    if (!next) return;
    this.#held.set(name, next.holder);
    next.begin();
  }
}
