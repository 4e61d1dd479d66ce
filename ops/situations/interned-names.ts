/** Short names for long ones: most of the work is looking up what was found before. */
export class InternedNames {
  readonly #known = new Map<string, number>();

  of(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.#known.size);
    return this.#known.size - 1;
  }
}
