import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printDiagnostics, readConfig } from '../../../ops/index.ts';
import { growthOf, linearGrowth } from '../../harness/growth.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';

const root = join(import.meta.dirname, '../../..');
const file = 'channels.json';
const { channels } = JSON.parse(readFileSync(join(root, file), 'utf8'));
const few = 2500;

/** The shipped config with so many channels more, all of them equal. */
function withChannels(count: number, channel: object, prefix = ''): string {
  const added = Array.from({ length: count }, (_, n) => [`${prefix}${10_000_000 + n}`, channel]);
  return JSON.stringify({ channels: { ...channels, ...Object.fromEntries(added) } }, null, 2);
}

/** Finds and prints what check finds; returns how much that is. */
function check(text: string): number {
  const { diagnostics, sources } = readConfig(root, { overlay: new Map([[file, text]]) });
  printDiagnostics(diagnostics, sources, { lang: 'zh' });
  return diagnostics.length;
}

/** How the time grows from 2,500 channels to 20,000, which took 17 to 60 s before. */
const growthWith = (findingsOf: (count: number) => number, channel: object, prefix?: string): number =>
  growthOf(
    few,
    (count) => {
      const text = withChannels(count, channel, prefix);
      return () => expect(check(text)).toBe(findingsOf(count));
    },
    1,
  );

type Mistake = [what: string, channel: object, findingsOf: (count: number) => number, prefix?: string];
const mistakes: Mistake[] = [
  ['an unknown brand', { brand: { id: 'nobody' } }, () => 1],
  ['a missing logo', { brand: { logo: '/assets/nobody.svg' } }, () => 1],
  ['a misspelled key', { titel: '示例' }, (count) => count],
  ['a title that is a number', { title: 5 }, (count) => count],
  ['a tag twice', { tags: ['a', 'a'] }, (count) => count],
  ['a network without a conversion id', { ads: { network: 'baidu' } }, (count) => count],
  ['one conversion id', { ads: { network: 'baidu', conversionId: 'same' } }, (count) => count - 1],
  ['a placeholder that does not exist', { title: '{nobody}' }, (count) => count],
  ['a number that begins with 0', {}, (count) => count, '0'],
];

/** With a finding for each channel that has to be compared with all others. */
const isWorst = ([what]: Mistake) => what === 'one conversion id';

describe('the time of a check grows with the number of mistakes, not with its square', () => {
  it.each(casesOfRun(mistakes, isWorst))('for channels with %s', (_, channel, findingsOf, prefix) => {
    expect(growthWith(findingsOf, channel, prefix)).toBeLessThan(linearGrowth);
  });
});
