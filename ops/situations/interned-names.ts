/** Small integers for long names: most of the work of a plan is looking up earlier results by name. */
export class InternedNames {
  readonly #known = new Map<string, number>();

  of(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.#known.size);
    return this.#known.size - 1;
  }
}
