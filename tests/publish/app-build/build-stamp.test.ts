import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertAppBuildCurrent } from '../../../publish/app-build/build-stamp.ts';
import { writeStandInApp } from '../harness/stand-in-app.ts';

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'funnel-app-'));
  writeStandInApp(app);
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

describe('assertAppBuildCurrent', () => {
  it('accepts a complete build of the current sources', () => {
    expect(() => assertAppBuildCurrent(app)).not.toThrow();
  });
  it.each([
    ['is missing', () => rmSync(app, { recursive: true }), 'there is no complete app build'],
    ['broke off before its stamp', () => rmSync(join(app, 'build.json')), 'there is no complete app build'],
    [
      'is of other sources',
      () => writeFileSync(join(app, 'build.json'), '{"sources":"0123456789abcdef"}'),
      'was made from other sources',
    ],
    [
      'lacks a file that its HTML names',
      () => rmSync(join(app, 'assets/index-Ab3dEf9_.js')),
      'lacks /assets/index-Ab3dEf9_.js',
    ],
  ])('refuses a build that %s, and says how to make another', (_what, spoil, words) => {
    spoil();
    expect(() => assertAppBuildCurrent(app)).toThrow(words);
    expect(() => assertAppBuildCurrent(app)).toThrow('npm run build');
  });
});
