import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const brandOf = (entry: Record<string, unknown>) => (entry.brand as { id?: string } | undefined)?.id;
const naming = (file: string, map: string, id: string) =>
  Object.entries(site.entries(file, map)).flatMap(([key, entry]) => (brandOf(entry) === id ? [key] : []));

test('the list of hosts is filtered by the brand too, and says when nothing matches', async () => {
  const { page, trouble } = await site.open('#/hosts');
  const list = page.getByRole('navigation', { name: '站点' });
  const entries = list.locator('[data-entry]');
  await entries.first().waitFor();
  const all = await entries.count();
  const filter = list.getByRole('searchbox', { name: '筛选' });
  const shown = () =>
    entries.evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.entry));
  for (const name of ['fast-loan', '棠溪速贷']) {
    await filter.fill(name);
    await eventually(shown, naming('hosts.json', 'hosts', 'fast-loan'));
  }
  await list.getByText('品牌：棠溪速贷 fast-loan').first().waitFor();
  await filter.fill('没有这样的');
  await list.getByRole('status').filter({ hasText: '没有符合筛选条件的' }).waitFor();
  expect(await entries.count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  await list.getByRole('button', { name: '清除筛选' }).click();
  await eventually(() => entries.count(), all);
  expect(await filter.inputValue()).toBe('');
  // The same in the list of files and among the pictures.
  await page.evaluate(() => {
    location.hash = '#/files';
  });
  await page.getByRole('searchbox', { name: '筛选文件' }).fill('没有这样的');
  await page.getByRole('button', { name: '清除筛选' }).click();
  await eventually(
    () =>
      page
        .locator('[data-entry]')
        .count()
        .then((count) => count > 10),
    true,
  );
  await page.evaluate(() => {
    location.hash = '#/brands/fast-loan';
  });
  await page.getByRole('button', { name: '标志图片：选择图片' }).first().click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'service-account' }).count()).toBe(0);
  await dialog.getByRole('searchbox').fill('没有这样的');
  await dialog.getByText('没有符合筛选条件的').waitFor();
  await dialog.getByRole('button', { name: '清除筛选' }).click();
  await dialog.getByRole('button', { name: 'fast-loan/logo.svg' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('each number on a brand links to the entries that it counts', async () => {
  const id = 'fast-loan';
  for (const channel of ['675', '5265']) {
    site.edit({ do: 'set', file: 'channels.json', path: ['channels', channel, 'brand', 'id'], value: id });
  }
  const [channels, hosts] = [naming('channels.json', 'channels', id), naming('hosts.json', 'hosts', id)];
  const { page, trouble } = await site.open(`#/brands/${id}`);
  const head = page.getByRole('region', { name: '棠溪速贷' });
  await head.getByRole('link', { name: `${hosts.length} 个站点` }).click();
  const list = page.getByRole('navigation', { name: '站点' });
  const entries = list.locator('[data-entry]');
  await list.getByText('只显示品牌填了“棠溪速贷 fast-loan”的').waitFor();
  expect(await entries.count()).toBe(hosts.length);
  expect(await axeInFullRun(page)).toEqual([]);
  // The open entry still has the others beside it.
  await entries.first().click();
  expect(await entries.count()).toBe(hosts.length);
  await list.getByRole('button', { name: '清除筛选' }).click();
  await eventually(() => entries.count(), Object.keys(site.entries('hosts.json', 'hosts')).length);
  await page.evaluate((to) => {
    location.hash = to;
  }, `#/brands/${id}`);
  await head.getByRole('link', { name: `${channels.length} 个渠道` }).click();
  const grid = page.getByRole('grid', { name: '渠道' });
  await page.getByRole('status').getByText(`${channels.length} / `).waitFor();
  for (const channel of channels) await grid.getByRole('row', { name: channel }).first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
