import { makeAutoObservable, observableRef } from 'mobx';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'funnel-console-typed';

/**
 * Texts that are typed and not sent yet, such as a message of a save or a comment on a review, by where they are typed:
 * they stay while another view is open, and over a reload of this window.
 */
export class KeptTexts {
  all: Readonly<Record<string, string>>;
  readonly #storage: () => Storage;

  /** @param storage - of one window; to ask for it may throw */
  constructor(storage: () => Storage) {
    this.#storage = storage;
    this.all = this.#read();
    makeAutoObservable(this, { all: observableRef });
  }

  /** Null: nothing was typed there. */
  at(place: string): string | null {
    return this.all[place] ?? null;
  }

  /** @param text - null: it was sent */
  keep(place: string, text: string | null): void {
    const { [place]: _, ...others } = this.all;
    this.all = text === null ? others : { ...others, [place]: text };
    try {
      this.#storage().setItem(storageKey, JSON.stringify(this.all));
    } catch {
      // Storage is full or missing: the text is kept by this page only.
    }
  }

  #read(): Record<string, string> {
    try {
      return JSON.parse(this.#storage().getItem(storageKey) ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  }
}

export const keptTexts = new KeptTexts(() => sessionStorage);
