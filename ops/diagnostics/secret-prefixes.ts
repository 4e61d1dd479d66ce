/** The secrets that begin alike: a prefix tree, of which only the visited part is built. */
export class SecretPrefix {
  readonly depth: number;
  /** The longest first; each once. */
  readonly #secrets: readonly string[];
  #next: ReadonlyMap<string, SecretPrefix> | undefined;

  constructor(secrets: readonly string[], depth = 0) {
    this.#secrets = secrets;
    this.depth = depth;
  }

  /** The longest secret that begins so. */
  get longest(): string {
    return this.#secrets[0] ?? '';
  }

  /** Whether the prefix is a whole secret. */
  get isWhole(): boolean {
    return this.#secrets.at(-1)?.length === this.depth;
  }

  /** The prefix that is longer by this character; undefined where no secret continues so. */
  with(char: string): SecretPrefix | undefined {
    this.#next ??= this.#split();
    return this.#next.get(char);
  }

  #split(): Map<string, SecretPrefix> {
    const byChar = new Map<string, string[]>();
    for (const secret of this.#secrets) {
      const char = secret[this.depth];
      if (char === undefined) continue;
      const same = byChar.get(char);
      if (same) same.push(secret);
      else byChar.set(char, [secret]);
    }
    return new Map([...byChar].map(([char, same]) => [char, new SecretPrefix(same, this.depth + 1)]));
  }
}
