import { expect, test } from 'vitest';
import { leadToEdits, linkPlaces } from '../../../../console/ui/page-links/link-places.ts';
import { entryLabel, placeLabel } from '../../../../console/ui/page-links/place-label.ts';

const files: Record<string, unknown> = {
  'definitions/navigation.json': {
    rules: [
      { id: 'stay-here', when: { route: 'a' }, stay: true },
      { id: 'saved', note: '表单保存后', when: { outcome: 'formSaved' }, go: 'success' },
    ],
    otherwise: { stay: true },
  },
  'definitions/destinations.json': {
    success: { rules: [{ id: 'list', when: {}, go: 'list' }], otherwise: { go: 'thanks' } },
  },
  'definitions/routes.json': {
    routes: { offer: { path: '/offer', on: 'everyHost' }, own: { path: '/own', on: 'hostsThatListIt' } },
  },
  'hosts.json': { hosts: { 'm.example': { root: 'login', entries: ['login'] } } },
};
const contentOf = (file: string) => files[file];
const source = { names: null, language: 'zh' as const, file: (name: string) => ({ value: files[name] }) };

test('the places that can lead to a page are rows with a destination, what applies otherwise, and homes of hosts', () => {
  const places = linkPlaces(contentOf);
  expect(places.map(({ path, leadsTo }) => `${path.join('/')} → ${leadsTo}`)).toEqual([
    'rules/1/go → success',
    'success/rules/0/go → list',
    'success/otherwise/go → thanks',
    'hosts/m.example/root → login',
  ]);
  const labels = places.map((place) => placeLabel(place, source));
  expect(labels[0]).toBe('导航规则 · 表单保存后');
  expect(labels[3]).toBe('站点 m.example 的首页');
  expect(new Set(labels).size).toBe(labels.length);
});

test('rows that lead to one page are told apart by their number and their note, else their conditions', () => {
  const rows = [
    { id: 'a', when: { channel: '5265', 'route.kind': ['entry', 'index'] }, go: 'login' },
    { id: 'b', when: { channel: '5266' }, go: 'login' },
    { id: 'c', when: {}, go: 'login' },
    { id: 'd', note: '活动页', when: { channel: '5267' }, go: 'login' },
  ];
  const of = (language: 'zh' | 'en') => {
    const from = (file: string) => (file.includes('navigation') ? { rules: rows } : undefined);
    const labelled = { names: null, language, file: (name: string) => ({ value: from(name) }) };
    return linkPlaces(from).map((place) => entryLabel(place, labelled));
  };
  expect(of('zh')).toEqual([
    '导航规则 第 1 行：渠道号：5265，路由类别：落地页、首页落地页',
    '导航规则 第 2 行：渠道号：5266',
    '导航规则 第 3 行：所有访客',
    '导航规则 第 4 行：活动页',
  ]);
  expect(of('en')[0]).toBe(
    'Navigation rules, row 1: Channel number: 5265, Kind of the route visited: landing page, home landing page',
  );
});

test('a row leads to another route by one edit; a home is listed with it where not every host has the route', () => {
  const [row, , , home] = linkPlaces(contentOf);
  if (!row || !home) throw new Error('no places');
  expect(leadToEdits(row, 'own', contentOf)).toEqual([
    { do: 'set', file: 'definitions/navigation.json', path: ['rules', 1, 'go'], value: 'own' },
  ]);
  expect(leadToEdits(home, 'offer', contentOf)).toHaveLength(1);
  expect(leadToEdits(home, 'own', contentOf)).toEqual([
    { do: 'set', file: 'hosts.json', path: ['hosts', 'm.example', 'root'], value: 'own' },
    { do: 'insert', file: 'hosts.json', path: ['hosts', 'm.example', 'entries', 1], value: 'own' },
  ]);
});
