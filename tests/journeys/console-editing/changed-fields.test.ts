import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('each changed field of a form shows its old value, and is reverted in its place', async () => {
  const brands = site.text('brands.json');
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  const brand = site.entries<{ name: string; slogan: string }>('brands.json', 'brands')[id];
  const { page, trouble } = await site.open(`#/brands/${id}`);
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: '品牌名', exact: true });
  await name.fill('新名字');
  await page.keyboard.press('Tab');
  const note = main.getByText('已改，原来是：');
  await note.waitFor();
  // Screen readers get it as well.
  const description = async () => {
    const by = (await name.getAttribute('aria-describedby')) ?? '';
    return page.evaluate((one) => document.getElementById(one)?.textContent, by);
  };
  expect(await description()).toContain(`已改，原来是：${brand?.name}`);
  site.edit({
    do: 'set',
    file: 'brands.json',
    path: ['brands', id, 'theme', 'primary'],
    value: '#123456',
  });
  await eventually(() => note.count(), 2);
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('button', { name: '恢复原值：品牌名' }).click();
  await eventually(() => note.count(), 1);
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await name.inputValue()).toBe(brand?.name);
  await main.getByRole('button', { name: /^恢复原值：/ }).click();
  await eventually(async () => site.text('brands.json'), brands);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a new host is marked as new once, and none of its fields as changed', async () => {
  const value = site.entries('hosts.json', 'hosts').default;
  site.edit({ do: 'set', file: 'hosts.json', path: ['hosts', 'm.new.example'], value });
  const { page } = await site.open('#/hosts/m.new.example');
  await page.getByText('新增的，还没有保存。').waitFor();
  expect(await page.getByText('已改，原来是：').count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.close();
});

test('a changed cell is marked, shows its old value, and is reverted by key or press', async () => {
  const before = site.text('channels.json');
  const { page, trouble } = await site.open('#/channels?at=5265&column=title');
  await page.locator('td[data-active]').waitFor();
  const marked = page.locator('td[data-changed]');
  expect(await marked.count()).toBe(0);
  await page.keyboard.type('改过的标题');
  await page.keyboard.press('Enter');
  await eventually(() => marked.count(), 1);
  expect(await marked.textContent()).toContain('已改，原来是：（无）');
  const back = page.getByRole('button', { name: /^恢复原值：5265/ });
  expect(await back.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await back.waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  const height = () => page.getByRole('grid').evaluate((grid) => grid.clientHeight);
  const high = await height();
  await page.keyboard.press('Alt+Backspace');
  await eventually(() => marked.count(), 0);
  expect(await height()).toBe(high);
  expect(site.text('channels.json')).toBe(before);
  // By the mouse; the focus returns to the table.
  await page.keyboard.type('又一个');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await back.click();
  await eventually(() => marked.count(), 0);
  await page.keyboard.press('ArrowDown');
  await eventually(() => page.locator('tr:has(td[data-active]) input').first().isChecked(), false);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-grid-input'))).toBe(true);
  expect(site.text('channels.json')).toBe(before);
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5264'], value: {} });
  await page.locator('td[data-changed]').filter({ hasText: '新增' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
