/**
 * A read that its callers share: one runs at a time, and nobody gets an answer that began before they asked. However many
 * ask while it runs, one more read answers them all: callers that repeat a slow read would pile up and slow it further.
 */
export class SharedRead<T> {
  readonly #read: () => Promise<T>;
  #underway: Promise<T> | null = null;
  #following: Promise<T> | null = null;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  ask = (): Promise<T> => {
    if (!this.#underway) {
      this.#underway = this.#read().finally(() => {
        this.#underway = null;
      });
      return this.#underway;
    }
    const follow = () => {
      this.#following = null;
      return this.ask();
    };
    this.#following ??= this.#underway.then(follow, follow);
    return this.#following;
  };
}
