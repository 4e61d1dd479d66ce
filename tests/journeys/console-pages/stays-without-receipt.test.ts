import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const told = () => JSON.stringify(JSON.parse(site.text('definitions/pages/form-package.json')).body);
const title = '提交后留在本页，但这一页没有这张表单的提交回执';

test('a form after which visitors stay without a receipt says so where that is chosen, and gets the receipt in one step', async () => {
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open(
    `#/pages/form-package?at=${encodeURIComponent('/body/2/onResult/cases/0')}`,
  );
  const ends = page.getByRole('region', { name: '提交之后' });
  await ends.getByRole('combobox', { name: '提交成功（返回码 200）' }).waitFor();
  await page.getByLabel('怎样处理').first().selectOption({ index: 2 });
  const message = page.getByRole('combobox', { name: /^留在本页并显示这条消息/ });
  await message.fill('已收到');
  await page
    .getByRole('option', { name: /问题已收到/ })
    .first()
    .waitFor();
  await message.press('ArrowDown');
  await message.press('Enter');
  const add = page.getByRole('button', { name: /^在这一页加上提交回执/ });
  await ends.getByText(title).waitFor();
  // At the choice itself as well as in the overview.
  await eventually(() => add.count(), 2);
  expect(await page.getByText(/leadReceipt/).count()).toBe(0);
  await page.goto(page.url().replace(/#.*/, '#/forms/form-package'));
  const overview = page.getByRole('region', { name: '提交之后' });
  await overview.getByText(title).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('button', { name: '1 个错误', exact: true }).click();
  const list = page.getByRole('complementary', { name: '问题' });
  await list.getByText('在这一页加上提交回执，访客才知道收到没有、接下来怎样').first().waitFor();
  expect(await list.getByText(/leadReceipt/).count()).toBe(0);
  await list.getByRole('button', { name: '关闭' }).click();
  const before = site.ops.draft.undoCount;
  await overview.getByRole('button', { name: /^在这一页加上提交回执/ }).click();
  await eventually(async () => told().includes('"forms":["form-package"]'), true);
  expect(site.ops.draft.undoCount).toBe(before + 1);
  await eventually(() => overview.getByText(title).count(), 0);
  await page.getByRole('button', { name: /^撤销/ }).first().click();
  await eventually(async () => told().includes('"forms":["form-package"]'), false);
  await overview.getByText(title).waitFor();
  expect(site.ops.draft.undoCount).toBe(steps + 2);
  expect(trouble).toEqual([]);
  await page.close();
});
