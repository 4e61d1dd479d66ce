import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
interface Host {
  brand?: { id?: string };
  relogin?: boolean;
}
const hosts = () => site.entries<Host>('hosts.json', 'hosts');
const brands = () => site.entries<{ companyName: string; complaintPhone?: string }>('brands.json', 'brands');

// In `npm test` table-views.test.ts keeps a view of channels, and entry-tables.test.ts of the tables has their columns.
test('hosts are a table as well: several get a brand in one step, and a view of it is kept under a name', async () => {
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/hosts');
  await page.getByRole('link', { name: '看成表格' }).click();
  const grid = page.getByRole('grid');
  await grid.getByText('m.example').first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByLabel('在所有列中筛选').fill('.example');
  await grid.locator('tbody tr').first().getByRole('checkbox').check();
  await grid.locator('tbody tr').nth(1).getByRole('checkbox').check();
  const bulk = page.getByRole('region', { name: '已选 2 行' });
  await bulk.getByLabel('批量设置').selectOption({ label: '品牌' });
  await bulk.getByLabel('值', { exact: true }).selectOption('quick-loan');
  await bulk.getByRole('button', { name: '设置', exact: true }).click();
  await eventually(
    async () =>
      Object.values(hosts())
        .slice(1, 3)
        .map(({ brand }) => brand?.id),
    ['quick-loan', 'quick-loan'],
  );
  expect(site.ops.draft.undoCount).toBe(steps + 1);
  await page.getByRole('button', { name: '列和视图…' }).click();
  const dialog = page.getByRole('dialog', { name: '站点表的列和视图' });
  await dialog.getByLabel('入口', { exact: true }).uncheck();
  await dialog.getByLabel('把现在的样子保存为').fill('活动站点');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // The address follows after a pause: a reload before it opens what it says.
  await page.waitForURL(/columns=/);
  await page.reload();
  await grid.getByText('m.example').first().waitFor();
  expect(await page.getByRole('combobox', { name: '保存的视图' }).inputValue()).toBe('活动站点');
  expect(await grid.getByRole('columnheader', { name: '入口' }).count()).toBe(0);
  await grid.getByRole('link', { name: '打开 m.example' }).click();
  await page.getByRole('heading', { level: 1, name: 'm.example' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('brands are a table as well, whose cells are edited', async () => {
  const { page, trouble } = await site.open('#/brand-table?columns=complaintPhone,name');
  const grid = page.getByRole('grid');
  await grid.getByText('quick-loan').first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  const row = grid.locator('tbody tr').filter({ hasText: 'quick-loan' });
  await row.locator('td').nth(2).click();
  await page.keyboard.type('400-000-0199');
  await page.keyboard.press('Enter');
  await eventually(async () => brands()['quick-loan']?.complaintPhone, '400-000-0199');
  await page.getByRole('link', { name: '逐个编辑' }).click();
  await page.getByRole('navigation', { name: '品牌', exact: true }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('variants are a table as well, with who applies them, and a view of it is kept', async () => {
  const variants = () => site.entries<{ icp?: string }>('brands.json', 'variants');
  const [id = ''] = Object.keys(variants());
  const { page, trouble } = await site.open('#/variants');
  await page.getByRole('link', { name: '看成表格' }).click();
  const grid = page.getByRole('grid');
  await grid.getByText(id).first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('button', { name: '列和视图…' }).click();
  const dialog = page.getByRole('dialog', { name: '变体表的列和视图' });
  await dialog.getByLabel('运营公司', { exact: true }).uncheck();
  await dialog.getByLabel('把现在的样子保存为').fill('备案');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.waitForURL(/columns=/);
  await page.reload();
  await grid.getByText(id).first().waitFor();
  expect(await page.getByRole('combobox', { name: '保存的视图' }).inputValue()).toBe('备案');
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  expect(heads.join(' ')).toContain('谁在用');
  const at = heads.findIndex((head) => head.startsWith('ICP'));
  await grid.locator('tbody tr', { hasText: id }).locator('td').nth(at).click();
  await page.keyboard.type('苏ICP备1号');
  await page.keyboard.press('Enter');
  await eventually(async () => variants()[id]?.icp, '苏ICP备1号');
  await page.getByRole('link', { name: '逐个编辑' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
