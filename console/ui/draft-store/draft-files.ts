import { observable, runInAction } from 'mobx';
import type { DraftChangeResponse } from '../../api/index.ts';
import { applyPatches } from '../../edits/text-patch.ts';
import type { ApiClient } from '../client/api-client.ts';
import { ClientError } from '../client/api-error.ts';
import { type OpenFile, parseOpenFile } from './open-file.ts';
import type { SeenValues } from './seen-values.ts';

/** The texts of the draft that the page holds: fetched on first use, then updated by patches. */
export class DraftFiles {
  readonly #client: ApiClient;
  readonly #seen: SeenValues;
  readonly #files = observable.map<string, OpenFile>({}, { deep: false });
  readonly #loading = new Set<string>();
  /** Those that this page has edited, which may be newer than the state. */
  readonly #edited = new Set<string>();

  constructor(client: ApiClient, seen: SeenValues) {
    this.#client = client;
    this.#seen = seen;
  }

  /**
   * May be called while rendering; a missing text is fetched.
   * @param isThere - whether the draft has the file: one of a review or of an earlier save may be missing in it
   */
  get(name: string, isThere: () => boolean): OpenFile | undefined {
    const known = this.#files.get(name);
    if (known || this.#loading.has(name)) return known;
    if (this.#edited.has(name) || isThere()) void this.#load(name);
    return undefined;
  }

  /** @returns whether the patches fit the current texts */
  patch({ patches }: Pick<DraftChangeResponse, 'patches'>): boolean {
    for (const name of Object.keys(patches)) this.#edited.add(name);
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

  /** Fetches every loaded text again. */
  async reload(): Promise<void> {
    await Promise.all([...this.#files.keys()].map((name) => this.#load(name)));
  }

  async #load(name: string): Promise<void> {
    this.#loading.add(name);
    try {
      const { text, disk, defaultText } = await this.#client.file(name);
      runInAction(() => {
        const before = this.#files.get(name) ?? null;
        const after = parseOpenFile(name, text, disk, before, defaultText);
        if (before && before.text !== text) this.#seen.changed(name, before.value, after.value);
        this.#files.set(name, after);
      });
    } catch (error) {
      // The next render fetches it again; the frame reports a lost connection.
      if (!(error instanceof ClientError)) throw error;
    } finally {
      this.#loading.delete(name);
    }
  }
}
