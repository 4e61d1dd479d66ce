import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDirectory, printDiagnostics } from '../../../ops/index.ts';
import { configs, small, today, withOverlay } from '../cli/run-main.ts';

const cases = (kind: string) => readdirSync(join(configs, kind)).sort();

const printed = (overlay: string) =>
  withOverlay(overlay, (dir) => {
    const { diagnostics, sources, files, skipped, allowed } = checkDirectory(dir, { today });
    const totals = { files, seconds: 0, skipped, allowed };
    return printDiagnostics(diagnostics, sources, { lang: 'zh', totals });
  });

describe('check on broken configs: tests/configs/err/<code>, laid over ok/small', () => {
  it.each(cases('err'))('check prints expected.txt for %s', async (name) => {
    const overlay = join(configs, 'err', name);
    const expected = join(overlay, 'expected.txt');
    const output = await printed(overlay);
    // A new case: its files, then one run with UPDATE_EXPECTED=1, and a look at what it wrote.
    if (process.env.UPDATE_EXPECTED) writeFileSync(expected, output);
    expect(output).toBe(existsSync(expected) ? readFileSync(expected, 'utf8') : '');
  });
});

describe('check on valid configs', () => {
  it('ok/small gives no finding', () => {
    expect(checkDirectory(small)).toMatchObject({ diagnostics: [], files: 17 });
  });

  it.each(cases('near'))('the near miss of %s gives no finding', async (name) => {
    expect(await printed(join(configs, 'near', name))).toMatch(
      /^0 findings in \d+ files, 0.0 s(; 已接受 \d+ 条)?\n$/,
    );
  });
});
