import { expect, test } from 'vitest';
import { find } from '../../../ops/find/find.ts';
import { root } from '../../../publish/environment/settings.ts';
import { sources, config as whole } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

const [[channel, own] = ['', {}]] = Object.entries(whole.channels.channels);
const config = {
  ...whole,
  channels: { ...whole.channels, channels: { [channel]: own } },
  hosts: { ...whole.hosts, hosts: { default: whole.hosts.hosts.default } },
} as typeof whole;
const row = { kind: 'destinations.success', name: 'success-download' } as const;
const countOf = (flags?: Record<string, string>) =>
  find(config, sources, { row, ...(flags && { flags }) }).found.count;

test('the situations of all values of a flag together are those without a choice of it', () => {
  const each =
    config.facts.flags.succ_todo?.values.map((value) => countOf({ succ_todo: String(value) })) ?? [];
  expect(each.reduce((sum, one) => sum + one, 0)).toBe(countOf());
  expect(new Set(each).size).toBeGreaterThan(1);
});

test('a flag that is not declared, a value that it cannot have, and a pair without = are wrong usage', async () => {
  for (const [flag, said] of [
    ['succ_tod=4', /succ_todo/],
    ['succ_todo=9', /--flag has no "9"/],
    ['succ_todo', /NAME=VALUE/],
  ] as const) {
    const { code, stderr } = await run([
      'find',
      '--page',
      'login',
      '--flag',
      flag,
      '--lang=en',
      '--config',
      root,
    ]);
    expect([code, said.test(stderr)], stderr).toEqual([2, true]);
  }
});
