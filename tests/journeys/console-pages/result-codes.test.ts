import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'definitions/pages/form-package.json';
interface Case {
  code: number;
  stay?: string;
  show?: { at?: string; message?: string };
}
const cases = (): Case[] =>
  JSON.parse(site.text(file)).body.find(({ type }: { type: string }) => type === 'form').onResult.cases;

test('a new result code is one that its call answers, its message is chosen, and the next code is asked for', async () => {
  const { page, trouble } = await site.open('#/pages/form-package?at=/body/2/onResult/cases/0');
  const add = page.getByRole('button', { name: '添加一种返回码', exact: true });
  await add.click();
  await eventually(async () => cases().map(({ code }) => code), [200, 4220]);
  const card = page.locator('li[data-item="/body/2/onResult/cases/1"]');
  await card.getByLabel('怎样处理').selectOption({ label: '留在本页并显示这条消息' });
  await eventually(async () => cases()[1]?.stay, '');
  const message = card.getByRole('combobox').last();
  await message.fill('没有提交成功');
  await page.getByRole('option', { name: /form\.refused/ }).click();
  await eventually(async () => cases()[1]?.stay, 'form.refused');
  // Closed, the card says the words and not the id.
  await card.locator('[data-head]').click();
  await card.getByText('没有提交成功，请核对填写的内容后再提交').waitFor();
  expect(await card.getByText('form.refused').count()).toBe(0);
  // All codes of the call are there: nothing is written before the operator has typed one.
  await add.click();
  await page.getByLabel('哪个返回码？').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  expect(cases().length).toBe(2);
  await page.getByLabel('哪个返回码？').fill('4230');
  await page.keyboard.press('Enter');
  await eventually(async () => cases().map(({ code }) => code), [200, 4220, 4230]);
  expect(trouble).toEqual([]);
  await page.close();
});

const block = '/body/2/onResult/cases';
const setCases = (value: readonly object[]) =>
  site.edit({ do: 'set', file, path: ['body', 2, 'onResult', 'cases'], value: [...value] });
const own = () => JSON.parse(site.text(file)).body[2].onResult.cases[0];

test('a text that the message of a result code refused goes with its field, and can be dropped', async () => {
  setCases([own(), { code: 4220, stay: 'form.refused' }]);
  const { page, trouble } = await site.open(`#/pages/form-package?at=${block}/1`);
  const card = page.locator(`li[data-item="${block}/1"]`);
  const message = card.locator('[data-at$="/stay"] input');
  const count = page.locator('header').getByText(/1 处没有写入/);
  const refuse = async () => {
    await message.fill('自己写的一句话');
    await message.press('Enter');
    await count.waitFor();
  };
  await refuse();
  // Dropped from the list of problems, the field has its value again.
  await count.click();
  const listed = page.getByRole('region', { name: '没有写入草稿的' });
  expect(await axeInFullRun(page)).toEqual([]);
  await listed.getByRole('button', { name: /^放弃/ }).click();
  await count.waitFor({ state: 'detached' });
  await eventually(async () => (await message.inputValue()).includes('form.refused'), true);
  await refuse();
  await card.getByLabel('怎样处理').selectOption({ label: '结束本页' });
  await count.waitFor({ state: 'detached' });
  // It is deleted once its field has been gone for a moment.
  await page.waitForFunction(() => !JSON.stringify(sessionStorage).includes('自己写的一句话'));
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => cases()[1]?.stay, 'form.refused');
  await eventually(async () => (await message.inputValue()).includes('form.refused'), true);
  expect(await count.count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a new result code before another one is not compared with that', async () => {
  setCases([{ code: 4220, stay: 'form.refused' }, own()]);
  const { page, trouble } = await site.open(`#/pages/form-package?at=${block}/0`);
  await page.locator(`li[data-item="${block}/0"]`).getByLabel('怎样处理').waitFor();
  expect(await page.locator(`li[data-item="${block}/0"]`).getByText('已改，原来是').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a result code says a text of its own, which is written where it is chosen, in one step, and no other message changes', async () => {
  setCases([own(), { code: 4220, show: { at: 'form', message: 'form.refused' } }]);
  const messages = () => JSON.parse(site.text('definitions/messages.json')).messages;
  const before = messages();
  const { page, trouble } = await site.open(`#/pages/form-package?at=${block}/1`);
  const card = page.locator(`li[data-item="${block}/1"]`);
  const message = card.locator('[data-at$="/show/message"] input');
  const steps = site.ops.draft.undoCount;
  // What is typed and is no message is what the new one begins with.
  await message.fill('您最近申请过，请三个月后再来');
  await message.press('Enter');
  await card.getByRole('button', { name: '写一条新的文案…' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel('访客读到的文字');
  expect(await text.inputValue()).toBe('您最近申请过，请三个月后再来');
  await text.fill('');
  await dialog.getByRole('button', { name: '写入' }).click();
  await dialog.getByText('写一句文字').waitFor();
  await text.fill('您最近申请过，请 3 个月后再来');
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '写入' }).click();
  await eventually(async () => cases()[1]?.show?.message, 'own.formPackage.1');
  expect(messages()).toEqual({ ...before, 'own.formPackage.1': '您最近申请过，请 3 个月后再来' });
  expect(site.ops.draft.undoCount).toBe(steps + 1);
  await page.locator('header').getByText('没有问题').waitFor();
  await card.locator('[data-head]').click();
  await message.waitFor({ state: 'detached' });
  await card.getByText('您最近申请过，请 3 个月后再来').waitFor();
  // The phone sends the form, and the visitor reads it.
  await page.getByLabel('状态').selectOption({ label: '4220 · 您最近申请过，请 3 个月后再来' });
  await page
    .frameLocator('iframe[aria-hidden=false]')
    .getByText('您最近申请过，请 3 个月后再来')
    .first()
    .waitFor();
  await page.locator('body').press('Control+z');
  await eventually(async () => messages(), before);
  expect(cases()[1]?.show?.message).toBe('form.refused');
  expect(trouble).toEqual([]);
  await page.close();
});

test('the phone answers a code that the call does not list, which it says, and any other code', async () => {
  const said = { at: 'form', message: 'form.refused' };
  setCases([own(), { code: 4220, show: said }, { code: 4999, show: said }]);
  const { page, trouble } = await site.open(`#/pages/form-package?at=${block}/2`);
  const refused = page.frameLocator('iframe[aria-hidden=false]').getByText('没有提交成功，请核对').first();
  const states = page.getByLabel('状态');
  await states.selectOption({ label: '4999 · 没有提交成功，请核对填写的内容后再提交' });
  await refused.waitFor();
  const unlisted = page.getByText('接口没有列出返回码 4999，先核对有没有写错。');
  await unlisted.waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // All listed codes have a case: any other one may come all the same, and is refused.
  await states.selectOption({ label: '其余返回码（如 9999） · 结束本页' });
  await page.getByText('服务器返回 其余返回码（如 9999），访客来到').waitFor();
  await unlisted.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('what a result code still lacks is said where it is chosen, and a message is shown at a question', async () => {
  const { fields } = JSON.parse(site.text('definitions/forms/form-package.json'));
  const amount = fields.find(({ label }: { label?: string }) => label === '想借多少').id;
  setCases([own(), { code: 4220 }]);
  const { page, trouble } = await site.open(`#/pages/form-package?at=${block}/1`);
  const card = page.locator(`li[data-item="${block}/1"]`);
  await card.getByText('还没有选怎样处理').waitFor();
  const follows = card.getByLabel('怎样处理');
  await page.waitForFunction(() => document.querySelector('select[aria-invalid="true"]') !== null);
  expect(await follows.getAttribute('aria-invalid')).toBe('true');
  expect(await axeInFullRun(page)).toEqual([]);
  await follows.selectOption({ label: '在字段处显示消息' });
  await card.getByText('还没有选怎样处理').waitFor({ state: 'detached' });
  const at = card.locator('[data-at$="/show/at"] input, [data-at$="/show/at"] select');
  await card.getByText('整张表单').waitFor();
  await at.fill('想借多少');
  await at.press('Enter');
  await eventually(async () => cases()[1]?.show?.at, amount);
  expect(trouble).toEqual([]);
  await page.close();
});
