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
  await choose(page, '平常');
  await phone.locator('form[data-form=carloan]').waitFor({ timeout: 0 });
  expect(await phone.locator('form[data-form=carloan] [aria-invalid=true]').count()).toBe(0);
  expect(trouble).toEqual([]);
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
