import { makeAutoObservable } from 'mobx';
import type { SentReviewResponse } from '../../api/index.ts';
import { perDraftStore } from '../draft-store/per-draft-store.ts';
import { keptTexts } from '../outbox/kept-texts.ts';

const titlePlace = 'review title';

/** What is typed about the review of the draft, also while another view is open. */
class DraftReview {
  isOpen = false;
  openedAt = new Date();
  /** It is pushed as soon as it is sent: only where the operator asks for it. */
  pushes = false;
  /** Null: the one that the change suggests. */
  name: string | null = null;
  sent: SentReviewResponse | null = null;
  /** Reviews whose place the next one takes or not, by name: those that were taken back, ticked, or no longer ticked. */
  readonly replaces = new Map<string, boolean>();
  /** The draft that was sent. */
  version: number | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  open(isOpen: boolean): void {
    if (isOpen && !this.isOpen) this.openedAt = new Date();
    this.isOpen = isOpen;
  }

  /** Null: nothing was typed. */
  get title(): string | null {
    return keptTexts.at(titlePlace);
  }

  call(title: string): void {
    keptTexts.keep(titlePlace, title);
  }

  push(pushes: boolean): void {
    this.pushes = pushes;
  }

  nameIt(name: string): void {
    this.name = name;
  }

  replace(name: string, isReplaced: boolean): void {
    this.replaces.set(name, isReplaced);
  }

  done(sent: SentReviewResponse, version: number): void {
    this.sent = sent;
    this.replaces.clear();
    this.version = version;
    this.isOpen = false;
    keptTexts.keep(titlePlace, null);
    this.name = null;
  }
}

export const draftReviewOf = perDraftStore(() => new DraftReview());
