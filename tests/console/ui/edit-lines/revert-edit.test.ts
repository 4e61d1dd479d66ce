import { describe, expect, it } from 'vitest';
import { revertEdit } from '../../../../console/ui/edit-lines/revert-edit.ts';
import { revertLabel } from '../../../../console/ui/edit-lines/revert-label.ts';
import type { ReportedEdit } from '../../../../ops/edits/reported-edit.ts';
import type { LabelSource } from '../../../../ops/wording/labels.ts';

const base = { file: 'brands.json', line: 1, column: 1, side: 'after' as const, what: '' };
const path = ['brands', 'brands', 'money-lending', 'theme', 'primary'];
const brands = { brands: { 'money-lending': { logo: '/new.svg', theme: { primary: '#111111' } } } };
const own = { file: 'brands.json', path: path.slice(1) };

describe('revertEdit', () => {
  it('writes the old value, and preserves other edits', () => {
    const edit = { ...base, path, kind: 'changed' as const, before: '#0b6b57', after: '#111111' };
    expect(revertEdit(edit, brands, brands)).toEqual({ do: 'set', ...own, value: '#0b6b57' });
  });

  it('removes what was added, and restores what was removed', () => {
    const added = { ...base, path, kind: 'added' as const, before: undefined, after: '#111111' };
    expect(revertEdit(added, brands, brands)).toEqual({ do: 'remove', ...own, prune: true });
    const removed = { ...base, path, kind: 'removed' as const, before: '#0b6b57', after: undefined };
    expect(revertEdit(removed, { brands: { 'money-lending': { theme: {} } } }, brands)).toEqual({
      ...{ do: 'set', ...own, value: '#0b6b57' },
    });
  });

  it('returns null where the draft has changed again, or no key leads to the value', () => {
    const edit = { ...base, path, kind: 'changed' as const, before: '#0b6b57', after: '#222222' };
    expect(revertEdit(edit, brands, brands)).toBe(null);
    const whole = { ...base, path: ['pages', 'login'], kind: 'changed' as const, before: 1, after: 2 };
    expect(revertEdit(whole, 2, 1)).toBe(null);
    const order = { ...base, path: ['routes', 'routes', '(order)'], kind: 'moved' as const };
    const routes = { routes: { a: 1, b: 2 } };
    expect(revertEdit({ ...order, before: ['b', 'a'], after: ['a', 'b'] }, routes, routes)).toBe(null);
  });
});

describe('revertEdit of a list row', () => {
  const file = 'definitions/destinations.json';
  const rows = (...all: object[]) => ({ success: { rules: all } });
  const [a, b, c] = [
    { id: 'a', when: {}, go: 'one' },
    { id: 'b', go: 'two' },
    { id: 'c', go: 'three' },
  ];
  const disk = rows(a, b, c);
  const edit = (
    kind: ReportedEdit['kind'],
    path: string[],
    before: unknown,
    after: unknown,
  ): ReportedEdit => ({
    ...{ ...base, file, kind, before, after },
    path: ['destinations', 'success', 'rules', ...path],
  });

  it('finds the row by its id, at any position', () => {
    const draft = rows(b, c, { ...a, go: 'other' });
    const back = revertEdit(edit('changed', ['a', 'go'], 'one', 'other'), draft, disk);
    expect(back).toEqual({ do: 'set', file, path: ['success', 'rules', 2, 'go'], value: 'one' });
    expect(revertEdit(edit('changed', ['a', 'go'], 'one', 'another'), draft, disk)).toBe(null);
    expect(revertEdit(edit('changed', ['gone', 'go'], 'one', 'other'), draft, disk)).toBe(null);
  });

  it('removes an added part with its new parents, and preserves the existing ones', () => {
    const draft = rows({ ...a, when: { route: 'x' }, note: 'n' }, { ...b, when: { route: 'x' } }, c);
    const takesOut = (path: string[], value: unknown) =>
      revertEdit(edit('changed', path, undefined, value), draft, disk);
    const at = (...path: (string | number)[]) => ({
      do: 'remove',
      file,
      path: ['success', 'rules', ...path],
    });
    expect(takesOut(['a', 'note'], 'n')).toEqual(at(0, 'note'));
    expect(takesOut(['a', 'when', 'route'], 'x')).toEqual(at(0, 'when', 'route'));
    expect(takesOut(['b', 'when', 'route'], 'x')).toEqual({ ...at(1, 'when', 'route'), prune: true });
  });

  it('removes an added row, and restores a removed one after its predecessor', () => {
    const added = { id: 'd', go: 'four' };
    const draft = rows(added, a, c);
    const gone = revertEdit(edit('removed', ['b'], b, undefined), draft, disk);
    expect(gone).toEqual({ do: 'insert', file, path: ['success', 'rules', 2], value: b });
    const out = revertEdit(edit('added', ['d'], undefined, added), draft, disk);
    expect(out).toEqual({ do: 'remove', file, path: ['success', 'rules', 0] });
    const first = revertEdit(edit('removed', ['a'], a, undefined), rows(b, c), disk);
    expect(first).toEqual({ do: 'insert', file, path: ['success', 'rules', 0], value: a });
  });

  it('restores the order of rows, and keeps a new one in its position', () => {
    const added = { id: 'd', go: 'four' };
    const back = revertEdit(edit('moved', ['(order)'], [], []), rows(c, added, a, b), disk);
    expect(back).toEqual({ do: 'set', file, path: ['success', 'rules'], value: [a, added, b, c] });
    expect(revertEdit(edit('moved', ['(order)'], [], []), disk, disk)).toBe(null);
  });

  it('finds a part of a page or a form in its file', () => {
    const page = { ...base, file: 'definitions/pages/city.json', path: ['pages', 'city', 'title'] };
    const changed = { ...page, kind: 'changed' as const, before: '旧', after: '新' };
    expect(revertEdit(changed, { title: '新' }, { title: '旧' })).toEqual({
      ...{ do: 'set', file: page.file, path: ['title'], value: '旧' },
    });
  });
});

describe('the label of the revert button', () => {
  const source = { language: 'zh', names: null, file: () => undefined } as unknown as LabelSource;
  const reported = (path: string[], after: unknown) =>
    ({ file: 'channels.json', kind: 'added', path, before: undefined, after }) as unknown as ReportedEdit;
  const out = (path: (string | number)[]) => ({ do: 'remove', file: 'channels.json', path }) as const;

  it('never suggests removing an entry of which only a field was set, and names what it removes', () => {
    const own = ['channels', '683', 'title'];
    const { label, title } = revertLabel(reported(['channels', ...own], '键盘标题一'), out(own), source);
    expect([label, title]).toEqual(['恢复原值', '去掉页面标题“键盘标题一”']);
  });

  it('says remove for a new entry and a new row', () => {
    const entry = ['channels', '9901'];
    expect(revertLabel(reported(['channels', ...entry], {}), out(entry), source).label).toBe('删除这项新增');
    const row = revertLabel(reported(['navigation', 'rules', 'new-row'], {}), out(['rules', 0]), source);
    expect([row.label, row.title]).toEqual(['删除这项新增', '']);
    const key = revertLabel(
      reported(['navigation', 'rules', 'row', 'then'], 1),
      out(['rules', 0, 'then']),
      source,
    );
    expect(key.label).toBe('恢复原值');
  });
});
