import { observable, runInAction } from 'mobx';
import type { MovedAnswer } from '../../api/index.ts';
import { patched } from '../../edits/text-patch.ts';
import type { Client } from '../client/api-client.ts';
import { Refused } from '../client/api-error.ts';
import { type OpenFile, openFile } from './open-file.ts';

/** The texts of the draft that the page has: fetched when one is asked for, then kept up to date by patches. */
export class DraftFiles {
  readonly #client: Client;
  readonly #files = observable.map<string, OpenFile>({}, { deep: false });
  readonly #loading = new Set<string>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** May be read while rendering; what is not there yet is fetched. */
  get(name: string): OpenFile | undefined {
    const known = this.#files.get(name);
    if (!known && !this.#loading.has(name)) void this.#load(name);
    return known;
  }

  /** @returns whether they fit the texts that are known */
  patch({ patches }: Pick<MovedAnswer, 'patches'>): boolean {
    try {
      runInAction(() => {
        for (const [name, own] of Object.entries(patches)) {
          const before = this.#files.get(name);
          if (before) this.#files.set(name, openFile(name, patched(before.text, own), before.disk, before));
        }
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Every text that is known, anew. */
  async reload(): Promise<void> {
    await Promise.all([...this.#files.keys()].map((name) => this.#load(name)));
  }

  async #load(name: string): Promise<void> {
    this.#loading.add(name);
    try {
      const { text, disk } = await this.#client.file(name);
      runInAction(() => {
        this.#files.set(name, openFile(name, text, disk, this.#files.get(name) ?? null));
      });
    } catch (error) {
      // Asked for again by the next render; a lost connection is told elsewhere.
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.#loading.delete(name);
    }
  }
}
