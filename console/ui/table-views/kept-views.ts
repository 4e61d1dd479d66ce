import { makeAutoObservable, observableRef } from 'mobx';
import type { Arrangement } from '../table-model/filter-and-sort.ts';
import { arrangementQuery, readArrangement } from './arrangement-query.ts';

/** An arrangement of a table under a name. */
export interface KeptView {
  name: string;
  /** As an address has it. */
  query: string;
}

export const longestName = 40;
const storageKeyOf = (table: string) => `funnel-console-views-${table}`;

const queryText = (arrangement: Arrangement): string =>
  new URLSearchParams(arrangementQuery(arrangement)).toString();

const asAtFirst: Arrangement = { text: '', filters: new Map(), sort: null, columnKeys: null };

/** The views of one table that this operator keeps, in the browser; in the order in which they were kept. */
export class KeptViews {
  views: readonly KeptView[];
  /** The one that was deleted last: it can be put back. */
  deleted: KeptView | null = null;
  /** Whether the views would survive closing the page. */
  isPersisted = true;
  readonly #key: string;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(table: string, storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#key = storageKeyOf(table);
    this.#storage = storage;
    this.views = this.#read();
    makeAutoObservable(this, { views: observableRef, deleted: observableRef });
  }

  /** The view whose arrangement this is. */
  openView(arrangement: Arrangement): KeptView | undefined {
    const query = queryText(arrangement);
    return this.views.find((one) => one.query === query);
  }

  named(name: string): KeptView | undefined {
    return this.views.find((one) => one.name === name.trim());
  }

  /** Replaces the view of the same name. */
  keep(name: string, arrangement: Arrangement): void {
    this.#add({ name: name.trim(), query: queryText(arrangement) });
  }

  delete(view: KeptView): void {
    this.deleted = view;
    this.#write(this.#read().filter(({ name }) => name !== view.name));
  }

  putBack(): void {
    if (this.deleted) this.#add(this.deleted);
  }

  #add(view: KeptView): void {
    if (this.deleted?.name === view.name) this.deleted = null;
    const before = this.#read();
    const isNew = !before.some(({ name }) => name === view.name);
    this.#write(isNew ? [...before, view] : before.map((one) => (one.name === view.name ? view : one)));
  }

  /** Another tab may have kept one meanwhile. */
  #read(): readonly KeptView[] {
    return this.isPersisted ? readViews(this.#storage.getItem(this.#key)) : this.views;
  }

  #write(views: readonly KeptView[]): void {
    this.views = views;
    try {
      this.#storage.setItem(this.#key, JSON.stringify(views));
    } catch {
      this.isPersisted = false;
    }
  }
}

export const arrangementOf = ({ query }: Pick<KeptView, 'query'>): Arrangement =>
  readArrangement(new URLSearchParams(query)) ?? asAtFirst;

/** What cannot be read is no view. */
function readViews(stored: string | null): KeptView[] {
  try {
    const views: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (value: unknown): value is KeptView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';
