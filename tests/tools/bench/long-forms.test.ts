import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCheckedConfig } from '../../../publish/environment/checked-config.ts';
import { root } from '../../../publish/environment/settings.ts';
import { addLongForms } from '../../../tools/bench/long-forms.ts';

it('the forms that npm run bench measures pass the checks of the config', () => {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-bench-'));
  try {
    addLongForms(root, dir, [12, 100]);
    const { config, report } = readCheckedConfig(dir);
    expect(report).toMatch(/^0 findings /);
    expect(Object.keys(config?.forms ?? {})).toEqual(expect.arrayContaining(['bench-12', 'bench-100']));
  } finally {
    rmSync(dir, { recursive: true });
  }
});
