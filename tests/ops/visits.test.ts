import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../runtime/real-config.ts';
import { run } from './run-main.ts';

const folder = mkdtempSync(join(root, 'node_modules', '.visits-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
/** Runs these visits against the config that ships. */
function test(visits: unknown, ...args: string[]) {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof visits === 'string' ? visits : JSON.stringify({ visits }, null, 2));
  return run(['test', '--config', root, '--file', path.slice(root.length + 1), ...args]);
}

describe('funnel test', () => {
  it('runs the visits of the requirements, and every one is met', async () => {
    const { code, stdout } = await run(['test', '--config', root]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '392 个访问, 0 个不符\n' });
  });

  it('tells a visit that is not met: place, name, each difference, and the command that says why', async () => {
    const visit = { channel: '5611', city: '成都' };
    const { code, stdout } = await test([
      { name: 'fine', visit, expect: { success: 'downloadPage' } },
      { name: 'not fine', visit, expect: { flags: [0, 4, 3], success: 'gongzhonghao', landing: '/x' } },
    ]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/\.json:\d+:\d+ {2}not fine$/m);
    expect(stdout).toContain('success: 期望 "gongzhonghao", 实际 "downloadPage"');
    expect(stdout).toContain('landing: 期望 "/x", 实际 "/login"');
    expect(stdout).not.toContain('flags:');
    expect(stdout).toContain("= npx funnel explain --channel 5611 --city '成都'");
    expect(stdout).toContain('2 个访问, 1 个不符');
  });

  it('as JSON: the differences, for programs', async () => {
    const visit = { host: "o'clock.example", query: { from: '4', x: 'a b' } };
    const { stdout } = await test([{ name: 'n', visit, expect: { page: 'none' } }], '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'funnel.test/1',
      visits: 1,
      failed: [
        {
          name: 'n',
          differences: [{ key: 'page', expected: 'none', actual: 'login' }],
          explain: `npx funnel explain --host 'o'\\''clock.example' --query from=4 --query 'x=a b'`,
        },
      ],
    });
  });

  it.each([
    ['{', 'json-syntax'],
    [[{ visit: { chanel: '1' }, expect: { page: 'login' } }], 'unknown key "chanel"'],
    [[{ visit: {}, expect: { pge: 'login' } }], '"pge" → "page"'],
    [[{ visit: {} }], '"expect" names nothing'],
  ])('%j cannot be run, and the row is named', async (visits, what) => {
    const { code, stderr } = await test(visits);
    expect(code).toBe(3);
    expect(stderr).toContain(what);
    expect(stderr).toMatch(/\.json/);
  });

  it('a file that is not there is told, with the way to make one', async () => {
    const { code, stderr } = await run(['test', '--config', root, '--file', 'none.json']);
    expect(code).toBe(3);
    expect(stderr).toContain('--suggest');
  });

  it('--suggest proposes visits that pass, and that touch every row', async () => {
    const { stdout } = await run(['test', '--config', root, '--suggest']);
    expect((await test(stdout)).stdout).toMatch(/^\d+ 个访问, 0 个不符$/m);
    const proposed = JSON.parse(stdout).visits as { visit: object }[];
    const lines = proposed.map(({ visit }) => JSON.stringify(visit)).join('\n');
    const explained = await run(['explain', '--config', root, '--batch', '-'], {
      stdin: async function* () {
        yield lines;
      },
    });
    for (const row of ['skip-form', 'guard-download', 'download-from-4'])
      expect(explained.stdout).toContain(row);
    const { stdout: again } = await run(['test', '--config', root, '--suggest']);
    expect(again).toBe(stdout);
  });
});
