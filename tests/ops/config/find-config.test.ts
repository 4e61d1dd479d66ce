import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findConfig } from '../../../ops/config/find-config.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'funnel-find-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function config(...path: string[]): string {
  const dir = join(folder, ...path);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'hosts.json'), '{}');
  return dir;
}
const find = (...cwd: string[]) => findConfig({ cwd: join(folder, ...cwd), env: {} });

describe('the folder of the config', () => {
  it('is the nearest one upward', () => {
    const outer = config('outer');
    const inner = config('outer', 'inner');
    mkdirSync(join(inner, 'definitions'));
    expect(find('outer', 'inner', 'definitions')).toBe(inner);
    expect(find('outer')).toBe(outer);
  });

  it('is the only one inside the current folder, where none is upward', () => {
    mkdirSync(join(folder, 'node_modules'));
    const mine = config('mine');
    expect(find()).toBe(mine);
    config('deeper', 'still');
    expect(find()).toBe(mine);
  });

  it('has to be named where several are inside', () => {
    config('two');
    config('one');
    const text = expect.objectContaining({ en: expect.stringContaining('one, two') });
    expect(() => find()).toThrow(expect.objectContaining({ text }));
  });
});
