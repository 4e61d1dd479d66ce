import { makeAutoObservable, observableRef } from 'mobx';

/** The result of a paste. */
export interface PasteSummary {
  ids: readonly string[];
  adds: number;
  changes: number;
  /** Number of rows with a problem, which were left out. */
  fails: number;
  /** These rows with a header row; empty where there are none. */
  left: string;
}

/** Rows that were left out of a paste. */
export interface SkippedRows {
  text: string;
  fails: number;
}

/** Pasted rows that are not settled yet; preserved while another view is shown. */
export class PasteResult {
  /** The text of a dialog that was closed: it need not be copied again. */
  closed = '';
  /** The newest last. */
  lefts: readonly SkippedRows[] = [];
  /** The last paste, and the version of the draft that it produced. */
  news: { done: PasteSummary; version: number } | null = null;

  constructor() {
    makeAutoObservable(this, { lefts: observableRef, news: observableRef });
  }

  get left(): SkippedRows | null {
    return this.lefts.at(-1) ?? null;
  }

  /** What the dialog opens with: the paste that was closed, else rows that were left out. */
  get waiting(): { text: string; of: SkippedRows | null } {
    return this.closed === '' && this.left
      ? { text: this.left.text, of: this.left }
      : { text: this.closed, of: null };
  }

  /** @param of - the rows that the dialog was opened with */
  close(text: string, of: SkippedRows | null): void {
    if (of) this.#replace(of, text === '' ? null : { ...of, text });
    else this.closed = text;
  }

  done(done: PasteSummary, version: number, of: SkippedRows | null): void {
    this.news = { done, version };
    const left = done.fails > 0 ? { text: done.left, fails: done.fails } : null;
    if (of) this.#replace(of, left);
    else {
      this.closed = '';
      if (left) this.lefts = [...this.lefts, left];
    }
  }

  /** Dismisses the notice; rows that were left out stay available in the dialog. */
  putAway(): void {
    this.news = null;
    this.closed ||= this.left?.text ?? '';
    this.lefts = this.lefts.slice(0, -1);
  }

  #replace(of: SkippedRows, by: SkippedRows | null): void {
    this.lefts = this.lefts.flatMap((one) => (one === of ? (by ?? []) : one));
  }
}
