import { makeAutoObservable, observableRef } from 'mobx';
import type { Text } from '../../api/index.ts';

/** What the draft had around a field when it refused a text: by this the field is known again, or is known to be gone. */
export interface FieldMark {
  isWritten: boolean;
  /** The kinds of what it stands in: with another kind, such as another action of a button, it is another field. */
  kinds: string;
  /** The item of a list that it stands in, where no id names that: its number may be another item's by now. */
  item?: unknown;
}

/** A text that was typed into a field and is no value of it. */
export interface RefusedText {
  text: string;
  /** What the draft had when it was typed. */
  over: string;
  /** How many of the names of its place lead to the entry or item whose field it is: without that the text is of no use. */
  owner?: number;
  /** What tells whether its field is still there. */
  mark?: FieldMark;
  /** Null where the field finds the reason itself. */
  fault: { fault: Text; candidates?: readonly string[] } | null;
}

/** Where it was typed: the ids of the items of lists in place of their numbers, because items move. */
export type RefusedPlace = readonly [file: string, ...names: string[]];

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
type All = ReadonlyMap<string, RefusedText>;

const prefix = 'funnel-console-refused';

/**
 * Texts that the fields of forms have refused: they stay until they are corrected or discarded, also while another view
 * is open, and over a reload of this window.
 */
export class RefusedTexts {
  all: All = new Map();
  readonly #storage: () => Storage;
  #key: string | null = null;

  /** @param storage - of one window; to ask for it may throw */
  constructor(storage: () => Storage) {
    this.#storage = storage;
    makeAutoObservable(this, { all: observableRef });
  }

  /** Opens those of this config; what was refused before the config was known counts. */
  open(config: string): void {
    if (this.#key !== null) return;
    this.#key = `${prefix} ${config}`;
    this.#set(new Map([...this.#read(this.#key), ...this.all]));
  }

  at(place: RefusedPlace): RefusedText | null {
    return this.all.get(JSON.stringify(place)) ?? null;
  }

  /** The keys directly below a place at which or below which a text was refused. */
  keysBelow(place: RefusedPlace): string[] {
    const keys = [...this.all.keys()].flatMap((key) => {
      const own = JSON.parse(key) as string[];
      return place.every((name, at) => own[at] === name) ? own.slice(place.length, place.length + 1) : [];
    });
    return [...new Set(keys)];
  }

  keep(place: RefusedPlace, refused: RefusedText): void {
    this.#set(new Map([...this.all, [JSON.stringify(place), refused]]));
  }

  drop(place: RefusedPlace): void {
    const left = new Map(this.all);
    if (left.delete(JSON.stringify(place))) this.#set(left);
  }

  /** Drops those at a place and below it: what had the fields is taken out. */
  dropBelow(place: RefusedPlace): void {
    const isLeft = (key: string) => {
      const own = JSON.parse(key) as string[];
      return place.some((name, at) => own[at] !== name);
    };
    this.#set(new Map([...this.all].filter(([key]) => isLeft(key))));
  }

  /** @param files - left out: those of all files */
  discard(files?: readonly string[]): void {
    const isLeft = (key: string) =>
      files !== undefined && !files.includes((JSON.parse(key) as string[])[0] ?? '');
    this.#set(new Map([...this.all].filter(([key]) => isLeft(key))));
  }

  #set(all: All): void {
    this.all = all;
    if (this.#key === null) return;
    try {
      if (all.size === 0) this.#storage().removeItem(this.#key);
      else this.#storage().setItem(this.#key, JSON.stringify([...all]));
    } catch {
      // Storage is full or missing: they exist in this page only.
    }
  }

  #read(key: string): All {
    try {
      const stored: unknown = JSON.parse(this.#storage().getItem(key) ?? '[]');
      return new Map(Array.isArray(stored) ? (stored as [string, RefusedText][]) : []);
    } catch {
      // Not written by this page.
      return new Map();
    }
  }
}
