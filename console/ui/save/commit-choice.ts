import { makeAutoObservable } from 'mobx';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { keptTexts } from '../outbox/kept-texts.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'funnel-console-commits';
const messagePlace = 'save message';

/**
 * Whether the save is committed, and with which message: preserved while another view is open, and over a reload. Whether
 * is the last choice in this browser for this config; nobody who has not ticked it commits.
 */
export class CommitWish {
  isWanted: boolean;
  readonly #storage: Storage;
  readonly #key: string;

  constructor(storage: Storage, config: string) {
    this.#storage = storage;
    this.#key = `${prefix} ${config}`;
    this.isWanted = this.#isRemembered();
    makeAutoObservable(this);
  }

  want(isWanted: boolean): void {
    this.isWanted = isWanted;
    try {
      if (isWanted) this.#storage.setItem(this.#key, 'yes');
      else this.#storage.removeItem(this.#key);
    } catch {
      // Storage is full or missing: the choice is that of this page only.
    }
  }

  get message(): string {
    return keptTexts.at(messagePlace) ?? '';
  }

  say(message: string): void {
    keptTexts.keep(messagePlace, message);
  }

  /** The save is done: the next one is another change. */
  done(): void {
    keptTexts.keep(messagePlace, null);
  }

  #isRemembered(): boolean {
    try {
      return this.#storage.getItem(this.#key) === 'yes';
    } catch {
      return false;
    }
  }
}

const wishes = new WeakMap<DraftStore, CommitWish>();

/** Of the config that is open, which is known by the time a save can be made. */
export function commitChoiceOf(draftStore: DraftStore): CommitWish {
  const wish = wishes.get(draftStore) ?? new CommitWish(localStorage, draftStore.state?.config ?? '');
  if (draftStore.state) wishes.set(draftStore, wish);
  return wish;
}
