import { makeAutoObservable } from 'mobx';
import type { DraftStore } from '../draft-store/draft-store.ts';

/** Whether the save is committed, and with which message: preserved while another view is open. */
class CommitWish {
  isWanted = false;
  message = '';

  constructor() {
    makeAutoObservable(this);
  }

  want(isWanted: boolean): void {
    this.isWanted = isWanted;
  }

  say(message: string): void {
    this.message = message;
  }

  /** The save is done. */
  done(): void {
    this.isWanted = false;
    this.message = '';
  }
}

const wishes = new WeakMap<DraftStore, CommitWish>();

export function commitChoiceOf(draftStore: DraftStore): CommitWish {
  const wish = wishes.get(draftStore) ?? new CommitWish();
  wishes.set(draftStore, wish);
  return wish;
}
