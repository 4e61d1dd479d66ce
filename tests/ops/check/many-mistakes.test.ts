import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printDiagnostics, readConfig } from '../../../ops/index.ts';

const root = join(import.meta.dirname, '../../..');
const file = 'channels.json';
const { channels } = JSON.parse(readFileSync(join(root, file), 'utf8'));
const count = 20_000;

/** The shipped config with as many channels more, all of them equal. */
function withChannels(channel: object, prefix = ''): string {
  const added = Array.from({ length: count }, (_, n) => [`${prefix}${10_000_000 + n}`, channel]);
  return JSON.stringify({ channels: { ...channels, ...Object.fromEntries(added) } }, null, 2);
}

/** Findings about 20,000 channels and the processor time of finding and printing them, in seconds. */
function check(text: string): { findings: number; seconds: number } {
  const { user: before } = process.cpuUsage();
  const { diagnostics, sources } = readConfig(root, { overlay: new Map([[file, text]]) });
  printDiagnostics(diagnostics, sources, { lang: 'zh' });
  return { findings: diagnostics.length, seconds: (process.cpuUsage().user - before) / 1e6 };
}

describe('the time of a check grows with the number of mistakes, not with its square', () => {
  it.each([
    ['an unknown brand', { brand: { id: 'nobody' } }, 1],
    ['a missing logo', { brand: { logo: '/assets/nobody.svg' } }, 1],
    ['a misspelled key', { titel: '示例' }, count],
    ['a title that is a number', { title: 5 }, count],
    ['a tag twice', { tags: ['a', 'a'] }, count],
    ['a network without a conversion id', { ads: { network: 'baidu' } }, count],
    ['one conversion id', { ads: { network: 'baidu', conversionId: 'same' } }, count - 1],
    ['a placeholder that does not exist', { title: '{nobody}' }, count],
  ])('20,000 channels with %s take less than 2 s', (_, channel, findings) => {
    const checked = check(withChannels(channel));
    expect(checked.findings).toBe(findings);
    // 17 to 60 s before; about 0.6 s on an idle machine.
    expect(checked.seconds).toBeLessThan(2);
  });

  it('so do 20,000 channels that begin with 0', () => {
    const checked = check(withChannels({}, '0'));
    expect(checked.findings).toBe(count);
    expect(checked.seconds).toBeLessThan(2);
  });
});
