import { expect, test } from 'vitest';
import type { Plan } from '../../../ops/console/api.ts';
import { reachOf } from '../../../ops/console/app/know/reach.ts';

const plan = (...who: Plan['groups'][number]['who'][]) =>
  ({ groups: who.map((one) => ({ who: one })), space: { channel: 112, host: 16 } }) as unknown as Plan;

test('the channels and hosts that a plan reaches are counted once each', () => {
  const two = plan(
    { channel: ['1', '2'], host: ['a'] },
    { anyOf: [{ channel: ['2', '3'], host: ['b'], count: 4 }] },
  );
  expect(reachOf(two)).toEqual({ channels: 3, hosts: 2 });
});

test('a set that names no channel or host reaches all of them', () => {
  expect(reachOf(plan({ channel: ['1'] }))).toEqual({ channels: 1, hosts: 16 });
  expect(reachOf(plan({ host: ['a'], city: ['上海'] }))).toEqual({ channels: 112, hosts: 1 });
});
