import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangedMeanwhile } from '../../api/index.ts';
import type { OutgoingStep } from './outbox.ts';

/** A step that was not written, because somebody else had changed the same places while it was being typed. */
export interface Collision {
  id: string;
  step: OutgoingStep;
  places: readonly ChangedMeanwhile[];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'funnel-console-collisions';

/**
 * Steps that collided with those of others, until the operator has chosen: they stay in the browser, like edits that
 * wait for a connection.
 */
export class Collisions {
  all: readonly Collision[] = [];
  readonly #storage: Storage;
  #key: string | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable(this, { all: observableRef });
  }

  /** Opens those of this config and this window; what collided before the config was known stays. */
  open(config: string): void {
    if (this.#key !== null) return;
    this.#key = `${prefix} ${config}`;
    this.all = [...this.#read(), ...this.all];
    this.#write();
  }

  add(step: OutgoingStep, places: readonly ChangedMeanwhile[]): void {
    // Of one place the last text counts: it contains what was typed before.
    const keys = new Set(places.map(keyOf));
    const isReplaced = (one: Collision) => one.places.every((place) => keys.has(keyOf(place)));
    this.all = [...this.all.filter((one) => !isReplaced(one)), { id: crypto.randomUUID(), step, places }];
    this.#write();
  }

  drop(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.#write();
  }

  #read(): Collision[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(this.#key ?? '') ?? '[]');
      return Array.isArray(stored) ? (stored as Collision[]) : [];
    } catch {
      // Not written by this page.
      return [];
    }
  }

  #write(): void {
    if (this.#key === null) return;
    try {
      if (this.all.length === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify(this.all));
    } catch {
      // Storage is full or missing: they exist in this page only.
    }
  }
}

const keyOf = ({ file, path }: ChangedMeanwhile): string => JSON.stringify([file, ...path]);
