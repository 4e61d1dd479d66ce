import { expect, test } from 'vitest';
import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { editedParts } from '../../../ops/edit-wording/edited-parts.ts';

const names = {
  routes: { downloadPage: '下载应用', login: '登录' },
  outcomes: { loggedIn: '登录' },
  refused: [],
  flags: { input_form: [], succ_todo: [], fail_todo: ['login', 'login', 'login', 'downloadPage'] },
};
const told = (path: string, before: unknown, after: unknown, language: 'zh' | 'en' = 'zh') =>
  editedParts({ path: path.split(' '), before, after }, { names, language, file: () => undefined })?.map(
    ({ label, before: was, after: is }) => [label[language], was, is],
  );

test('a row that is new is told by its conditions, where it leads and its note, each by what it is called', () => {
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
  expect(told('navigation rules to-form', undefined, row)).toEqual([
    ['备注', undefined, '给同事'],
    ['条件 · 路由类别', undefined, 'entry、index'],
    ['条件 · 失败去向', undefined, '下载应用（3）'],
    ['条件 · 页面刚刚完成的结果', undefined, '不是“登录”'],
    ['条件 · 已登录', undefined, '是'],
    ['条件 · 渠道号', undefined, '无'],
    ['另外做的事', undefined, '清除令牌'],
    ['去向', undefined, '下载应用（downloadPage）'],
  ]);
  expect(told('navigation rules to-form', undefined, { go: 'login' }, 'en')).toEqual([
    ['destination', undefined, '登录 (login)'],
  ]);
});

test('of a row that has changed in several parts each part that differs is told, and of a value nothing is', () => {
  const [was, is] = [
    { id: 'a', when: { route: 'login' }, go: 'login' },
    { id: 'a', when: { route: 'downloadPage' }, go: 'login', note: 'x' },
  ];
  expect(told('navigation rules a', was, is)).toEqual([
    ['条件 · 当前路由', '登录（login）', '下载应用（downloadPage）'],
    ['备注', undefined, 'x'],
  ]);
  expect(told('navigation rules a when', was.when, { route: ['login', 'other'] })).toEqual([
    ['条件 · 当前路由', '登录（login）', '登录（login）、other'],
  ]);
  expect(told('navigation rules a go', 'login', 'other')).toBeUndefined();
});

test('a city that is new is told by its name and its other names', () => {
  const edit = { path: ['cities', 'cities', '宁波'], before: undefined, after: { aliases: ['宁波市'] } };
  const turn = editedEntry({
    ...edit,
    file: 'definitions/cities.json',
    line: 1,
    column: 1,
    side: 'after',
    what: '',
    kind: 'added',
  });
  expect([turn?.kind, turn?.id, turn?.names]).toEqual(['city', '宁波', null]);
  expect(turn?.fields.map(({ label, after }) => [label.zh, after])).toEqual([
    ['接口可能返回的其他写法', ['宁波市']],
  ]);
});
