import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { SaveResponse } from '../api/index.ts';

/** What the last save has done, kept beside the draft: it can be read until the next one, also after a restart. */
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

  /** A disk that has no room for it has kept what was saved: nobody is told that the save failed. */
  store(reported: SaveResponse): void {
    this.#known = reported;
    try {
      writeFileSync(`${this.#path}.new`, JSON.stringify(reported), { mode: 0o600 });
      renameSync(`${this.#path}.new`, this.#path);
    } catch {
      this.#remove();
    }
  }

  /** Another save has written since, and nobody knows what: an older one would be taken for it. */
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
