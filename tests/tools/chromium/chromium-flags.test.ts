import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { switchedOff } from '../../../tools/chromium/chromium-flags.ts';

/** For Edge and Windows, on which no test runs. */
const ofOthers = /^ms|Win$/;

describe('the Chromium of tests and benchmarks', () => {
  it('disables every feature that playwright disables', () => {
    const bundle = readFileSync(
      createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'),
      'utf8',
    );
    const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
    const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !ofOthers.test(name) && !switchedOff.includes(name))).toEqual([]);
  });
});
