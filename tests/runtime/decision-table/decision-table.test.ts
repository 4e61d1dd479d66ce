import { describe, expect, it } from 'vitest';
import { evaluateTable, rejectionsOf } from '../../../runtime/decision-table/decision-table.ts';
import type { When } from '../../../schemas/index.ts';
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
