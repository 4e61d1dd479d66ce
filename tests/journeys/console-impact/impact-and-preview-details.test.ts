import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);

const isUnchanged = async () => site.ops.draft.changed.size === 0;

// In `npm test` a plan, its phones, a save after another program's change, and a discard (keyboard.test.ts) are judged
// once each.
test('the hundreds of changes of a new channel are folded, and shown fifty at a time', async () => {
  const { page } = await site.open('#/know');
  await page.getByText('没有未保存的改动').waitFor();
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '90001'],
    value: { relogin: true, cityRule: 'beijing-follow-account' },
  });
  const folded = page.locator('details', { hasText: /^另外 \d{3} 类变化/ }).first();
  await folded.waitFor({ timeout: 80_000 });
  expect(await folded.locator('li').count()).toBe(0);
  await folded.locator('summary').first().click();
  const rows = folded.locator('> ul > li');
  await eventually(() => rows.count(), 50);
  await rows.last().scrollIntoViewIfNeeded();
  await folded.getByText(/^还有 \d+ 类，向下滚动显示$/).scrollIntoViewIfNeeded();
  await eventually(async () => (await rows.count()) >= 100, true);
  await page.locator('button', { hasText: '撤销最后一步' }).click();
  await page.locator('p', { hasText: '没有未保存的改动' }).first().waitFor();
  await page.close();
});

test('both phones keep their page until the next one has loaded, also while the draft changes', async () => {
  const { page } = await site.open('#/know');
  const toValue = (value: number) =>
    site.edit({
      do: 'set',
      file: 'definitions/cities.json',
      path: ['rules', 'chengdu-download', 'set', 'succ_todo'],
      value,
    });
  toValue(5);
  await phoneOf(page, '草稿').getByText('在公众号里接收通知').first().waitFor({ timeout: 80_000 });
  await phoneOf(page, '磁盘').getByText('下载应用').first().waitFor();
  await page.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const seen = { skeletons: 0, covers: 0, stale: 0 };
    Object.assign(globalThis, { seen });
    setInterval(() => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      seen.skeletons = Math.max(seen.skeletons, count('[class*=skeleton]'));
      seen.covers = Math.max(seen.covers, count('[class*=cover]'));
      seen.stale = Math.max(seen.stale, count('[data-outdated]'));
    }, 15);
  });
  toValue(6);
  await page.getByText('下面是最近一次编辑之前的结果。').first().waitFor();
  await phoneOf(page, '草稿')
    .getByText('在公众号里接收通知')
    .first()
    .waitFor({ state: 'detached', timeout: 80_000 });
  await page.locator('[data-outdated]').first().waitFor({ state: 'detached', timeout: 80_000 });
  await page.locator('[class*=cover]').first().waitFor({ state: 'detached' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
  expect(seen.skeletons).toBe(0);
  expect(seen.covers).toBeGreaterThan(0);
  expect(seen.stale).toBeGreaterThan(0);
  await page.close();
});

test('edits are discarded only after a confirmation, and can be restored', async () => {
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5262', 'title'], value: '新首页' });
  const { page } = await site.open('#/save');
  await page.getByRole('button', { name: '放弃全部改动' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('放弃 channels.json 的改动？').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await isUnchanged()).toBe(false);
  await page.getByRole('button', { name: '放弃全部改动' }).click();
  await dialog.getByRole('button', { name: '放弃改动' }).click();
  await eventually(isUnchanged, true);
  await page.getByRole('button', { name: '找回来' }).click();
  await eventually(isUnchanged, false);
  await page.getByText('新首页').first().waitFor();
  site.ops.draft.undo();
  site.ops.draftChanged();
  await page.close();
});

test('a phone with the config of the disk reloads when another program writes a file', async () => {
  const { page, trouble } = await site.open('#/see?channel=5265&side=disk');
  const disk = phoneOf(page, '磁盘');
  await disk.locator('form').first().waitFor();
  const file = join(site.dir, 'brands.json');
  const before = readFileSync(file, 'utf8');
  const { brands } = JSON.parse(before) as { brands: Record<string, { name: string }> };
  const names = Object.values(brands).map(({ name }) => name);
  const after = names.reduce((all, name) => all.replaceAll(`"${name}"`, '"磁盘新名"'), before);
  await disk
    .getByText(new RegExp(names.join('|')))
    .first()
    .waitFor();
  writeFileSync(file, after);
  await disk.getByText('磁盘新名').first().waitFor();
  writeFileSync(file, before);
  await disk
    .getByText(new RegExp(names.join('|')))
    .first()
    .waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
