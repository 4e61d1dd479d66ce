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
  await dialog.getByLabel('名称（英文 id）').fill('new-brand');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await dialog.getByRole('alert').getByText('不能为空').waitFor();
  await dialog.getByLabel('品牌名').fill('新牌子');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  const brands = () => site.entries<Record<string, unknown>>('brands.json', 'brands');
  await eventually(async () => brands()['new-brand']?.name, '新牌子');
  const [template = ''] = Object.keys(brands());
  expect(brands()['new-brand']?.theme).toEqual(brands()[template]?.theme);
  expect(JSON.stringify(brands()['new-brand'])).not.toContain('/assets/');
  await page.getByRole('heading', { name: 'new-brand' }).waitFor();
  // The two pictures that a brand must have are reported as missing.
  await page.getByRole('button', { name: /2 个错误/ }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
