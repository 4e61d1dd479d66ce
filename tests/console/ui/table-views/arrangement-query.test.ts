import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arrangement, ColumnFilterValue } from '../../../../console/ui/table-model/filter-and-sort.ts';
import { arrangementQuery, readArrangement } from '../../../../console/ui/table-views/arrangement-query.ts';
import { arrangementOf, KeptViews } from '../../../../console/ui/table-views/kept-views.ts';

const key = fc.constantFrom('#id', '#brand', 'title', 'brand.id', 'ads.searchAdvertiser', 'set.succ_todo');
const filter: fc.Arbitrary<ColumnFilterValue> = fc.oneof(
  fc.record({ contains: fc.string({ minLength: 1, unit: 'grapheme' }) }),
  fc.record({ is: fc.string({ unit: 'grapheme' }) }),
  fc.record({ has: fc.string({ minLength: 1, unit: 'grapheme' }) }),
);
const arrangements: fc.Arbitrary<Arrangement> = fc.record({
  text: fc.string({ unit: 'grapheme' }),
  filters: fc.array(fc.tuple(key, filter)).map((all) => new Map(all)),
  sort: fc.option(fc.record({ key, isDown: fc.boolean() })),
  columnKeys: fc.option(fc.uniqueArray(key)),
});
const asAtFirst: Arrangement = { text: '', filters: new Map(), sort: null, columnKeys: null };

describe('what is seen of a table, in an address', () => {
  it('is read back as it was', () => {
    let runs = 0;
    fc.assert(
      fc.property(arrangements, (arrangement) => {
        runs += 1;
        const query = new URLSearchParams(new URLSearchParams(arrangementQuery(arrangement)).toString());
        expect(readArrangement(query) ?? asAtFirst).toEqual(arrangement);
      }),
    );
    expect(runs).toBeGreaterThanOrEqual(100);
  });

  it('is nothing while the table is as at first, so that a link to a row leaves it as it is', () => {
    expect(arrangementQuery(asAtFirst)).toEqual({});
    expect(readArrangement(new URLSearchParams('at=5265&field=brand.id&value=x'))).toBeNull();
  });
});

/** Storage of a browser. */
function storage(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
}
const sorted: Arrangement = { ...asAtFirst, sort: { key: 'title', isDown: true } };

describe('views that an operator keeps', () => {
  it('are there again for the next page, each table with its own', () => {
    const browser = storage();
    new KeptViews('channels', browser).keep(' by title ', sorted);
    const { views } = new KeptViews('channels', browser);
    expect(views.map(({ name }) => name)).toEqual(['by title']);
    expect(views.map(arrangementOf)).toEqual([sorted]);
    expect(new KeptViews('cities', browser).views).toEqual([]);
  });

  it('a name is given once: the view of that name is replaced in its place', () => {
    const kept = new KeptViews('channels', storage());
    kept.keep('a', sorted);
    kept.keep('b', asAtFirst);
    kept.keep('a', { ...asAtFirst, text: 'x' });
    expect(kept.views.map((view) => [view.name, arrangementOf(view).text])).toEqual([
      ['a', 'x'],
      ['b', ''],
    ]);
    expect(kept.openView({ ...asAtFirst, text: 'x' })?.name).toBe('a');
    expect(kept.openView(sorted)).toBeUndefined();
  });

  it('a deleted view can be put back', () => {
    const kept = new KeptViews('channels', storage());
    kept.keep('a', sorted);
    const [view] = kept.views;
    if (!view) throw new Error('a view was kept');
    kept.delete(view);
    expect(kept.views).toEqual([]);
    kept.putBack();
    expect(kept.views).toEqual([view]);
    expect(kept.deleted).toBeNull();
  });

  it('a view that another tab has kept meanwhile stays', () => {
    const browser = storage();
    const [one, other] = [new KeptViews('channels', browser), new KeptViews('channels', browser)];
    one.keep('a', sorted);
    other.keep('b', asAtFirst);
    expect(new KeptViews('channels', browser).views.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('a browser without room says so, and the views last as long as the page', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const kept = new KeptViews('channels', full);
    kept.keep('a', sorted);
    kept.keep('b', asAtFirst);
    expect([kept.isPersisted, kept.views.map(({ name }) => name)]).toEqual([false, ['a', 'b']]);
  });

  it('what cannot be read is no view', () => {
    for (const broken of ['{', '5', '[{"name":5}]', '[null]']) {
      const browser = storage(new Map([['funnel-console-views-channels', broken]]));
      expect(new KeptViews('channels', browser).views).toEqual([]);
    }
  });
});
