import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { SaveResponse } from '../api/index.ts';

/** The result of the last save, stored beside the draft: available until the next save, also after a restart. */
export class LastSave {
  readonly #path: string;
  #known: SaveResponse | null;

  constructor(path: string) {
    this.#path = path;
    this.#known = read(path);
  }

  get response(): SaveResponse | null {
    return this.#known;
  }

  /** Without disk space for it, the files themselves are saved all the same: the save is not reported as failed. */
  store(reported: SaveResponse): void {
    this.#known = reported;
    try {
      writeFileSync(`${this.#path}.new`, JSON.stringify(reported), { mode: 0o600 });
      renameSync(`${this.#path}.new`, this.#path);
    } catch {
      this.#remove();
    }
  }

  /** A later save has written without a report: the older one would be mistaken for it. */
  forget(): void {
    this.#known = null;
    this.#remove();
  }

  #remove(): void {
    rmSync(this.#path, { force: true });
  }
}

function read(path: string): SaveResponse | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SaveResponse;
  } catch {
    return null;
  }
}
