import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('a host that begins from the default one has all of it but its note', async () => {
  const { page, trouble } = await site.open('#/hosts');
  await page.getByRole('button', { name: '新增…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称（英文 id）').fill('new.example');
  await dialog.getByText('不复制样板自己的：备注。').waitFor();
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  const hosts = () => site.entries('hosts.json', 'hosts');
  await eventually(async () => 'new.example' in hosts(), true);
  const { note, ...rest } = hosts().default as { note: string };
  expect(note).not.toBe('');
  expect(hosts()['new.example']).toEqual(rest);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a brand that begins from another one asks for its own name, and has no picture of the other', async () => {
  const { page, trouble } = await site.open('#/brands');
  await page.getByRole('button', { name: '新增…' }).click();
  const dialog = page.getByRole('dialog');
  const focused = () => dialog.locator(':focus').getAttribute('id');
  // What is refused gets the focus: the first field that is wrong.
  const id = dialog.getByLabel('名称（英文 id）');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await eventually(focused, await id.getAttribute('id'));
  await id.fill('new-brand');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await dialog.getByRole('alert').getByText('不能为空').waitFor();
  await eventually(focused, await dialog.getByLabel('品牌名').getAttribute('id'));
  // Refused again with the same reason, it gets the focus again.
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await eventually(focused, await dialog.getByLabel('品牌名').getAttribute('id'));
  await dialog.getByLabel('品牌名').fill('新牌子');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  const brands = () => site.entries<Record<string, unknown>>('brands.json', 'brands');
  await eventually(async () => brands()['new-brand']?.name, '新牌子');
  const [template = ''] = Object.keys(brands());
  expect(brands()['new-brand']?.theme).toEqual(brands()[template]?.theme);
  expect(JSON.stringify(brands()['new-brand'])).not.toContain('/assets/');
  await page.getByRole('heading', { name: 'new-brand' }).waitFor();
  // No brand must have a picture: all that is said of it is that nothing uses it.
  await page.getByRole('banner').getByRole('button', { name: '1 个提醒' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a channel that begins from another one has all of it but its own number at the ad network', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('负责人').fill('李雷');
  await dialog.getByLabel('渠道', { exact: true }).fill('91001');
  const like = dialog.getByRole('combobox', { name: '以它为样板' });
  await like.fill('56111');
  await dialog.getByText('没有这一个').waitFor();
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  const channels = () => site.entries<Record<string, unknown>>('channels.json', 'channels');
  // Nothing is made from what is not there.
  await dialog.getByText('没有这一个').waitFor();
  expect(channels()).not.toHaveProperty('91001');
  await like.fill('5611');
  await dialog.getByText('不复制样板自己的：转化编号').waitFor();
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await eventually(async () => '91001' in channels(), true);
  expect(channels()['91001']).toMatchObject({ cityRule: channels()['5611']?.cityRule, owner: '李雷' });
  expect(JSON.stringify(channels()['91001'])).not.toContain('conversionId');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a city rule begins from one that is found by its city and by what it leads to', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('规则', { exact: true }).fill('nanjing-skip-form');
  await dialog.getByRole('combobox', { name: '以它为样板' }).fill('北京 跳过表单');
  await page.getByRole('option', { name: /beijing-skip-form/ }).click();
  const rules = () => site.entries<{ cities: string[]; set: unknown }>('definitions/cities.json', 'rules');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await eventually(async () => rules()['nanjing-skip-form'], rules()['beijing-skip-form']);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the channels of a city rule are one press away, and a long list has one scroll bar', async () => {
  const { page, trouble } = await site.open('#/cities?at=chengdu-download');
  await page.getByRole('link', { name: '2 个渠道在用' }).click();
  await page.getByRole('heading', { name: '渠道', level: 1 }).waitFor();
  await page.getByText(/^2 \/ \d+ 行/).waitFor();
  await page.evaluate(() => {
    location.hash = '#/pages';
  });
  await page.getByRole('heading', { name: '页面', level: 1 }).waitFor();
  const root = page.locator('html');
  await eventually(() => root.evaluate((one) => one.scrollHeight > one.clientHeight), false);
  expect(trouble).toEqual([]);
  await page.close();
});
