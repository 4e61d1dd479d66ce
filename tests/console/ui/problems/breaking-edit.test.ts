import { expect, test } from 'vitest';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { breakingEdit } from '../../../../console/ui/problems/breaking-edit.ts';

const changed = (disk: object, draft: object, name = 'definitions/routes.json') => [
  parseOpenFile(name, JSON.stringify(draft), JSON.stringify(disk), null),
];
const routes = (...names: string[]) => ({
  routes: Object.fromEntries(names.map((name) => [name, { path: `/${name[0]}` }])),
});
const host = { hosts: { default: { root: 'login' } } };
const problem = { code: 'ref-unknown' as const, pointer: '/hosts/default/root' };

test('an entry that was renamed elsewhere is named, with the edit that renames it back', () => {
  const found = breakingEdit(problem, host, changed(routes('login', 'form'), routes('lobby', 'form')));
  expect(found).toMatchObject({ name: 'login', now: 'lobby', path: ['routes', 'login'] });
  expect(found?.back).toMatchObject({ do: 'rename', path: ['routes', 'lobby'], key: 'login' });
});

test('an entry that was removed elsewhere is restored with its value', () => {
  const found = breakingEdit(problem, host, changed(routes('login', 'form'), routes('form')));
  expect(found).toMatchObject({
    now: null,
    back: { do: 'set', path: ['routes', 'login'], value: { path: '/l' } },
  });
});

test('a removed entry is restored before the next existing one', () => {
  const disk = routes('login', 'form', 'list', 'end');
  const back = (...names: string[]) => breakingEdit(problem, host, changed(disk, routes(...names)))?.back;
  expect(back('form', 'list', 'end')).toMatchObject({ before: 'form' });
  expect(back('list', 'end')).toMatchObject({ before: 'list' });
  expect(
    breakingEdit(problem, host, changed(routes('form', 'login'), routes('form')))?.back,
  ).not.toHaveProperty('before');
});

test('an outcome that was removed from its list, and a field with a changed id, are found too', () => {
  const page = { name: 'definitions/pages/p.json', code: 'ref-unknown' as const, pointer: '/finish' };
  const outcomes = changed({ outcomes: ['a', 'done'] }, { outcomes: ['a'] }, page.name);
  expect(breakingEdit(page, { finish: 'done' }, outcomes)?.back).toMatchObject({
    do: 'insert',
    path: ['outcomes', 1],
    value: 'done',
  });
  const fields = (id: string) => ({
    fields: [
      { id: 'x', kind: 'text' },
      { id, kind: 'mobile' },
    ],
  });
  const renamed = changed(fields('tel'), fields('phone'), 'definitions/forms/f.json');
  expect(breakingEdit({ code: 'ref-unknown', pointer: '/at' }, { at: 'tel' }, renamed)?.back).toMatchObject({
    do: 'set',
    path: ['fields', 1, 'id'],
    value: 'tel',
  });
});

test('an outcome that was added elsewhere in the list is not mistaken for the removed one', () => {
  const missing = { code: 'ref-unknown' as const, pointer: '/finish' };
  const now = (...outcomes: string[]) =>
    breakingEdit(missing, { finish: 'done' }, changed({ outcomes: ['done', 'a'] }, { outcomes }, 'p.json'))
      ?.now;
  expect(now('a', 'other')).toBe(null);
  expect(now('a', 'b', 'c')).toBe(null);
  expect(now('sent', 'a')).toBe('sent');
});

test('a name that no unsaved edit removed has no such edit', () => {
  expect(breakingEdit(problem, host, changed(routes('form'), routes('lobby', 'form')))).toBeNull();
  expect(
    breakingEdit({ ...problem, code: 'row-dead' }, host, changed(routes('login'), routes('lobby'))),
  ).toBeNull();
});
