import { makeAutoObservable } from 'mobx';
import type { DraftStore } from '../draft-store/draft-store.ts';

/** Whether the save is to be committed, and with which words: it lives on while another view is looked at. */
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

  /** What it was wanted for is saved. */
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
