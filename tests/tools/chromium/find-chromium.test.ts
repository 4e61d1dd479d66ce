import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../tools/chromium/find-chromium.ts';

const machine = mkdtempSync(join(tmpdir(), 'funnel-chromium-'));
afterAll(() => rmSync(machine, { recursive: true, force: true }));

/** Two folders of a PATH, with these programs in the second. */
function pathWith(...programs: string[]): { PATH: string; pathOf(program: string): string } {
  const folder = mkdtempSync(join(machine, 'bin-'));
  const [empty, full] = [join(folder, 'empty'), join(folder, 'full')];
  for (const each of [empty, full]) mkdirSync(each);
  for (const program of programs) writeFileSync(join(full, program), '');
  return { PATH: [empty, full].join(delimiter), pathOf: (program) => join(full, program) };
}

describe('the Chromium of a machine that has the headless shell and a whole one', () => {
  const { PATH, pathOf } = pathWith('chromium', 'chromium-headless-shell', 'google-chrome');

  it('is the headless shell for tests', () => {
    expect(findChromium('test', { PATH })).toBe(pathOf('chromium-headless-shell'));
  });

  it('is the whole one for tools, whose figures stay comparable', () => {
    expect(findChromium('tool', { PATH })).toBe(pathOf('chromium'));
  });

  it.each(['test', 'tool'] as const)('is the one that FUNNEL_CHROMIUM names, for a %s', (use) => {
    expect(findChromium(use, { PATH, FUNNEL_CHROMIUM: '/opt/own' })).toBe('/opt/own');
  });
});

describe('the Chromium of a machine that has one of them', () => {
  it('is a whole one for tests without the headless shell', () => {
    const { PATH, pathOf } = pathWith('google-chrome');
    expect(findChromium('test', { PATH })).toBe(pathOf('google-chrome'));
  });

  it('is the headless shell for tools without a whole one', () => {
    const { PATH, pathOf } = pathWith('chromium-headless-shell');
    expect(findChromium('tool', { PATH })).toBe(pathOf('chromium-headless-shell'));
  });
});
