import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configs, run, small, withOverlay } from '../cli/run-main.ts';

const overlay = join(configs, 'near/invariant-violated');

/** Plans an edit of navigation.json against the same config without it. */
const plan = (from: string, to: string, ...args: string[]) =>
  withOverlay(overlay, (base) =>
    withOverlay(overlay, (head) => {
      const file = join(head, 'definitions/navigation.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
      return Promise.all([
        run(['plan', base, ...args], { cwd: head }),
        run(['plan', head, ...args], { cwd: base }),
      ]);
    }),
  );

const cities = '"city": ["深圳", "杭州"], ';
const witness = expect.stringMatching(/^npx funnel explain .*--outcome formSaved/);

describe('funnel plan names the invariants that an edit', () => {
  it('breaks, or mends the other way round, with a counterexample', async () => {
    const [broken, mended] = await plan(cities, '', '--json');
    expect(JSON.parse(broken.stdout).invariants).toEqual([
      { id: 'saved-elsewhere', before: 'holds', after: 'violated', witness },
    ]);
    expect(JSON.parse(mended.stdout).invariants).toEqual([
      { id: 'saved-elsewhere', before: 'violated', after: 'holds', witness },
    ]);
  });

  it('breaks, in words', async () => {
    const [broken, mended] = await plan(cities, '', '--lang=en');
    expect(broken.stdout).toContain(
      'invariants\n  saved-elsewhere: held, is violated now\n    npx funnel explain',
    );
    expect(mended.stdout).toContain('  saved-elsewhere: was violated, holds now\n');
  });

  it('breaks, in Markdown', async () => {
    const [broken] = await plan(cities, '', '--format=md');
    expect(broken.stdout).toContain(
      '### 不变量\n\n- saved\\-elsewhere：原来成立，现在不成立<br><code>npx funnel',
    );
  });

  it('breaks: a risk for --fail-on and the first line; one that it mends is none', async () => {
    const [broken, mended] = await plan(cities, '', '--fail-on=risk', '--lang=en');
    expect([broken.code, mended.code]).toEqual([1, 0]);
    const [brokenHead, mendedHead] = [broken, mended].map(({ stdout }) => stdout.split('\n')[0]);
    expect(brokenHead).toContain('1 invariant is violated now');
    expect(brokenHead).not.toContain('No risk');
    expect(mendedHead).not.toContain('invariant');
  });

  it('leaves as they are: none', async () => {
    const [same] = await plan('', '', '--json');
    expect(JSON.parse(same.stdout).invariants).toEqual([]);
  });

  it('cannot break where there is no file of invariants', async () => {
    const { stdout } = await run(['plan', small, '--json']);
    expect(JSON.parse(stdout).invariants).toEqual([]);
  });
});
