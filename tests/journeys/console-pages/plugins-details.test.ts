import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

// In `npm test` page-blocks.test.ts has the palette, a card and the phone, tests/ops/plugins the schemas of plug-ins.
const site = sharedConsole((dir) => {
  rmSync(dir, { recursive: true });
  cpSync(join(root, 'examples/plugin-opening-hours'), dir, { recursive: true });
});
const file = 'definitions/pages/start.json';

test('the palette has the kind of a plug-in, its card the declared properties, and the phone its view', async () => {
  const { page, trouble } = await site.open('#/pages/start');
  const phone = page.frameLocator('iframe:not([inert])').last();
  await phone.getByText('When The Attic is open').waitFor({ timeout: 0 });
  await page.getByRole('button', { name: '添加块…', exact: true }).click();
  const palette = page.getByRole('dialog');
  const kind = palette.getByRole('button', { name: /^营业时间/ });
  expect(await kind.locator('svg').count()).toBe(1);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const card = page.locator('li[data-item]').filter({ has: page.locator('small', { hasText: /^hours$/ }) });
  await card.locator('[data-head]').click();
  const closed = card.getByLabel('不营业时的文字');
  await closed.fill('No films');
  await closed.blur();
  await phone.getByText('No films').waitFor({ timeout: 0 });
  await eventually(async () => /"closed": "No films"/.test(site.text(file)), true);
  // Its properties are declared elsewhere, as text, and the card leads there.
  await card.getByRole('link', { name: '打开插件的定义' }).click();
  await page.getByRole('heading', { level: 1, name: 'definitions/plugins/openingHours.json' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
