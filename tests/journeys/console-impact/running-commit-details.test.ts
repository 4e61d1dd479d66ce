import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

// In `npm test` impact-and-preview.test.ts saves, and fails where a save says nothing of what it did.
const waited = 'go-on';
/** A commit that takes until a file is there. */
const site = sharedConsole((dir) => {
  commitAll(dir);
  const hook = `#!/bin/sh\nwhile [ ! -e '${join(dir, '..', waited)}' ]; do sleep 0.1; done\n`;
  writeFileSync(join(dir, '.git/hooks/pre-commit'), hook, { mode: 0o755 });
});

test('a save whose commit takes long says that it is being committed, and then what was committed', async () => {
  const { page, trouble } = await site.open('#/save');
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'note'], value: '给同事' });
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: '同时提交到 git' }).check();
  await main.getByLabel('改动说明').fill('备注');
  await main.getByRole('button', { name: '保存 1 个文件并提交' }).click();
  await main.getByText('文件已写入，正在提交到 git…').waitFor();
  expect(await main.getByText('没有未保存的改动。').count()).toBe(0);
  writeFileSync(join(site.dir, '..', waited), '');
  await main.getByRole('region', { name: '保存的内容' }).waitFor();
  expect(await main.getByText('正在提交到 git').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});
