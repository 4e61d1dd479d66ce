import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('a text is typed over also where it is pressed beside its letters, and one of the brand leads to the brand', async () => {
  const { page, trouble } = await site.open('#/pages/form-package');
  const phone = phoneOf(page);
  const editor = phone.locator('[data-funnel-editor]');
  await phone.getByRole('heading', { name: '填写申请信息' }).waitFor();
  // Each heading is as wide as the page: its middle is beside its letters.
  for (const name of ['填写申请信息', '申请信息', '费用说明']) {
    await eventually(async () => {
      // Until the app has started, a press is a visitor's.
      if (!(await editor.isVisible())) await phone.getByRole('heading', { name, exact: true }).click();
      return editor.isVisible();
    }, true);
    expect(await editor.inputValue()).toBe(name);
    await page.keyboard.press('Escape');
    await eventually(() => editor.count(), 0);
  }
  await phone.getByText('400-000-0101').first().click();
  await page.getByText('这段文字不在页面上改').waitFor();
  const link = page.getByRole('status').getByRole('link', { name: /投诉电话/ });
  expect(await link.first().getAttribute('href')).toContain('#/brands/');
  expect(site.ops.draft.undoCount).toBe(0);
  // The title of a sheet stands above its page.
  await page.goto(page.url().replace(/#.*/, '#/pages/link-refused'));
  await phone.getByText('没有用链接登录').waitFor();
  await eventually(async () => {
    if (!(await editor.isVisible())) await phone.getByRole('heading', { name: '链接没有登录成功' }).click();
    return editor.isVisible();
  }, true);
  expect(await editor.inputValue()).toBe('链接没有登录成功');
  // What opens it is named beside the phone, at its addresses and in the list.
  await page.getByText('全站设置在访客刚进来的那一页上面弹出它').waitFor();
  await page.getByText('从这些地方进入 (1)').waitFor();
  expect(await page.getByText('还没有任何地方链接到它').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});
