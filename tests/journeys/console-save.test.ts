import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { becomes } from './becomes.ts';
import { axe } from './console-site.ts';
import { sharedConsole } from './shared-console.ts';

const site = sharedConsole();

const fileOf = (page: Page, file: string) => page.getByRole('region', { name: file, exact: true });

test('a save tells what each edit is before its lines, which open by themselves only where nothing is told', async () => {
  site.edit(
    { do: 'set', file: 'channels.json', path: ['channels', '5265', 'title'], value: '新首页' },
    {
      do: 'set',
      file: 'brands.json',
      path: ['brands', 'fast-loan', 'theme', 'primary'],
      value: '#123456',
    },
    { do: 'set', file: 'definitions/pages/city.json', path: ['body', 1, 'title'], value: '您住在哪里？' },
  );
  const { page, trouble } = await site.open('#/save');
  const channels = fileOf(page, 'channels.json');
  await channels.getByText('渠道 5265').waitFor();
  await channels.getByRole('term').filter({ hasText: '标题' }).waitFor();
  await channels.getByRole('insertion').getByText('新首页').waitFor();
  await fileOf(page, 'brands.json').getByRole('insertion').getByText('#123456').waitFor();
  await fileOf(page, 'definitions/pages/city.json').getByText('您住在哪里？').first().waitFor();
  const table = channels.getByRole('table');
  expect(await table.count()).toBe(0);
  await channels.getByText('逐行对比').press('Enter');
  await table.first().waitFor();
  expect(await axe(page)).toEqual([]);
  // Spaces change nothing that could be told.
  const hosts = site.text('hosts.json');
  site.edit({ do: 'text', file: 'hosts.json', text: hosts.replace('"relogin": true', '"relogin":  true') });
  await fileOf(page, 'hosts.json').getByRole('table').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('risks of an older draft are dimmed and cannot be confirmed, until those of the newest are known', async () => {
  const conversion = (value: string) =>
    site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'ads', 'conversionId'], value });
  conversion('0009999999');
  const { page } = await site.open('#/save');
  const confirm = page.getByRole('checkbox', { name: '这是我要的' });
  await confirm.first().waitFor();
  expect(await confirm.first().isEnabled()).toBe(true);
  await confirm.first().check();
  const list = page.getByRole('region', { name: '逐项确认风险' }).getByRole('list');
  expect(await list.first().evaluate((element) => getComputedStyle(element).filter)).toBe('none');
  // What the newest plan says is held back for as long as one looks.
  const { send } = site.ops.events;
  const held: (() => void)[] = [];
  site.ops.events.send = (name, data) => {
    const tell = () => send.call(site.ops.events, name, data);
    if (name === 'plan') held.push(tell);
    else tell();
  };
  conversion('0008888888');
  await page.getByText('正在按最新的改动重新核对…').waitFor();
  expect(await confirm.first().isDisabled()).toBe(true);
  expect(await list.first().evaluate((element) => getComputedStyle(element).filter)).toBe('grayscale(1)');
  expect(await page.getByRole('button', { name: '保存 1 个文件', exact: true }).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await becomes(async () => held.length > 0, true);
  site.ops.events.send = send;
  for (const tell of held) tell();
  await becomes(() => confirm.first().isEnabled(), true);
  // Who has confirmed other risks has not confirmed these.
  expect(await confirm.first().isChecked()).toBe(false);
  await page.close();
});

test('the badge of the plan is calm, changed or risky as the plan is, and never by colour alone', async () => {
  const { page } = await site.open('#/channels');
  const badge = page.getByRole('banner').locator('a[href="#/know"]');
  const colour = () => badge.evaluate((element) => getComputedStyle(element).color);
  await badge.filter({ hasText: '访客不受影响' }).waitFor();
  const calm = await colour();
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'title'], value: '新首页' });
  await badge.filter({ hasText: '影响 1 个渠道、16 个站点' }).waitFor();
  const changed = await colour();
  expect(await badge.textContent()).not.toContain('风险');
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '5265', 'ads', 'conversionId'],
    value: '0009999999',
  });
  await badge.filter({ hasText: '1 项风险' }).waitFor();
  const risky = await colour();
  expect(new Set([calm, changed, risky]).size).toBe(3);
  expect(await axe(page)).toEqual([]);
  // What does not fit begins at its beginning.
  await page.setViewportSize({ width: 1024, height: 768 });
  const isCutAtStart = await badge.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left < element.getBoundingClientRect().left;
  });
  expect(isCutAtStart).toBe(false);
  await page.close();
});

test('a picture of the draft has its line in the plan and in the save, which counts it among what is written', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" /></svg>';
  const asset = site.ops.pictures.add('/assets/brands/fast-loan/logo', 'svg', Buffer.from(drawing));
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', 'fast-loan', 'logo'], value: asset });
  const { page, trouble } = await site.open('#/know');
  const edit = page
    .getByRole('insertion')
    .filter({ hasText: asset.replace('/assets/brands/', '') })
    .first();
  await edit.locator(`img[src$="${asset}"]`).waitFor();
  await page.evaluate(() => {
    location.hash = '#/save';
  });
  await page.getByText(`其中 1 个图片：public${asset}`).waitFor();
  await page.getByRole('button', { name: '保存 2 个文件', exact: true }).waitFor();
  const file = fileOf(page, `public${asset}`);
  await file.getByText('新图片').waitFor();
  expect(await file.getByRole('button').count()).toBe(0);
  await fileOf(page, 'brands.json').getByRole('insertion').locator(`img[src$="${asset}"]`).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});
