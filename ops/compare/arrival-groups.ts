/** The groups of a host that differs in its own landing page alone. */
export interface GroupsOfTwin {
  groups: ArrivalGroups;
  /** The arrival with the landing pages exchanged; null where only one of the hosts can have it. */
  arrival: (at: number) => number | null;
}

/**
 * The arrivals that end alike whatever the API responds, in groups: what a login or a destination leads to from there is
 * compared once for each group. The groups are the same for all visitors of two kinds of channels.
 */
export class ArrivalGroups {
  readonly #twin: GroupsOfTwin | null;
  readonly #ids = new Map<string, number>();
  /** By arrival; null: in none. */
  readonly #ofArrival: (number | null)[] = [];

  /** @param twin - arrivals that end alike there end alike here, with the landing pages exchanged */
  constructor(twin: GroupsOfTwin | null) {
    this.#twin = twin;
  }

  /** The group of an arrival; null: in none. Undefined: not {@link add added}. */
  of(arrivalAt: number): number | null | undefined {
    const known = this.#ofArrival[arrivalAt];
    if (known !== undefined || !this.#twin) return known;
    const exchanged = this.#twin.arrival(arrivalAt);
    const ofTwin = exchanged === null ? undefined : this.#twin.groups.of(exchanged);
    if (ofTwin === undefined) return undefined;
    this.add(arrivalAt, ofTwin === null ? null : `twin ${ofTwin}`);
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
