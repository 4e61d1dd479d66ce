import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configs, run, withOverlay } from '../cli/run-main.ts';

const test = (overlay: string, ...args: string[]) =>
  withOverlay(join(configs, overlay), (dir) => {
    writeFileSync(join(dir, 'tests/visits.json'), '{ "visits": [] }');
    return run(['test', ...args], { cwd: dir });
  });

describe('funnel test proves the invariants beside the visits', () => {
  it('fails where one is violated, with the counterexample', async () => {
    const { code, stdout } = await test('err/invariant-violated', '--lang=en');
    expect(code).toBe(1);
    expect(stdout).toContain('tests/invariants.json:11:13  only-404-after-login');
    expect(stdout).toContain('    a visitor reaches after a login the page "login"');
    expect(stdout).toContain('    = npx funnel explain --host default --path /404');
    expect(stdout).toContain('3 invariants, 3 violated\n');
  });

  it('passes where all hold', async () => {
    const { code, stdout } = await test('near/invariant-violated');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '0 个访问，0 个不符\n2 条不变量，0 条不成立\n' });
  });

  it('has them in its JSON', async () => {
    const { stdout } = await test('err/invariant-violated', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      invariants: {
        count: 3,
        broken: [{ id: 'search-never-thanks', range: { line: 5, column: 13 } }, {}, {}],
      },
    });
  });

  it('does its work only where the file of invariants has no error', async () => {
    expect(await test('err/invariant-violated.names')).toMatchObject({ code: 3 });
  });
});
