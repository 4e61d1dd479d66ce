import type { Io } from '../terminal/io.ts';

/** Asks at the terminal and takes one line per question, however the lines arrive. */
export class Questions {
  readonly #io: Pick<Io, 'stdin' | 'stdout'>;
  #pieces: AsyncIterator<string> | undefined;
  #text = '';

  constructor(io: Pick<Io, 'stdin' | 'stdout'>) {
    this.#io = io;
  }

  /**
   * One answer, without white space around it.
   * @param otherwise - what an empty line or the end of the input means
   */
  async ask(question: string, otherwise: string): Promise<string> {
    this.#io.stdout(`${question}${otherwise && ` (${otherwise})`}: `);
    const line = await this.#line();
    return line.trim() || otherwise;
  }

  /** Ends the input, which would keep the process alive. */
  async end(): Promise<void> {
    await this.#pieces?.return?.();
  }

  async #line(): Promise<string> {
    this.#pieces ??= this.#io.stdin()[Symbol.asyncIterator]();
    while (!this.#text.includes('\n')) {
      const { value, done } = await this.#pieces.next();
      if (done) break;
      this.#text += value;
    }
    const end = this.#text.indexOf('\n');
    const line = end < 0 ? this.#text : this.#text.slice(0, end);
    this.#text = end < 0 ? '' : this.#text.slice(end + 1);
    return line;
  }
}
