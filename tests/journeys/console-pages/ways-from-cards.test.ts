import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

// In `npm test` block-brand.test.ts has what comes from the brand, and links-to-views.test.ts where a problem leads.
test('a card says that its picture comes from the brand, and leads to that field of the brand', async () => {
  const { page, trouble } = await site.open('#/pages/login-v4');
  await page.locator('li[data-item="/body/1"] [data-head]').click();
  const card = page.locator('li[data-item="/body/1"][data-open]');
  await card.getByText('来自品牌').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await card
    .getByRole('link', { name: /^品牌 / })
    .first()
    .click();
  await page.locator('[data-at$="/landingImage"][data-revealed]').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a problem of a text on a page opens its card at that text', async () => {
  site.edit({
    do: 'set',
    file: 'definitions/pages/login-v4.json',
    path: ['body', 1, 'title'],
    value: '{brand.nothing}',
  });
  const { page, trouble } = await site.open('#/save');
  await page.getByRole('link', { name: '去改' }).first().click();
  await page.locator('[data-at="/body/1/title"][data-revealed]').waitFor();
  expect(page.url()).toContain('#/pages/login-v4');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a channel is copied from its own page, without what belongs to it alone', async () => {
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/channels/5265');
  await page.getByRole('button', { name: '复制成新的…' }).click();
  const dialog = page.getByRole('dialog', { name: '把 5265 复制为新的渠道' });
  await dialog.getByLabel('渠道', { exact: true }).fill('5999');
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '渠道 5999' }).waitFor();
  const channels = () => site.entries<Record<string, unknown>>('channels.json', 'channels');
  const { note: _, ads, ...rest } = channels()['5265'] ?? {};
  const { conversionId: __, ...ofAll } = (ads ?? {}) as Record<string, unknown>;
  const expected = Object.keys(ofAll).length > 0 ? { ...rest, ads: ofAll } : rest;
  await eventually(async () => channels()['5999'], expected);
  expect(site.ops.draft.undoCount).toBe(steps + 1);
  expect(trouble).toEqual([]);
  await page.close();
});
