import { expect, test } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { type Reach, reachOf } from '../../../ops/plan/reach.ts';
import { reachText } from '../../../ops/wording/reach-text.ts';

const plan = (...who: Plan['groups'][number]['who'][]) =>
  ({ groups: who.map((one) => ({ who: one })), space: { channel: 112, host: 16 } }) as unknown as Plan;

test('reach counts each channel and host of a plan once', () => {
  const two = plan(
    { channel: ['1', '2'], host: ['a'] },
    { anyOf: [{ channel: ['2', '3'], host: ['b'], count: 4 }] },
  );
  expect(reachOf(two)).toEqual({ channels: 3, isUnlisted: false, isWithoutChannel: false, hosts: 2 });
});

test('a set without a channel or host axis reaches all of them', () => {
  expect(reachOf(plan({ channel: ['1'] }))).toEqual({
    channels: 1,
    isUnlisted: false,
    isWithoutChannel: false,
    hosts: 16,
  });
  expect(reachOf(plan({ host: ['a'], city: ['上海'] }))).toEqual({
    channels: 110,
    isUnlisted: true,
    isWithoutChannel: true,
    hosts: 1,
  });
});

test('the unlisted channel is reported separately from the number of channels', () => {
  const only = reachOf(plan({ channel: ['*'], host: ['a'] }));
  const some = reachOf(plan({ channel: ['1', '*'], host: ['a'] }));
  expect(only).toEqual({ channels: 0, isUnlisted: true, isWithoutChannel: false, hosts: 1 });
  expect(some).toEqual({ channels: 1, isUnlisted: true, isWithoutChannel: false, hosts: 1 });
  const zh = (reach: Reach) => reachText(reach, 'zh');
  expect(zh(only)).toBe('未收录的渠道、1 个站点');
  expect(zh(some)).toBe('1 个渠道和未收录的渠道、1 个站点');
  expect(reachText(some, 'en')).toBe('1 channel and those not listed, 1 host');
  expect(zh({ ...some, isWithoutChannel: true })).toBe('1 个渠道、未收录的渠道和未带渠道号、1 个站点');
  expect(zh({ ...only, isUnlisted: false, isWithoutChannel: true })).toBe('未带渠道号、1 个站点');
  expect(zh({ ...some, isUnlisted: false })).toBe('1 个渠道、1 个站点');
});
