import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { SaveResponse } from '../api/index.ts';

/** The result of the last save, stored beside the draft: available until the next save, also after a restart. */
export class LastSave {
  readonly #path: string;
  #cached: SaveResponse | null;
  /** What a save has written and git is committing now: it is not left without a commit. */
  committing: readonly string[] = [];

  constructor(path: string) {
    this.#path = path;
    this.#cached = read(path);
  }

  get response(): SaveResponse | null {
    return this.#cached;
  }

  /** Without disk space for it, the files themselves are saved all the same: the save is not reported as failed. */
  store(reported: SaveResponse): void {
    this.#cached = reported;
    try {
      writeFileSync(`${this.#path}.new`, JSON.stringify(reported), { mode: 0o600 });
      renameSync(`${this.#path}.new`, this.#path);
    } catch {
      this.#remove();
    }
  }

  /** A later save has written without a report: the older one would be mistaken for it. */
  forget(): void {
    this.#cached = null;
    this.#remove();
  }

  /** A later save is writing: the report is shown until that save has its own, and no longer after a restart. */
  outdate(): void {
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
