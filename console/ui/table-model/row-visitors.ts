import { makeAutoObservable, observableRef } from 'mobx';
import type { DerivedColumn } from './table-kind.ts';

/** The visitors a day of the rows of a table, as far as traffic.csv knows them. */
export class RowVisitors {
  /** By id; null where nothing is known of any row, and the table has no column of them. */
  perDay: ReadonlyMap<string, number> | null = null;

  constructor() {
    makeAutoObservable(this, { perDay: observableRef });
  }

  set(perDay: ReadonlyMap<string, number> | null): void {
    this.perDay = perDay;
  }

  get columns(): DerivedColumn[] {
    const { perDay } = this;
    if (!perDay || perDay.size === 0) return [];
    return [
      {
        key: '#visitors',
        head: { zh: '访客/天', en: 'Visitors a day' },
        about: {
          zh: '来自 traffic.csv；空白表示那里没有',
          en: 'From traffic.csv; empty where it has none',
        },
        width: 110,
        isNumber: true,
        textOf: ({ id }) => String(perDay.get(id) ?? ''),
      },
    ];
  }
}
