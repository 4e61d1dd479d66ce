import { expect, test } from 'vitest';
import { actions, findActions, openView } from '../../../../console/ui/actions/actions.ts';
import { keyOf, withActions } from '../../../../console/ui/search/found.ts';

const all = [
  ...actions,
  openView({ id: 'history', title: { zh: '历史', en: 'History' } }),
  openView({ id: 'know', title: { zh: '影响', en: 'Impact' } }),
  openView({ id: 'see', title: { zh: '预览', en: 'Preview' } }),
];
const best = (text: string) => findActions(text, all).called[0]?.id;

test('an action is found by its name and other words for it, in both languages', () => {
  for (const text of ['新建页面', '新增页面', 'new page', 'New  Page', 'add page']) {
    expect([text, best(text)]).toEqual([text, 'new pages']);
  }
  expect(best('新建渠道')).toBe('new channels');
  expect(best('导出')).toBe('export channels');
  expect(best('历史')).toBe('view history');
  expect(best('计划')).toBe('view know');
  expect(best('影响')).toBe('view know');
  expect(best('撤销')).toBe('undo');
  expect(best('预览')).toBe('view see');
  for (const text of ['键盘', '快捷键', 'keyboard']) expect([text, best(text)]).toEqual([text, 'help']);
  expect(findActions('页面', all).others.map(({ id }) => id)).toContain('new pages');
  for (const text of ['', '新', '5265', '没有这个']) {
    expect(findActions(text, all)).toEqual({ called: [], others: [] });
  }
  expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
});

test('actions stand below entries that are called exactly so and above those that merely have the words', () => {
  const entry = (id: string, kind: 'page' | 'text', score: number) => ({
    ...{ kind, id, names: [], file: 'a.json', pointer: `/${id}` },
    ...{ line: 1, column: 1, score },
  });
  const keys = (entries: ReturnType<typeof entry>[], text: string) =>
    withActions(entries, findActions(text, all), text).map(keyOf);
  const [exact, near] = [entry('history', 'page', 90), entry('near', 'text', 40)];
  expect(keys([exact, near], '历史')).toEqual([
    'page a.json/history',
    'action view history',
    'text a.json/near',
  ]);
  expect(keys([near], '历史')).toEqual(['action view history', 'text a.json/near']);
  // Those that have the words somewhere come last.
  expect(keys([near], '应去')).toEqual(['text a.json/near', 'action visitorRow']);
});
