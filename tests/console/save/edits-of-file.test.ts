import { expect, test } from 'vitest';
import type { Plan } from '../../../console/api/index.ts';
import { editsOfFile } from '../../../console/save/edits-of-file.ts';

const edit = (file: string, line: number, ...path: string[]): Plan['withoutEffect'][number] => ({
  file,
  line,
  column: 1,
  side: 'after',
  what: path.join(' '),
  path,
  kind: 'changed',
  before: 1,
  after: 2,
});
const text = (at: string): Plan['pages'][number]['differences'][number] => ({
  what: 'text',
  at,
  before: '旧',
  after: '新',
});
const page = (id: string, ...at: string[]) => ({
  page: id,
  file: `definitions/pages/${id}.json`,
  differences: at.map(text),
  count: 1,
  who: {},
});
const [login, smsForm] = ['definitions/pages/login.json', 'definitions/forms/sms-login.json'];
const title = edit('channels.json', 9, 'channels', 'channels', '5265', 'title');
const plan = {
  groups: [
    { cause: { edits: [title, edit(login, 1, 'pages', 'login')] } },
    { cause: { edits: [title, edit('channels.json', 3, 'channels', 'channels', '1')] } },
  ],
  withoutEffect: [edit('hosts.json', 4, 'hosts', 'hosts', 'm.example', 'note')],
  acts: [{ edit: edit('definitions/site.json', 2, 'site', 'draft') }],
  notCompared: [edit('definitions/site.json', 7, 'site', 'unknown')],
  pages: [page('login', 'login.title', 'sms-login/phone.label'), page('login-v2', 'sms-login/phone.label')],
} as unknown as Plan;
const files = ['channels.json', login, smsForm];
const lines = (file: string) => editsOfFile(plan, file, files).edits.map(({ line }) => line);
const places = (file: string, all = files) => editsOfFile(plan, file, all).differences.map(({ at }) => at);

test('every edit of a file is reported once, from top to bottom, including those that no visitor sees', () => {
  expect(lines('channels.json')).toEqual([3, 9]);
  expect(lines('hosts.json')).toEqual([4]);
  expect(lines('definitions/site.json')).toEqual([2, 7]);
  expect(lines('brands.json')).toEqual([]);
});

test('a page is reported by its contents, and a form once, with its own file', () => {
  expect(lines(login)).toEqual([]);
  expect(places(login)).toEqual(['login.title']);
  expect(places(smsForm)).toEqual(['sms-login/phone.label']);
  expect(places(login, [login])).toEqual(['login.title', 'sms-login/phone.label']);
});
