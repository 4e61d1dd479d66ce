import { expect, test } from 'vitest';
import type { Edit } from '../../../../console/api/index.ts';
import { insertRow, insertRows } from '../../../../console/ui/decision-rows/row-edits.ts';
import { tableRows, tableValue } from '../../../../console/ui/decision-rows/table-rows.ts';
import { factsOfTable } from '../../../../console/ui/decision-rows/use-columns.ts';
import { channelStart } from '../../../../console/ui/decision-visitor/channel-start.ts';
import {
  startedConditions,
  visitorConditions,
} from '../../../../console/ui/decision-visitor/visitor-conditions.ts';
import { decisionTables, tableWithId } from '../../../../console/ui/schema-values/decision-tables.ts';
import type { ValueScope } from '../../../../console/ui/schema-values/value-scope.ts';
import { displayNamesOf } from '../../../../ops/explain/display-names.ts';
import { Explainer } from '../../../../ops/explain/explain.ts';
import type { ExplainInput } from '../../../../ops/explain/input.ts';
import { decidingRow, type TableName } from '../../../../ops/table-visitors/deciding-row.ts';
import { type Config, configFiles } from '../../../../schemas/index.ts';
import { config, sources } from '../../../runtime/real-config.ts';

const explainer = new Explainer(config, sources);
const ids: Record<string, readonly string[]> = {
  host: Object.keys(config.hosts.hosts),
  channel: Object.keys(config.channels.channels),
  route: Object.keys(config.routes.routes),
  city: Object.keys(config.cities.cities),
  outcome: [...new Set(Object.values(config.pages).flatMap(({ outcomes }) => outcomes))],
  tag: [...new Set(Object.values(config.channels.channels).flatMap(({ tags = [] }) => tags))],
};
const scope: ValueScope = {
  ids: (kind) => ids[kind] ?? [],
  outcomes: [],
  answers: [],
  names: displayNamesOf(explainer),
  usual: () => [],
  takenIds: new Set(),
};

const blocked = Object.entries(config.channels.channels).find(([, one]) => one.blocked)?.[0] ?? '';
const relogin = Object.entries(config.channels.channels).find(([, one]) => one.relogin)?.[0] ?? '';
const withRule = Object.entries(config.channels.channels).find(([, one]) => one.cityRule)?.[0] ?? '';
const visitors: ExplainInput[] = [
  {},
  { path: '/login' },
  { path: '/login', token: true, user: 'ok' },
  { path: '/login', token: true, user: 'failed' },
  { path: '/login', channel: blocked },
  { path: '/login', channel: relogin, token: true, user: 'ok' },
  {
    path: '/form-package',
    outcome: 'formSaved',
    token: true,
    flags: { input_form: 0, succ_todo: 4, fail_todo: 3 },
  },
  { path: '/login', channel: withRule, token: true, user: 'ok', city: '上海' },
  { path: '/login', channel: withRule, token: true, user: 'ok', fails: ['ipInfo'] },
  { path: '/login?mark=abc' },
  { path: '/login', channel: '99999', device: 'ios+wechat' },
  { path: '/product-detail' },
  ...Object.keys(config.hosts.hosts)
    .slice(0, 4)
    .map((host): ExplainInput => ({ host, flags: { input_form: 1, succ_todo: 2, fail_todo: 1 } })),
  { application: 'ios', bdType: '2' },
  { application: 'ios', bdType: '7', fails: ['channelInfo'] },
];
const tables = decisionTables().filter(({ isOrdered }) => isOrdered);
/** A page that every host has and that no row sends on. */
const target = 'err404';

/** The config with another value of a file. */
function withFile(file: string, value: unknown): Config {
  const name = Object.entries(configFiles).find(([, { path }]) => path === file)?.[0] ?? '';
  return { ...config, [name]: value };
}

/** The config after the edits of an insertion. */
function inserted(id: string, at: number, row: Record<string, unknown>): Config {
  const table = tableWithId(id);
  if (!table) throw new Error(`there is no table ${id}`);
  const name = Object.entries(configFiles).find(([, { path }]) => path === table.file)?.[0] ?? '';
  const file = structuredClone(config[name as keyof Config]) as Record<string, unknown>;
  const value = tableValue(file, table) as { rules: unknown[] };
  applyTo(value, insertRow(table, tableRows(value), at, row));
  return withFile(table.file, file);
}

function applyTo(value: { rules: unknown[] }, edits: readonly Edit[]): void {
  for (const edit of edits) {
    if (edit.do === 'insert') value.rules.splice(Number(edit.path.at(-1)), 0, edit.value);
    else if (edit.do === 'set') value.rules = edit.value as unknown[];
    else throw new Error(`${edit.do} is no insertion`);
  }
}

test.each(tables.map(({ id }) => id))(
  'a row of %s from a visitor, before the row that decides, decides for this visitor and leads where it shall',
  (id) => {
    const table = tableWithId(id);
    if (!table) throw new Error('no table');
    const name = Object.entries(configFiles).find(([, { path }]) => path === table.file)?.[0] ?? '';
    const rows = tableRows(tableValue(config[name as keyof Config], table));
    const flags = { input_form: 1, succ_todo: 5, fail_todo: 6 };
    const result = id === 'flags' ? { set: flags } : { go: target };
    let tested = 0;
    for (const visitor of visitors) {
      const before = decidingRow(explainer, visitor, id as TableName);
      expect(rows[before.index]?.id ?? null).toBe(before.row);
      const offered = visitorConditions(visitor, before, rows, factsOfTable(table, scope), scope);
      const ticked = offered.filter(({ part }) => part !== 'other');
      // Any of the ticks may be taken away.
      const first = offered.filter(({ part }) => part === 'first');
      tested += ticked.length;
      for (const conditions of [ticked, first, offered]) {
        if (conditions.length === 0) continue;
        const when = Object.fromEntries(conditions.map(({ fact, value }) => [fact, value]));
        const after = new Explainer(inserted(id, before.index, { id: 'new-row', when, ...result }), sources);
        const now = decidingRow(after, visitor, id as TableName);
        expect({ visitor, row: now.row, index: now.index }).toEqual({
          visitor,
          row: 'new-row',
          index: before.index,
        });
        const outcome = after.outcome(visitor);
        if (id === 'navigation') expect(outcome.landing.name).toBe(target);
        else if (id !== 'flags') expect(outcome.destinations[id.split('.')[1] as 'success']).toBe(target);
        else if (outcome.flagsFrom !== 'city') expect(outcome.flags).toEqual(flags);
      }
    }
    if (rows.length > 0) expect(tested).toBeGreaterThanOrEqual(visitors.length);
  },
);

const offeredTo = (visitor: ExplainInput, id = 'navigation') => {
  const table = tableWithId(id);
  if (!table) throw new Error('no table');
  const name = Object.entries(configFiles).find(([, { path }]) => path === table.file)?.[0] ?? '';
  const rows = tableRows(tableValue(config[name as keyof Config], table));
  const decided = decidingRow(explainer, visitor, id as TableName);
  const all = visitorConditions(visitor, decided, rows, factsOfTable(table, scope), scope);
  const of = (part: string) => all.flatMap((one) => (one.part === part ? [one.fact] : []));
  return {
    all,
    deciding: rows[decided.index],
    first: of('first'),
    within: of('deciding'),
    others: of('other'),
  };
};
const loggedIn: ExplainInput = { path: '/login', token: true, user: 'ok' };

test('what sets a visitor apart is ticked at first, though no row tests it: what was chosen for them, and their phone', () => {
  const first = (visitor: ExplainInput) => offeredTo({ ...loggedIn, ...visitor }).first;
  expect(first({ device: 'ios+wechat' })).toEqual(['device.wechat']);
  expect(first({ device: 'android+app' })).toEqual(['device.inApp']);
  expect(first({ channel: '5265', city: '上海' })).toEqual(['channel', 'city']);
  expect(first({ host: Object.keys(config.hosts.hosts)[0] ?? '' })).toEqual(['host']);
  // Where nothing was chosen, the two facts that most rows ask about; nor can a condition name what is not listed.
  expect(first({ device: 'ios' })).toEqual(['outcome', 'route']);
  expect(first({ channel: '99999', city: '火星' })).toEqual(['outcome', 'route']);
});

test('a row from a visitor begins within the row that decides now: its conditions as it tests them, and no other fact', () => {
  const chosen = offeredTo({ ...loggedIn, channel: '5265', city: '上海' });
  expect(chosen.within.length).toBeGreaterThan(2);
  expect(new Set(chosen.within)).toEqual(new Set(Object.keys(chosen.deciding?.when ?? {})));
  for (const { fact, value, part } of chosen.all) {
    if (part === 'deciding') expect(value).toEqual(chosen.deciding?.when[fact]);
  }
  expect(chosen.others).toContain('query.from');
  // What rows ask about is offered before what none does.
  expect(chosen.others.indexOf('query.from')).toBeLessThan(chosen.others.indexOf('device.wechat'));
  for (const visitor of visitors) {
    for (const { id } of tables) expect(offeredTo(visitor, id).first.length).toBeLessThanOrEqual(4);
  }
});

test('where no row decides, the row says on which page and after what, so that it leads nobody away from its own page', () => {
  const open = offeredTo({ path: '/login', channel: withRule, city: '上海' });
  expect(open.deciding).toBeUndefined();
  expect(open.first).toEqual(['channel', 'city', 'outcome', 'route']);
  // Elsewhere the rows before it have taken whom they name.
  const after = { channel: withRule, city: '上海', flags: { input_form: 0, succ_todo: 3, fail_todo: 3 } };
  expect(offeredTo(after, 'destinations.success').first).toEqual(['channel', 'city']);
});

test('what is known of a visitor is offered by values that a condition may have, and nothing else', () => {
  const offer = (visitor: ExplainInput) =>
    new Map(offeredTo(visitor).all.map(({ fact, value, part }) => [fact, [value, part]]));
  const plain = offer({ path: '/login', channel: '99999' });
  // The channel is not listed, so no condition can name it; parameters are absent, which is a value.
  expect(plain.has('channel')).toBe(false);
  expect(plain.get('query.from')).toEqual([null, 'other']);
  expect(plain.get('session.token')).toEqual([false, 'other']);
  expect(plain.get('device.wechat')).toEqual([false, 'other']);
  expect(plain.has('query._token')).toBe(false);
  const ofBlocked = offer({ path: '/login', channel: blocked });
  expect(ofBlocked.get('channel')).toEqual([blocked, 'first']);
  expect(ofBlocked.get('channel.blocked')).toEqual([true, 'deciding']);
  expect(ofBlocked.get('session.token')).toEqual([false, 'other']);
});

const landing = (kind: string, path: string) => ({ kind, path, on: 'everyHost' });

test('a row that leads one channel to a page begins with all landing pages but that one, and what is left of what the row that decides tests', () => {
  const routes = { routes: { offer: landing('index', '/offer'), thanks: landing('other', '/thanks') } };
  const hosts = { hosts: { 'a.example': { root: 'offer' } } };
  const fromOutside = { outcome: null, 'route.kind': ['entry', 'index'] };
  const others: never[] = [];
  expect(channelStart('5', 'offer', { routes, hosts })).toEqual({
    when: { ...fromOutside, route: { not: 'offer' }, channel: '5' },
    implied: [],
    result: { go: 'offer' },
    others,
  });
  expect(channelStart(undefined, 'thanks', { routes, hosts }).when).toEqual(fromOutside);
  expect(channelStart('5', null, { routes, hosts })).toEqual({
    when: { ...fromOutside, channel: '5' },
    implied: [],
    others,
  });
});

test('hosts whose home page is of another kind have a row of their own, one for each such page that it does not lead to', () => {
  const routes = {
    routes: {
      offer: landing('index', '/offer'),
      car: landing('car', '/car'),
      news: landing('other', '/news'),
    },
  };
  const hosts = {
    hosts: {
      'a.example': { root: 'offer' },
      'b.example': { root: 'car' },
      'c.example': { root: 'news' },
      'd.example': { root: 'car' },
    },
  };
  const others = (go: string) => channelStart('5', go, { routes, hosts }).others?.map(({ when }) => when);
  const ofCar = { outcome: null, channel: '5', host: ['b.example', 'd.example'], route: 'car' };
  const ofNews = { outcome: null, channel: '5', host: 'c.example', route: 'news' };
  expect(others('offer')).toEqual([ofCar, ofNews]);
  expect(others('car')).toEqual([ofNews]);
});

test('the rows that lead one channel to a page lead it there from the home page of every shipped host, and no other channel', () => {
  const table = tableWithId('navigation');
  if (!table) throw new Error('no table');
  const navigation = structuredClone(config.navigation);
  const rows = tableRows(navigation);
  const facts = factsOfTable(table, scope);
  const { others = [], ...first } = channelStart('5265', target, config);
  const added = [{ ...first, host: 'default' }, ...others].map((start) => {
    const visitor = { channel: '5265', host: start.host };
    const { index, ...decided } = decidingRow(explainer, visitor, 'navigation');
    const known = visitorConditions(visitor, { ...decided, index }, rows, facts, scope);
    const ticked = startedConditions(known, rows[index], facts, start).filter(({ part }) => part !== 'other');
    const when = Object.fromEntries(ticked.map(({ fact, value }) => [fact, value]));
    return { at: index, value: { when, go: target } };
  });
  const edits = insertRows(table, rows, added);
  applyTo(navigation as { rules: unknown[] }, edits);
  const ids = navigation.rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const after = new Explainer(withFile(table.file, navigation), sources);
  for (const host of Object.keys(config.hosts.hosts)) {
    const ends = (explained: Explainer, channel: string) => explained.visit({ host, channel }).landing.route;
    expect([host, ends(after, '5265')]).toEqual([host, target]);
    for (const channel of ['679', '5818']) {
      expect([host, channel, ends(after, channel)]).toEqual([host, channel, ends(explainer, channel)]);
    }
  }
});
