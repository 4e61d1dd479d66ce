import { expect, test } from 'vitest';
import { describeReach } from '../../../../console/ui/decision-rows/describe-reach.ts';
import {
  changeOfStanding,
  describeStanding,
} from '../../../../console/ui/decision-rows/describe-standing.ts';
import type { ShownStanding } from '../../../../console/ui/decision-rows/row-standings.ts';
import type { AllReach, RowReach } from '../../../../ops/table-visitors/row-reach.ts';

const standing = (kind: ShownStanding['kind'], ...by: number[]): ShownStanding => ({ kind, by });

test('what comes to a row is a sentence with the numbers of the rows before it, in both languages', () => {
  const say = (one: ShownStanding) => [describeStanding(one, 'zh'), describeStanding(one, 'en')];
  expect(say(standing('reached'))).toEqual([null, null]);
  expect(say(standing('dead'))).toEqual(['没有访客符合这些条件', 'no visitor can meet these conditions']);
  expect(say(standing('shadowed', 0))).toEqual([
    '永远轮不到：第 1 行已先处理全部访客',
    'never decides: all of its visitors are taken first by row 1',
  ]);
  expect(say(standing('reached', 0, 8))[0]).toBe('部分访客由第 1、9 行先处理');
  expect(say(standing('reached', 0, 1, 2, 3, 4, 5, 6))).toEqual([
    '部分访客由第 1、2、3、4、5 行等 7 行先处理',
    'some of its visitors are taken first by rows 1, 2, 3, 4, 5 and 2 more',
  ]);
});

test('a move is worse for a row that it hides or before which another row now decides, and better the other way', () => {
  const order = [2, 0, 1];
  expect(changeOfStanding(standing('shadowed', 0), order, standing('reached'))).toBe('worse');
  expect(changeOfStanding(standing('reached'), order, standing('shadowed', 0))).toBe('better');
  expect(changeOfStanding(standing('reached', 0), order, standing('reached'))).toBe('worse');
  expect(changeOfStanding(standing('reached'), order, standing('reached', 0))).toBe('better');
  // The same row decides before it, at another number.
  expect(changeOfStanding(standing('reached', 0), order, standing('reached', 2))).toBeNull();
  expect(changeOfStanding(standing('dead'), order, standing('dead'))).toBeNull();
});

test('who reaches a row is said by channels and hosts, with the visitors a day where they are known', () => {
  const all: AllReach['all'] = {
    reach: { channels: 111, hosts: 16, isUnlisted: true, isWithoutChannel: true },
    visitorsPerDay: null,
  };
  const text = (
    reach: Partial<RowReach['reach']>,
    visitorsPerDay: number | null = null,
    language: 'zh' | 'en' = 'zh',
  ) =>
    describeReach(
      {
        rows: [{ kind: 'navigation', name: 'a', reach: { ...all.reach, ...reach }, visitorsPerDay }],
        all,
      },
      'navigation',
      'a',
      language,
    );
  expect(text({})).toBe('所有渠道和站点的访客');
  expect(text({ channels: 110 })).toBe('除 1 个渠道外的所有访客');
  expect(text({ channels: 36, isUnlisted: false, isWithoutChannel: false }, 1200)).toBe(
    '约 1,200 名访客/天 · 36 个渠道',
  );
  expect(text({ channels: 1, isUnlisted: false, isWithoutChannel: false, hosts: 2 }, null, 'en')).toBe(
    '1 channel, 2 hosts',
  );
  expect(text({ channels: 104, hosts: 1 })).toBe('除 7 个外的所有渠道，1 个站点');
  expect(text({ hosts: 1 })).toBe('所有渠道，1 个站点');
  expect(describeReach({ rows: [], all }, 'navigation', 'a', 'zh')).toBe('没有访客走到这里');
});
