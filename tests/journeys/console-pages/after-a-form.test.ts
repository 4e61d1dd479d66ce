import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
interface PageFile {
  outcomes: string[];
  body: { type: string; forms?: string[]; onResult?: { cases: { code: number; finish?: string }[] } }[];
}
const pageFile = (id: string) => JSON.parse(site.text(`definitions/pages/${id}.json`)) as PageFile;
const saved = (id: string) =>
  pageFile(id).body.find(({ type }) => type === 'form')?.onResult?.cases[0]?.finish;
const errors = async () => {
  const { problems } = await site.ops.analysis.problemsOf(site.ops.revision);
  return problems.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
};

test('a form in steps says what follows it, gets a thank-you page of its own in one step and one undo, and leads to another page from its block', async () => {
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/forms/form-package');
  const ends = page.getByRole('region', { name: '提交之后' });
  const after = ends.getByRole('combobox', { name: '提交成功（返回码 200）' });
  await eventually(() => after.inputValue(), 'success');
  expect(await ends.getByRole('combobox', { name: '其他返回码' }).inputValue()).toBe('failure');
  await ends.getByRole('link', { name: '看这张去向表' }).first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  // Of any other code the new page explains it, and is no thank-you page.
  await ends.getByRole('button', { name: '新建说明页…' }).click();
  await dialog.getByText('到这一页的访客：其他返回码。').waitFor();
  expect(await dialog.getByLabel('名称（英文 id）').inputValue()).toBe('form-package-refusal');
  await page.keyboard.press('Escape');
  await ends.getByRole('button', { name: '新建感谢页…' }).click();
  await dialog.getByText('到这一页的访客：提交成功（返回码 200）。').waitFor();
  expect(await dialog.getByLabel('名称（英文 id）').inputValue()).toBe('form-package-thanks');
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByLabel('首屏标题').fill('谢谢您');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('heading', { name: '谢谢您', level: 1 }).waitFor();
  expect(site.ops.draft.undoCount).toBe(steps + 1);
  expect(saved('form-package')).toBe('seeFormPackageThanks');
  const receipt = pageFile('form-package-thanks').body.find(({ type }) => type === 'leadReceipt');
  expect(receipt?.forms).toEqual(['form-package']);
  expect(await errors()).toEqual([]);
  await page.getByText('从这些地方进入 (1)').waitFor();
  // The block that shows the form says the same, and leads elsewhere.
  await page.goto(page.url().replace(/#.*/, `#/pages/form-package?at=${encodeURIComponent('/body/2')}`));
  await eventually(() => after.inputValue(), 'formPackageThanks');
  await after.selectOption('carProblem');
  await eventually(async () => saved('form-package'), 'seeCarQuestions');
  expect(JSON.stringify(pageFile('car-problem'))).toContain('"form-package"');
  await after.selectOption({ label: '成功去向' });
  await eventually(async () => saved('form-package'), 'formSaved');
  expect([...pageFile('form-package').outcomes].sort()).toEqual(['formRefused', 'formSaved']);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a form on many pages says for each where it leads, and one after which visitors stay can lead to a page', async () => {
  const { page, trouble } = await site.open('#/forms/sms-login');
  const ends = page.getByRole('region', { name: '提交之后' });
  const first = ends.getByText('在页面“手机号登录”上');
  await first.waitFor();
  expect(await ends.getByRole('combobox').count()).toBe(0);
  await first.click();
  await ends.getByRole('combobox', { name: '提交成功（返回码 200）' }).first().waitFor();
  await ends.getByText('填错或没收到时，留在表单并提示（6 种）').first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.goto(page.url().replace(/#.*/, '#/forms/car-question'));
  const after = ends.getByRole('combobox', { name: '提交成功（返回码 200）' });
  await eventually(
    () => after.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text.slice(0, 7)),
    '留在本页，显示',
  );
  // The page tells receipts: it tells that of this form, too.
  await after.selectOption('successDownload');
  await eventually(async () => saved('car-problem'), 'seeSuccessDownload');
  expect(JSON.stringify(pageFile('success-download'))).toContain('"car-question"');
  expect(await errors()).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a page to which only refusals lead shows after a form what was refused, and by which code', async () => {
  const { page, trouble } = await site.open('#/pages/fail-page');
  await page.getByLabel('状态').selectOption({ label: '提交之后' });
  await page.getByText('服务器返回 其余返回码（如 4220） 的访客来到这一页，看到的就是这样。').waitFor();
  const phone = page.frameLocator('iframe[aria-hidden=false]');
  await phone.locator('[data-receipt=refused]').getByText('4220').waitFor();
  expect(await phone.locator('[data-receipt=accepted]').count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});
