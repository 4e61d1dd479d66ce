import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangedMeanwhile, OpenWindow } from '../../api/index.ts';
import type { OutgoingStep } from './outbox.ts';

/** A step that was not written, because somebody else had changed the same places while it was being typed. */
export interface Collision {
  id: string;
  step: OutgoingStep;
  places: readonly ChangedMeanwhile[];
  /** Typed in a window that is closed. */
  isOfClosed?: true;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'funnel-console-collisions';

/**
 * Steps that collided with those of others, until the operator has chosen: they stay in the browser, like edits that
 * wait for a connection. Those of a window that is closed are shown by the open one with the smallest number.
 */
export class Collisions {
  /** Of this window. */
  own: readonly Collision[] = [];
  /** Of windows that are closed; empty where another window shows them. */
  left: readonly Collision[] = [];
  readonly #storage: Storage;
  #config: string | null = null;
  #window: string | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable(this, { own: observableRef, left: observableRef });
  }

  get all(): readonly Collision[] {
    return [...this.own, ...this.left];
  }

  /** Opens those of this config; what collided before the config was known stays. */
  open(config: string): void {
    if (this.#config !== null) return;
    this.#config = config;
    this.#readOwn();
  }

  /** Opens those of this window, once it has its id. */
  entered(window: string): void {
    if (this.#window === window) return;
    this.#window = window;
    this.#readOwn();
  }

  /** Shows what closed windows have left, as long as no window with a smaller number does. */
  follow(windows: readonly OpenWindow[]): void {
    const [first] = [...windows].sort((one, other) => one.number - other.number);
    const isFirst = this.#window !== null && first?.window === this.#window;
    const open = new Set(windows.map(({ window }) => this.#keyOf(window)));
    const keys = isFirst ? this.#keys().filter((key) => !open.has(key)) : [];
    this.left = keys.flatMap((key) => this.#read(key)).map((one) => ({ ...one, isOfClosed: true }));
  }

  add(step: OutgoingStep, places: readonly ChangedMeanwhile[]): void {
    // Of one place the last text counts: it contains what was typed before.
    const keys = new Set(places.map(keyOf));
    const isReplaced = (one: Collision) => one.places.every((place) => keys.has(keyOf(place)));
    this.own = [...this.own.filter((one) => !isReplaced(one)), { id: crypto.randomUUID(), step, places }];
    this.#writeOwn();
  }

  drop(id: string): void {
    this.own = this.own.filter((one) => one.id !== id);
    this.#writeOwn();
    if (!this.left.some((one) => one.id === id)) return;
    this.left = this.left.filter((one) => one.id !== id);
    for (const key of this.#keys()) {
      const before = this.#read(key);
      const after = before.filter((one) => one.id !== id);
      if (after.length < before.length) this.#write(key, after);
    }
  }

  #keyOf = (window: string): string => `${prefix} ${this.#config} ${window}`;

  /** The keys of every window of this config. */
  #keys(): string[] {
    if (this.#config === null) return [];
    const all = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at) ?? '');
    return all.filter((key) => key.startsWith(this.#keyOf('')));
  }

  #readOwn(): void {
    if (this.#config === null || this.#window === null) return;
    const known = new Set(this.own.map(({ id }) => id));
    const stored = this.#read(this.#keyOf(this.#window)).filter(({ id }) => !known.has(id));
    this.own = [...stored, ...this.own];
    this.#writeOwn();
  }

  #writeOwn(): void {
    if (this.#config !== null && this.#window !== null) this.#write(this.#keyOf(this.#window), this.own);
  }

  #read(key: string): Collision[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? (stored as Collision[]) : [];
    } catch {
      // Not written by this page.
      return [];
    }
  }

  #write(key: string, collisions: readonly Collision[]): void {
    try {
      if (collisions.length === 0) this.#storage.removeItem(key);
      else this.#storage.setItem(key, JSON.stringify(collisions));
    } catch {
      // Storage is full or missing: they exist in this page only.
    }
  }
}

const keyOf = ({ file, path }: ChangedMeanwhile): string => JSON.stringify([file, ...path]);
