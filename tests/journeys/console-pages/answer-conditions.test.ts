import { expect, test } from 'vitest';
import { axe } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'definitions/forms/car-valuation.json';
const fields = () =>
  (JSON.parse(site.text(file)) as { fields: { id: string; kind: string; showWhenAnswers?: object }[] })
    .fields;

test('the palette of a form has the kinds of other businesses, and the phone shows what is added', async () => {
  const { page, trouble } = await site.open('#/forms/car-valuation');
  await page.getByRole('button', { name: '添加字段…' }).click();
  const palette = page.getByRole('dialog');
  for (const kind of [
    'email',
    'url',
    'choices',
    'yesNo',
    'rating',
    'time',
    'dateRange',
    'figure',
    'group',
    'hidden',
  ]) {
    const offer = palette.getByRole('button', { name: new RegExp(`${kind}( |$)`) }).first();
    expect(await offer.locator('svg path').count(), kind).toBe(1);
  }
  await palette.getByRole('button', { name: /^评分.*rating/ }).click();
  await eventually(async () => fields().at(-1)?.kind, 'rating');
  const phone = page.frameLocator('iframe:not([inert])').last();
  await phone.locator('[data-field=rating] input[type=radio]').first().waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a condition on an answer is any test of the closed list, and another test keeps what it can', async () => {
  site.edit({
    do: 'set',
    file,
    path: ['fields', 3, 'showWhenAnswers'],
    value: { mileage: { atLeast: 3.5 } },
  });
  const { page, trouble } = await site.open('#/forms/car-valuation');
  await page.locator('li[data-item="/fields/3"] [data-head]').click();
  const condition = () => fields()[3]?.showWhenAnswers;
  const comparison = page.getByLabel('行驶里程 mileage：是或不是');
  expect(await comparison.inputValue()).toBe('atLeast');
  const limit = page.getByLabel('行驶里程 mileage：与哪个数比较');
  expect(await limit.inputValue()).toBe('3.5');
  // Every other answer is offered as a further condition, its own is not.
  const ids = fields().map(({ id }) => id);
  const offered = await page
    .locator('li[data-item="/fields/3"]')
    .getByLabel('添加条件')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(offered.filter((value) => value !== '').sort()).toEqual(
    ids.filter((id) => id !== ids[3] && id !== 'mileage').sort(),
  );
  expect(await axe(page)).toEqual([]);
  await limit.fill('4');
  await limit.press('Enter');
  await eventually(async () => condition(), { mileage: { atLeast: 4 } });
  await comparison.selectOption('小于');
  await eventually(async () => condition(), { mileage: { lessThan: 4 } });
  await comparison.selectOption('是否已填写');
  await eventually(async () => condition(), { mileage: { answered: true } });
  // A test without its value is not written.
  await comparison.selectOption('不是');
  expect(condition()).toEqual({ mileage: { answered: true } });
  const values = page.getByLabel('行驶里程 mileage的值');
  await values.fill('5');
  await values.press('Enter');
  await eventually(async () => condition(), { mileage: { not: '5' } });
  await comparison.selectOption('是');
  await eventually(async () => condition(), { mileage: '5' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a group comes with a field, its fields are cards that are added and changed, and the phone shows its entries', async () => {
  const { page, trouble } = await site.open('#/forms/car-valuation');
  await page.getByRole('button', { name: '添加字段…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^可重复填写.*group/ })
    .click();
  await eventually(async () => fields().at(-1)?.kind, 'group');
  const at = fields().length - 1;
  const group = () =>
    fields()[at] as unknown as { min: number; max: number; fields: { id: string; kind: string }[] };
  expect(group().fields).toHaveLength(1);
  const card = page.locator(`li[data-item="/fields/${at}"]`);
  const most = card.getByLabel('最多几项');
  await most.fill('3');
  await most.press('Enter');
  await eventually(async () => group().max, 3);
  const least = card.getByLabel('最少几项');
  await least.fill('2');
  await least.press('Enter');
  await eventually(async () => group().min, 2);
  await card.getByRole('button', { name: '添加每一项要填的字段…' }).click();
  const palette = page.getByRole('dialog');
  // What no entry has is not offered: a consent, an upload, another group.
  for (const kind of ['consent', 'photo', 'group'])
    expect(await palette.getByRole('button', { name: new RegExp(` ${kind}( |$)`) }).count(), kind).toBe(0);
  await palette.getByRole('button', { name: /^评分.*rating/ }).click();
  await eventually(async () => group().fields.at(-1)?.kind, 'rating');
  const phone = page.frameLocator('iframe:not([inert])').last();
  const id = group().fields.at(-1)?.id;
  const groupId = fields()[at]?.id;
  await phone.locator(`[data-field="${groupId}-2-${id}"] input[type=radio]`).first().waitFor({ timeout: 0 });
  expect(await axe(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

const steps = 'definitions/forms/form-package.json';
const stepFields = () =>
  (JSON.parse(site.text(steps)) as { fields: { id: string; kind: string; showWhenAnswers?: object }[] })
    .fields;
const indexOf = (id: string) => stepFields().findIndex((one) => one.id === id);

test('a new condition begins with a question that can be asked and one of its answers, and is never without a value', async () => {
  const before = site.text(steps);
  const at = indexOf('creditCard');
  const { page, trouble } = await site.open(`#/forms/form-package?at=${encodeURIComponent(`/fields/${at}`)}`);
  const card = page.locator(`li[data-item="/fields/${at}"]`);
  // Where either kind of condition is chosen, and where it is edited, it says what it asks for.
  const byVisitor = card.getByRole('button', { name: '+ 按访客情况显示' });
  expect(await byVisitor.getAttribute('title')).toMatch(/^看渠道、站点.+不看正在填写的表单/);
  await card.getByRole('button', { name: '+ 按本表单其他答案显示' }).click();
  await card.getByText('看访客在这张表单的其他字段里填了什么').waitFor();
  const add = card.getByLabel('添加条件');
  // What was added stands far above the button that added it.
  await eventually(() => add.evaluate((one) => one === document.activeElement), true);
  const offered = await add
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  // Not itself, not what waits for its answer, and nothing of a later step.
  expect(offered).toContain('occupation');
  for (const id of ['creditCard', 'creditCardLimit', 'name', 'agreeSharing'])
    expect(offered).not.toContain(id);
  await add.selectOption('house');
  await card.getByText('还没有值：选好或填好后才写入。').waitFor();
  expect(await card.locator('[aria-invalid=true]').count()).toBe(0);
  expect(site.text(steps)).toBe(before);
  await card.getByLabel('名下房产 house是').selectOption({ label: '无 none' });
  await eventually(async () => stepFields()[at]?.showWhenAnswers, { house: 'none' });
  // A consent is ticked or not, a number is given until it is compared.
  await add.selectOption('agreeTerms');
  await card.getByLabel('协议与隐私政策 agreeTerms是').selectOption('是');
  await add.selectOption('amount');
  await eventually(async () => stepFields()[at]?.showWhenAnswers, {
    house: 'none',
    agreeTerms: true,
    amount: { answered: true },
  });
  await page.getByRole('button', { name: '没有问题' }).waitFor();
  expect(await axe(page)).toEqual([]);
  // The last condition takes all of it out: nothing is left in the file.
  for (const name of ['名下房产 house', '协议与隐私政策 agreeTerms', '想借多少 amount'])
    await card.getByRole('button', { name: `删除：${name}` }).click();
  await eventually(async () => site.text(steps) === before, true);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a number that is none is counted by the card, the top bar, the problems and the save alike, until it is corrected', async () => {
  const at = indexOf('creditCard');
  site.edit({
    do: 'set',
    file: steps,
    path: ['fields', at, 'showWhenAnswers'],
    value: { amount: { answered: true } },
  });
  const address = `#/forms/form-package?at=${encodeURIComponent(`/fields/${at}`)}`;
  const { page, trouble } = await site.open(address);
  const card = page.locator(`li[data-item="/fields/${at}"]`);
  const count = page.locator('#problem-count');
  await card.getByLabel('想借多少 amount：是或不是').selectOption('大于');
  const limit = card.getByLabel('想借多少 amount：与哪个数比较');
  await limit.fill('abc');
  // Still being typed: nothing is red, and nothing is counted.
  expect(await limit.getAttribute('aria-invalid')).toBe('false');
  await limit.blur();
  await card.getByText('只能是数字').waitFor();
  await card.locator('[data-head]').first().getByText('1 处没有写入').waitFor();
  await count.getByText('1 处没有写入').waitFor();
  await count.click();
  const panel = page.getByRole('complementary', { name: '问题' });
  await panel.getByText('填的是“abc”').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#/save';
  });
  await page.getByText('没有写入草稿的').waitFor();
  await count.getByText('1 处没有写入').waitFor();
  // The link leads to the field as it was left.
  await page
    .getByRole('link', { name: /“信用卡”/ })
    .first()
    .click();
  await limit.waitFor();
  expect(await limit.inputValue()).toBe('abc');
  await limit.fill('5000');
  await limit.press('Enter');
  await eventually(async () => stepFields()[at]?.showWhenAnswers, { amount: { moreThan: 5000 } });
  await page.getByRole('button', { name: '没有问题' }).waitFor();
  // A condition that is emptied has lost its value, and counts as well; what is taken out counts no more.
  await limit.fill('');
  await limit.blur();
  await count.getByText('1 处没有写入').waitFor();
  await card.getByRole('button', { name: '去掉：按本表单其他答案显示' }).click();
  await page.getByRole('button', { name: '没有问题' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a question or an option that conditions name says where before it is deleted', async () => {
  const before = site.text(steps);
  const at = indexOf('occupation');
  const { page, trouble } = await site.open(`#/forms/form-package?at=${encodeURIComponent(`/fields/${at}`)}`);
  const card = page.locator(`li[data-item="/fields/${at}"]`);
  await card.getByRole('button', { name: /^删除：.*occupation/ }).click();
  const dialog = page.getByRole('dialog', { name: /^删除：/ });
  await dialog.getByText('还有 3 处用到它').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(site.text(steps)).toBe(before);
  const option = card.locator(`[data-item="/fields/${at}/options/0"]`);
  await option.getByRole('button', { name: /^删除：/ }).click();
  await dialog.getByText('还有 2 处用到它').waitFor();
  await dialog.getByRole('button', { name: '仍然删除' }).click();
  await page.getByRole('button', { name: '1 个错误', exact: true }).waitFor();
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => site.text(steps) === before, true);
  expect(trouble).toEqual([]);
  await page.close();
});
