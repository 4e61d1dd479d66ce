import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

const folder = mkdtempSync(join(tmpdir(), 'funnel-visits-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
/** Runs these visits against the shipped config. */
function test(visits: unknown, ...args: string[]) {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof visits === 'string' ? visits : JSON.stringify({ visits }, null, 2));
  return run(['test', '--config', root, '--file', path, ...args]);
}

describe('funnel test', () => {
  inNpmTest('funnel test runs the visits of the requirements, and all pass', async () => {
    const { code, stdout } = await run(['test', '--config', root]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '392 个访问，0 个不符\n9 条不变量，0 条不成立\n' });
  });

  inNpmTest(
    'funnel test reports a failing visit: source location, name, each difference, and the explain command',
    async () => {
      const visit = { channel: '5611', city: '成都' };
      const { code, stdout } = await test([
        { name: 'fine', visit, expect: { success: 'downloadPage' } },
        { name: 'not fine', visit, expect: { flags: [0, 4, 3], success: 'gongzhonghao', landing: '/x' } },
      ]);
      expect(code).toBe(1);
      expect(stdout).toMatch(/\.json:\d+:\d+ {2}not fine$/m);
      expect(stdout).toContain('success：期望 "gongzhonghao"，实际 "downloadPage"');
      expect(stdout).toContain('landing：期望 "/x"，实际 "/login"');
      expect(stdout).not.toContain('flags:');
      expect(stdout).toContain(
        "= npx funnel explain --channel 5611 --city '成都' --flags 0,0,0 --application web --bd-type '' --user ok\n",
      );
      expect(stdout).toContain('2 个访问，1 个不符');
    },
  );

  inNpmTest('--json prints the differences for programs', async () => {
    const visit = { host: "o'clock.example", query: { from: '4', x: 'a b' } };
    const { stdout } = await test([{ name: 'n', visit, expect: { page: 'none' } }], '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'funnel.test/1',
      visits: 1,
      failed: [
        {
          name: 'n',
          differences: [{ key: 'page', expected: 'none', actual: 'login' }],
          explain: `npx funnel explain --host 'o'\\''clock.example' --city '' --flags 0,0,0 --application web --bd-type '' --user ok --query from=4 --query 'x=a b'`,
        },
      ],
    });
  });

  it.each(
    casesOfRun(
      [
        ['{', 'json-syntax'],
        [[{ visit: { chanel: '1' }, expect: { page: 'login' } }], '不认识的键 "chanel"，是否 "channel"？'],
        [[{ visit: {}, expect: { pge: 'login' } }], '不认识的键 "pge"，是否 "page"？'],
        [[{ visit: {} }], '"expect" 什么也没写'],
        [[{ visit: { application: 'iphone' }, expect: { page: 'login' } }], '得到 "iphone"，是否 "ios"？'],
        [[{ visit: {}, expct: {}, expect: { page: 'login' } }], '是否 "expect"？'],
        ['{ "visit": [] }', '缺少 "visits"'],
      ],
      (_, at) => at === 4,
    ),
  )('funnel test refuses %j, and names the row', async (visits, what) => {
    const { code, stderr } = await test(visits);
    expect(code).toBe(3);
    expect(stderr).toContain(what);
    expect(stderr).toMatch(/\.json/);
  });

  inNpmTest('funnel test reports a missing file, with the command that creates one', async () => {
    const { code, stderr } = await run(['test', '--config', root, '--file', 'none.json']);
    expect(code).toBe(3);
    expect(stderr).toContain('--suggest');
    expect(stderr).not.toContain('>');
  });

  // In `npm test` a missing file is named.
  inFullRun('funnel test reads a file relative to the current folder', async () => {
    writeFileSync(join(folder, 'own.json'), JSON.stringify({ visits: [] }));
    const { code, stdout } = await run(['test', '--config', root, '--file', 'own.json'], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '0 个访问，0 个不符\n' });
  });

  inNpmTest('funnel test reports every mistake of the file with its source location', async () => {
    const { stderr } = await test([
      { name: 'one', visit: { chanel: '1', token: 'yes' }, expect: { pge: 'login', lnding: '/' } },
      { name: 'two', visit: { flags: [0, 4] }, expect: { page: 'login' } },
    ]);
    expect(stderr).toContain('有 5 处错误');
    expect(stderr.match(/\.json:\d+:\d+ /g)).toHaveLength(5);
  });

  // In `npm test` explain --batch takes flags in each of these forms.
  inFullRun('a visit may have flags as a list, a text or an object, as in all commands', async () => {
    const flags = [[0, 5, 5], '0,5,5', { input_form: 0, succ_todo: 5, fail_todo: 5 }];
    const visits = flags.map((one) => ({ visit: { flags: one }, expect: { flags: [0, 5, 5] } }));
    expect((await test(visits)).stdout).toBe('3 个访问，0 个不符\n');
  });

  inNpmTest('funnel test reports an expected name that does not exist', async () => {
    const { stdout } = await test([{ visit: {}, expect: { page: 'logn', success: 'downlodPage' } }]);
    expect(stdout).toContain('（没有 "logn"，是否 "login"？）');
    expect(stdout).toContain('（没有 "downlodPage"，是否 "downloadPage"？）');
  });

  inNpmTest(
    'the explain command of a failing row has the same outcome, and leaves nothing open',
    async () => {
      const { stdout } = await test([{ visit: { channel: '5611' }, expect: { success: 'none' } }]);
      const [, command = ''] = /= npx funnel (explain .*)/.exec(stdout) ?? [];
      const [, actual] = /实际 "(\w+)"/.exec(stdout) ?? [];
      const args = command.split(' ').map((one) => (one === "''" ? '' : one));
      const told = await run([...args, '--config', root, '--json']);
      expect(JSON.parse(told.stdout).outcome.destinations.success).toBe(actual);
      expect(told.stdout).not.toContain('byAxis');
    },
  );

  inNpmTest('--suggest proposes visits that succeed and that pass every row', async () => {
    const { stdout } = await run(['test', '--config', root, '--suggest']);
    expect(stdout).not.toMatch(/"name": "[^"]*(channel \d|with a)/);
    expect((await test(stdout)).stdout).toMatch(/^\d+ 个访问，0 个不符$/m);
    const proposed = JSON.parse(stdout).visits as { visit: object }[];
    const lines = proposed.map(({ visit }) => JSON.stringify(visit)).join('\n');
    const explained = await run(['explain', '--config', root, '--batch', '-'], {
      stdin: async function* () {
        yield lines;
      },
    });
    for (const row of ['skip-form', 'guard-download', 'download-from-4'])
      expect(explained.stdout).toContain(row);
  });

  // In `npm test` they are proposed once.
  inFullRun('--suggest proposes the same visits again', async () => {
    const [first, again] = [
      await run(['test', '--config', root, '--suggest']),
      await run(['test', '--config', root, '--suggest']),
    ];
    expect(JSON.parse(first.stdout).visits.length).toBeGreaterThan(0);
    expect(again.stdout).toBe(first.stdout);
  });
});
