import { describe, expect, it } from 'vitest';
import { evaluateTable, rejectionsOf } from '../../../runtime/decision-table/decision-table.ts';
import type { When } from '../../../schemas/index.ts';
import { countingReads } from '../counting-reads.ts';
import { factsWith } from '../real-config.ts';

const rules = [
  { id: 'city', when: { 'channel.blocked': false, city: '上海' } },
  { id: 'wechat', when: { 'device.wechat': true } },
  { id: 'ios', when: { 'device.os': 'ios' } },
  { id: 'android', when: { 'device.os': 'android' } },
] as { id: string; when: When }[];
const facts = factsWith({
  'channel.blocked': false,
  city: '北京',
  'device.wechat': false,
  'device.os': 'android',
});

describe('a decision table (hit policy "first")', () => {
  it('is decided by the first row that holds, from the given row on', () => {
    expect(evaluateTable(rules, facts)).toEqual({ kind: 'row', index: 3, row: rules[3] });
    expect(evaluateTable(rules, facts, 3)).toMatchObject({ index: 3 });
    expect(evaluateTable(rules, facts, 4)).toEqual({ kind: 'otherwise' });
  });

  it('needs no call for a fact that no call can tell', () => {
    const unknown = factsWith({});
    expect(evaluateTable([{ id: 'host', when: { host: 'm.example' } }], unknown)).toEqual({
      kind: 'need',
      need: [],
    });
  });
});

describe('a decision table evaluated again', () => {
  it('is not compiled again', () => {
    const when = countingReads({ 'device.os': 'android' } as When);
    const table = [{ id: 'android', when: when.object }];
    const matched = evaluateTable(table, facts);
    const { reads } = when;
    expect(reads).toBeGreaterThan(0);
    expect(evaluateTable(table, factsWith({ 'device.os': 'android', route: 'login' }))).toEqual(matched);
    expect(when.reads).toBe(reads);
  });

  it('does not look at the rows that the location rules out', () => {
    const ruledOut = [
      { id: 'route', when: { route: 'login' } },
      { id: 'kind', when: { 'route.kind': 'index' } },
      { id: 'outcome', when: { outcome: 'formSaved' } },
    ] as { id: string; when: When }[];
    const table = [...ruledOut, { id: 'any', when: {} }];
    const location = { route: 'form', 'route.kind': 'form', outcome: null };
    const found = { kind: 'row', index: 3, row: table[3] };
    expect(evaluateTable(table, factsWith(location))).toEqual(found);
    const own = countingReads(location);
    expect(evaluateTable(table, { ...factsWith({}), own: own.object })).toEqual(found);
    // Each of the three facts once, to find the rows of the location.
    expect(own.reads).toBe(3);
  });

  it('has other rows at a route of another kind, or with another outcome', () => {
    const table = [
      { id: 'entry', when: { route: 'login', 'route.kind': 'entry', outcome: null } },
      { id: 'other', when: { route: 'login', 'route.kind': 'other', outcome: null } },
      { id: 'saved', when: { route: 'login', 'route.kind': 'other', outcome: 'formSaved' } },
    ] as { id: string; when: When }[];
    for (const [index, { when }] of table.entries())
      expect(evaluateTable(table, factsWith(when))).toMatchObject({ index });
  });
});

describe('the calls that a row needs', () => {
  it('are each named once, however many of its facts they tell', () => {
    const rows = [{ id: 'app', when: { succ_todo: 1, fail_todo: 1, city: '上海' } }] as {
      id: string;
      when: When;
    }[];
    expect(evaluateTable(rows, factsWith({}))).toEqual({ kind: 'need', need: ['channelInfo', 'ipInfo'] });
  });
});

describe('why rows did not match', () => {
  it('is the first fact of each row that did not hold, with its value', () => {
    expect(rejectionsOf([{ rules, facts, start: 0, end: 3 }])).toEqual([
      { row: 'city', fact: 'city', value: '北京' },
      { row: 'wechat', fact: 'device.wechat', value: false },
      { row: 'ios', fact: 'device.os', value: 'android' },
    ]);
  });

  it('is said of the rows from the first to the last that were evaluated, each with the facts of then', () => {
    const later = factsWith({ 'device.os': 'other' });
    const asked = [
      { rules, facts, start: 1, end: 2 },
      { rules, facts: later, start: 2, end: 4 },
    ];
    expect(rejectionsOf(asked)).toEqual([
      { row: 'wechat', fact: 'device.wechat', value: false },
      { row: 'ios', fact: 'device.os', value: 'other' },
      { row: 'android', fact: 'device.os', value: 'other' },
    ]);
  });

  it('is not said of a row that matches', () => {
    expect(rejectionsOf([{ rules, facts, start: 3, end: 4 }])).toEqual([]);
  });
});
