import { expect, test } from 'vitest';
import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { editedParts } from '../../../ops/edit-wording/edited-parts.ts';
import { displayNames, flagNames } from '../../harness/display-names.ts';

const names = displayNames({
  routes: { downloadPage: '下载应用', login: '登录' },
  outcomes: { loggedIn: '登录' },
  flags: flagNames({ fail_todo: ['login', 'login', 'login', 'downloadPage'] }),
});
const partsOf = (path: string, before: unknown, after: unknown, language: 'zh' | 'en' = 'zh') =>
  editedParts({ path: path.split(' '), before, after }, { names, language, file: () => undefined })?.map(
    ({ label, before: was, after: is }) => [label[language], was, is],
  );

test('an added row is described by labelled conditions, destination and note', () => {
  const row = {
    id: 'to-form',
    note: '给同事',
    when: {
      'route.kind': ['entry', 'index'],
      fail_todo: 3,
      outcome: { not: 'loggedIn' },
      'session.token': true,
      channel: null,
    },
    do: ['clearToken'],
    go: 'downloadPage',
  };
  expect(partsOf('navigation rules to-form', undefined, row)).toEqual([
    ['备注', undefined, '给同事'],
    ['条件 · 路由类别', undefined, '落地页（entry）、首页落地页（index）'],
    ['条件 · 失败去向', undefined, '下载应用（3）'],
    ['条件 · 页面刚刚完成的结果', undefined, '不是“登录”'],
    ['条件 · 已登录', undefined, '是'],
    ['条件 · 渠道号', undefined, '没有'],
    ['另外做的事', undefined, '清除令牌'],
    ['去向', undefined, '下载应用（downloadPage）'],
  ]);
  expect(partsOf('navigation rules to-form', undefined, { go: 'login' }, 'en')).toEqual([
    ['destination', undefined, '登录 (login)'],
  ]);
});

test('a row with several changed parts is described part by part, and a single value has no parts', () => {
  const [was, is] = [
    { id: 'a', when: { route: 'login' }, go: 'login' },
    { id: 'a', when: { route: 'downloadPage' }, go: 'login', note: 'x' },
  ];
  expect(partsOf('navigation rules a', was, is)).toEqual([
    ['条件 · 当前路由', '登录（login）', '下载应用（downloadPage）'],
    ['备注', undefined, 'x'],
  ]);
  expect(partsOf('navigation rules a when', was.when, { route: ['login', 'other'] })).toEqual([
    ['条件 · 当前路由', '登录（login）', '登录（login）、other'],
  ]);
  expect(partsOf('navigation rules a go', 'login', 'other')).toBeUndefined();
});

test('an added city is described by its name and its aliases', () => {
  const edit = { path: ['cities', 'cities', '宁波'], before: undefined, after: { aliases: ['宁波市'] } };
  const location = { file: 'definitions/cities.json', line: 1, column: 1, side: 'after' } as const;
  const turn = editedEntry({ ...edit, ...location, what: '', kind: 'added' }, names);
  expect([turn?.kind, turn?.id, turn?.names]).toEqual(['city', '宁波', null]);
  expect(turn?.fields.map(({ label, after }) => [label.zh, after])).toEqual([
    ['接口可能返回的其他写法', ['宁波市']],
  ]);
});

test('a value of a closed list has the field whose schema names it', () => {
  const route = { path: '/autumn', page: 'autumn', kind: 'index', on: 'everyHost' };
  const parts = editedParts(
    { path: ['routes', 'routes', 'autumn'], before: undefined, after: route },
    { names, language: 'zh', file: () => undefined },
  );
  const named = parts?.map(({ key, after, field }) => [
    key,
    field?.choiceNames?.get(String(after))?.label.zh ?? null,
  ]);
  expect(named).toEqual([
    ['path', null],
    ['page', null],
    ['kind', '首页落地页'],
    ['on', '每个站点'],
  ]);
});
