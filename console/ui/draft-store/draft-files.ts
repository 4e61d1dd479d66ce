import { observable, runInAction } from 'mobx';
import type { DraftChangeResponse } from '../../api/index.ts';
import { applyPatches } from '../../edits/text-patch.ts';
import type { ApiClient } from '../client/api-client.ts';
import { ClientError } from '../client/api-error.ts';
import { type OpenFile, parseOpenFile } from './open-file.ts';

/** The texts of the draft that the page has: fetched when one is asked for, then kept up to date by patches. */
export class DraftFiles {
  readonly #client: ApiClient;
  readonly #files = observable.map<string, OpenFile>({}, { deep: false });
  readonly #loading = new Set<string>();

  constructor(client: ApiClient) {
    this.#client = client;
  }

  /** May be read while rendering; what is not there yet is fetched. */
  get(name: string): OpenFile | undefined {
    const known = this.#files.get(name);
    if (!known && !this.#loading.has(name)) void this.#load(name);
    return known;
  }

  /** @returns whether they fit the texts that are known */
  patch({ patches }: Pick<DraftChangeResponse, 'patches'>): boolean {
    try {
      runInAction(() => {
        for (const [name, own] of Object.entries(patches)) {
          const before = this.#files.get(name);
          if (before)
            this.#files.set(name, parseOpenFile(name, applyPatches(before.text, own), before.disk, before));
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
        this.#files.set(name, parseOpenFile(name, text, disk, this.#files.get(name) ?? null));
      });
    } catch (error) {
      // Asked for again by the next render; a lost connection is told elsewhere.
      if (!(error instanceof ClientError)) throw error;
    } finally {
      this.#loading.delete(name);
    }
  }
}
