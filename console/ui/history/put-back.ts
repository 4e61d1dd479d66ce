import { makeAutoObservable, runInAction, when } from 'mobx';
import { orderKey } from '../../../ops/edits/units.ts';
import type { RevertPastRequest } from '../../api/index.ts';
import { type Names, valueNamed } from '../../history/place.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { perDraftStore } from '../draft-store/per-draft-store.ts';

/** Where something was put back; no names: the whole file. */
export interface PutBackPlace {
  file: string;
  names: Names;
}

interface Mark {
  /** The draft right after it. */
  version: number;
  places: readonly PutBackPlace[];
  /** What stood there then; null until the texts are here. */
  values: string | null;
}

/** What was put back from past saves: each says so until something else stands there. */
class PutBacks {
  readonly #draftStore: DraftStore;
  readonly marks = new Map<string, Mark>();

  constructor(draftStore: DraftStore) {
    this.#draftStore = draftStore;
    makeAutoObservable<this, '#draftStore'>(this, { '#draftStore': false });
  }

  done(request: RevertPastRequest, places: readonly PutBackPlace[]): void {
    const key = JSON.stringify(request);
    const { version } = this.#draftStore;
    this.marks.set(key, { version, places, values: null });
    when(
      () => this.#valuesAt(places) !== null,
      () => this.#keep(key, { version, places, values: this.#valuesAt(places) }),
    );
  }

  #keep(key: string, mark: Mark): void {
    if (this.marks.get(key)?.version !== mark.version) return;
    runInAction(() => this.marks.set(key, mark));
  }

  /** `last` is the newest step, which undo takes back. Null: it was not put back, or is something else by now. */
  stateOf(request: RevertPastRequest): 'last' | 'unsaved' | 'saved' | null {
    const mark = this.marks.get(JSON.stringify(request));
    if (!mark) return null;
    if (mark.version === this.#draftStore.version) return 'last';
    const { places, values } = mark;
    if (values !== null && this.#valuesAt(places) !== values) return null;
    return values !== null && this.#valuesAt(places, true) === values ? 'saved' : 'unsaved';
  }

  #valuesAt(places: readonly PutBackPlace[], onDisk = false): string | null {
    const values: unknown[] = [];
    for (const { file, names } of places) {
      const open = this.#draftStore.file(file);
      if (!open) return null;
      // The order of rows is seen in the rows.
      const own = names.at(-1) === orderKey ? names.slice(0, -1) : names;
      values.push(valueNamed(onDisk ? diskValue(open) : open.value, own) ?? null);
    }
    return JSON.stringify(values);
  }
}

export const putBacksOf = perDraftStore((draftStore) => new PutBacks(draftStore));
