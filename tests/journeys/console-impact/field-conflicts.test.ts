import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

// In `npm test` another program's change is merged and saved (impact-and-preview.test.ts), one of two values of a field is
// chosen (same-cell.test.ts), and tests/console/save merges edits of one value by both.
const site = sharedConsole(commitAll);

test('a title that both sides have given a channel is chosen field by field, stands once, and is saved', async () => {
  const set = (path: string[], value: string) =>
    site.edit({ do: 'set', file: 'channels.json', path: ['channels', ...path], value });
  set(['5265', 'title'], '我的标题');
  set(['5316', 'note'], '我的备注');
  const file = join(site.dir, 'channels.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"5265": {', '"5265": {\n      "title": "别人的标题",'));
  const { page, trouble } = await site.open('#/save');
  const field = page.getByRole('group', { name: '渠道 5265 · 页面标题' });
  await field.getByText('原来：没有这一项').waitFor();
  const take = page.getByRole('button', { name: '采用这个结果' });
  expect(await take.isDisabled()).toBe(true);
  expect(await axeInFullRun(page)).toEqual([]);
  await field.getByRole('radio', { name: '我的 我的标题' }).check();
  await take.click();
  await eventually(async () => site.ops.draft.conflicting, []);
  const text = site.text('channels.json');
  expect(text.match(/"title": "(我|别人)的标题"/g)).toEqual(['"title": "我的标题"']);
  expect(site.entries<{ note?: string }>('channels.json', 'channels')['5316']?.note).toBe('我的备注');
  await page.getByRole('heading', { name: '别人也改了这些文件' }).waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});
