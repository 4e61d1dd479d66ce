import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const message = (id: string) => site.entries<string>('definitions/messages.json', 'messages')[id] ?? '';
const choose = (page: Page, state: string) => page.getByLabel('状态').selectOption({ label: state });

test('the phone beside a page of a form shows the errors of a press with nothing filled in, and what follows a lead', async () => {
  const { page, trouble } = await site.open('#/pages/carloan');
  const phone = phoneOf(page);
  await phone.locator('form[data-form=carloan]').waitFor({ timeout: 0 });
  expect(await axeInFullRun(page)).toEqual([]);
  await choose(page, '什么都没填就提交');
  await phone.locator('form[data-form=carloan] [aria-invalid=true]').first().waitFor({ timeout: 0 });
  await choose(page, '提交之后');
  await phone.locator('[data-receipt=accepted]').waitFor({ timeout: 0 });
  const { receipt } = JSON.parse(site.text('definitions/forms/carloan.json'));
  await phone.getByText(receipt.title).waitFor();
  await page.getByText('表单提交之后，访客来到').getByRole('link', { name: '打开那一页' }).waitFor();
  await choose(page, '平常');
  await phone.locator('form[data-form=carloan]').waitFor({ timeout: 0 });
  expect(await phone.locator('form[data-form=carloan] [aria-invalid=true]').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the phone shows what a visitor sees for each result code of the form, and the page stays where it was', async () => {
  const { page, trouble } = await site.open('#/pages/carloan');
  const phone = phoneOf(page);
  const form = phone.locator('form[data-form=carloan]');
  await form.waitFor({ timeout: 0 });
  const refused = message('form.refused');
  await choose(page, `4220 · ${refused}`);
  await form.getByText(refused).waitFor({ timeout: 0 });
  await page.getByText('服务器返回 4220，访客留在这一页').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await choose(page, '200 · 结束本页');
  await phone.locator('[data-receipt=accepted]').waitFor({ timeout: 0 });
  await page.getByText('服务器返回 200，访客来到').getByText('/car-loan-result').waitFor();
  await page.goto(`${page.url().split('#')[0]}#/pages/login-v1`);
  await phone.locator('form[data-form=sms-login]').waitFor({ timeout: 0 });
  const wrong = message('login.codeWrong');
  await page.getByLabel('状态').selectOption({ label: `4001 · ${wrong}` });
  await phone.locator('form[data-form=sms-login] [aria-invalid=true]').waitFor({ timeout: 0 });
  await phone.locator('form[data-form=sms-login]').getByText(wrong).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('beside a page its visitor opens it in WeChat or not', async () => {
  const hidden = { 'device.wechat': true };
  const file = 'definitions/pages/carloan.json';
  site.edit({
    do: 'insert',
    file,
    path: ['body', 2],
    value: {
      type: 'notice',
      id: 'only-there',
      tone: 'info',
      title: '只在微信里',
      text: '说明',
      showWhen: hidden,
    },
  });
  const { page } = await site.open('#/pages/carloan');
  const phone = phoneOf(page);
  await phone.locator('form[data-form=carloan]').waitFor({ timeout: 0 });
  expect(await phone.getByText('只在微信里').count()).toBe(0);
  await page.getByLabel('打开方式').selectOption({ label: '微信' });
  await phone.getByText('只在微信里').waitFor({ timeout: 0 });
  await page.close();
});

// In npm test a form has its states.
test('the phone beside a list of products shows it loading, empty and failed, and no other phone stays so', async () => {
  const { page } = await site.open('#/pages/loan-marketplace');
  const phone = phoneOf(page);
  await phone.getByText('查看详情').first().waitFor({ timeout: 0 });
  await choose(page, '服务器出错');
  await phone.getByText(message('list.failed')).waitFor({ timeout: 0 });
  await choose(page, '加载中');
  await phone.getByText(message('list.loading')).waitFor({ state: 'attached', timeout: 0 });
  await choose(page, '没有内容');
  const list = JSON.parse(site.text('definitions/pages/loan-marketplace.json')).body.find(
    ({ type }: { type: string }) => type === 'productList',
  );
  await phone.getByText(list.emptyTitle).waitFor({ timeout: 0 });
  await page.getByRole('link', { name: '在预览里打开' }).click();
  await phone.getByText('查看详情').first().waitFor({ timeout: 0 });
  await eventually(async () => page.url().includes('#/see'), true);
  await page.close();
});
