import { makeAutoObservable, observableRef } from 'mobx';
import type { Edit, SeenValue } from '../../api/index.ts';

/** Edits of one step. */
export interface OutgoingStep {
  edits: readonly Edit[];
  /** The edits are rows pasted from a spreadsheet. */
  isPaste?: true;
  /** They revert an earlier step of this window. */
  reverts?: 'undo' | 'redo';
  /** What the operator saw at the places of the edits. */
  seen?: readonly SeenValue[];
}

/** A step that the console does not have yet. */
export interface PendingStep extends OutgoingStep {
  id: string;
}
/** The text typed into a file, and the text that it was typed over. */
export interface PendingText {
  file: string;
  over: string;
  text: string;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
interface StoredOutbox {
  steps: PendingStep[];
  texts: PendingText[];
}

const prefix = 'funnel-console-waiting';
const emptyOutbox: StoredOutbox = { steps: [], texts: [] };

/**
 * Edits that were made without a connection: they stay in the browser until the console has them, also when the page is
 * closed and another one is opened with the address of the next run.
 */
export class Outbox {
  steps: readonly PendingStep[] = [];
  texts: readonly PendingText[] = [];
  /** Whether the outbox would survive closing the page. */
  isPersisted = true;
  readonly #storage: Storage;
  #key: string | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable(this, { steps: observableRef, texts: observableRef });
  }

  get count(): number {
    return this.steps.length + this.texts.length;
  }

  /** Opens the outbox of this config; edits of earlier pages come first. */
  open(config: string): void {
    if (this.#key !== null) return;
    this.#key = `${prefix} ${config}`;
    const { steps, texts } = this.#read();
    const known = new Set(this.steps.map(({ id }) => id));
    this.steps = [...steps.filter(({ id }) => !known.has(id)), ...this.steps];
    this.texts = [...texts.filter(({ file }) => !this.texts.some((one) => one.file === file)), ...this.texts];
    this.#write();
  }

  add(step: OutgoingStep): void {
    this.steps = [...this.steps, { id: crypto.randomUUID(), ...step }];
    this.#write();
  }

  /** The console has the step, or has finally refused it. */
  drop(id: string): void {
    this.steps = this.steps.filter((one) => one.id !== id);
    this.#write();
  }

  addText(text: PendingText): void {
    this.texts = [...this.texts.filter(({ file }) => file !== text.file), text];
    this.#write();
  }

  dropText(file: string): void {
    if (!this.texts.some((one) => one.file === file)) return;
    this.texts = this.texts.filter((one) => one.file !== file);
    this.#write();
  }

  #read(): StoredOutbox {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(this.#key ?? '') ?? 'null');
      return { ...emptyOutbox, ...(stored as Partial<StoredOutbox> | null) };
    } catch {
      // Not written by this page.
      return emptyOutbox;
    }
  }

  #write(): void {
    if (this.#key === null) return;
    try {
      if (this.count === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify({ steps: this.steps, texts: this.texts }));
      this.isPersisted = true;
    } catch {
      // Storage is full or missing: the outbox exists in this page only, which asks before it is closed.
      this.isPersisted = this.count === 0;
    }
  }
}
