import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const company = () =>
  site.entries<{ companyName: string }>('brands.json', 'brands')['quick-loan']?.companyName;

// In `npm test` impact-and-preview.test.ts confirms a risk and saves.
test('another company of a brand is a risk, to which the save view leads, and a confirmation survives a look at the plan', async () => {
  const { page, trouble } = await site.open('#/brands/quick-loan');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: '运营公司', exact: true });
  await field.fill('厦门另一家示例网络科技有限公司');
  await field.blur();
  await eventually(async () => company(), '厦门另一家示例网络科技有限公司');
  await page.getByRole('navigation').getByRole('link', { name: '保存', exact: true }).click();
  await main.getByText('项风险没有确认').waitFor({ timeout: 0 });
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('button', { name: '去那里' }).click();
  const confirm = main.getByRole('checkbox', { name: '这是我要的' });
  expect(await confirm.first().evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await main.getByRole('link', { name: '查看影响' }).click();
  await main.getByRole('heading', { name: '风险', exact: true }).waitFor();
  await main.getByRole('link', { name: '查看改动并保存' }).click();
  expect(await confirm.first().isChecked()).toBe(true);
  for (const one of await confirm.all()) await one.check();
  await main.getByRole('button', { name: /^保存 \d+ 个文件$/ }).click();
  await main.getByRole('region', { name: '保存的内容' }).waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});
