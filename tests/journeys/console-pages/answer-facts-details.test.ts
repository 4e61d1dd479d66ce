import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { axe } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

// In `npm test` answer-conditions.test.ts has the same picker on answers of the open form, and
// tests/ops/conditions/answer-labels.test.ts the words of the values.
const site = sharedConsole((dir) => {
  rmSync(dir, { recursive: true });
  cpSync(join(root, 'examples/event-registration'), dir, { recursive: true });
});
const file = 'definitions/pages/thanks.json';
interface Receipt {
  accepted: { showWhen?: object }[];
}
const condition = () =>
  (JSON.parse(site.text(file)) as { body: Receipt[] }).body[1]?.accepted[0]?.showWhen ?? null;

test('a block is shown by what a form was answered: the values are worded as its options, and each edit is written', async () => {
  const { page, trouble } = await site.open('#/pages/thanks');
  await page.locator('li[data-item="/body/1"] [data-head]').first().click();
  const card = page.locator('li[data-item="/body/1/accepted/0"]');
  await card.locator('[data-head]').click();
  const row = card.locator('div', { has: page.getByText('怎么参加 answer.attendance') }).last();
  await row.getByText('到现场').waitFor();
  expect(await axe(page)).toEqual([]);
  // Another answer by its words, then everybody else, then whoever has not answered.
  const values = card.getByLabel('怎么参加 answer.attendance的值');
  await values.fill('直播');
  await page.getByRole('option', { name: /看直播/ }).click();
  await eventually(async () => condition(), { 'answer.attendance': ['hall', 'online'] });
  await card.getByRole('button', { name: '去掉 hall', exact: true }).click();
  await eventually(async () => condition(), { 'answer.attendance': 'online' });
  await card.getByLabel('怎么参加 answer.attendance：是或不是').selectOption('不是');
  await eventually(async () => condition(), { 'answer.attendance': { not: 'online' } });
  await card.getByLabel('没有回答，或还没有提交').click();
  await eventually(async () => condition(), { 'answer.attendance': { not: [null, 'online'] } });
  expect(await axe(page)).toEqual([]);
  // Taken out, nothing of the condition stays; it is offered again by its name, and is written with its first value.
  await card.getByRole('button', { name: /怎么参加 answer.attendance$/ }).click();
  await eventually(async () => condition(), null);
  await card.getByRole('button', { name: '+ 按访客情况显示' }).click();
  await card.getByLabel('添加条件').first().selectOption('answer.attendance');
  const first = card.getByRole('combobox', { name: '怎么参加 answer.attendance是', exact: true });
  await first.waitFor();
  expect(condition()).toBe(null);
  await first.selectOption('online');
  await eventually(async () => condition(), { 'answer.attendance': 'online' });
  expect(trouble).toEqual([]);
  await page.close();
});
