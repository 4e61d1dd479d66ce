/**
 * The arrivals that end alike whatever the API responds, in groups: what a login or a destination leads to from there is
 * compared once for each group. The groups are the same for all visitors of two kinds of channels.
 */
export class ArrivalGroups {
  readonly #ids = new Map<string, number>();
  /** By arrival; null: in none. */
  readonly #ofArrival: (number | null)[] = [];

  /** The group of an arrival; null: in none. Undefined: not {@link add added}. */
  of(arrivalAt: number): number | null | undefined {
    return this.#ofArrival[arrivalAt];
  }

  /** @param key - equal for the arrivals of a group; null for one that is in none */
  add(arrivalAt: number, key: string | null): void {
    this.#ofArrival[arrivalAt] = key === null ? null : this.#idOf(key);
  }

  #idOf(key: string): number {
    const known = this.#ids.get(key) ?? this.#ids.size;
    this.#ids.set(key, known);
    return known;
  }
}
