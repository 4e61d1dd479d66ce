import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'definitions/pages/car-problem.json';
const heroAt = () =>
  (JSON.parse(site.text(file)) as { body: { type: string }[] }).body.findIndex(({ type }) => type === 'hero');
const cardOf = (at: number) => `#/pages/car-problem?at=${encodeURIComponent(`/body/${at}/title`)}`;
const titleOf = (page: Page) => page.locator(`[data-at="/body/${heroAt()}/title"]`);

/** Leaves the view by a link and comes back to it. */
async function leaveAndReturn(page: Page, address: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/messages`);
  await page.getByRole('heading', { level: 1, name: '文案' }).waitFor();
  await page.goto(`${page.url().split('#')[0]}${address}`);
}

test('a text that is too long for its field stays in it with the reason when the view is left and opened again', async () => {
  const before = site.text(file);
  const { page, trouble } = await site.open(cardOf(heroAt()));
  const input = titleOf(page).locator('input, textarea');
  const long = '长'.repeat(700);
  await input.fill(long);
  await input.blur();
  const reason = titleOf(page).getByText(/^最多 \d+ 个字/);
  await reason.waitFor();
  await leaveAndReturn(page, cardOf(heroAt()));
  await reason.waitFor();
  expect(await input.inputValue()).toBe(long);
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  expect(await axeInFullRun(page)).toEqual([]);
  // Over a reload as well.
  await page.reload();
  await reason.waitFor();
  expect(await input.inputValue()).toBe(long);
  expect(site.text(file)).toBe(before);
  // The save view lists what it would leave out, with the way to it.
  await page.goto(`${page.url().split('#')[0]}#/save`);
  const listed = page.getByRole('region', { name: '没有写入草稿的' });
  await listed.getByText('“长长长').waitFor();
  await listed.getByRole('link').click();
  await reason.waitFor();
  // Corrected, it is written and forgotten.
  await input.fill('改短了');
  await input.blur();
  await eventually(async () => site.text(file).includes('"改短了"'), true);
  await leaveAndReturn(page, cardOf(heroAt()));
  await eventually(() => input.inputValue(), '改短了');
  expect(await reason.count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

inFullRun(
  'a text is not lost where the view is left by Back before the field has lost the focus',
  async () => {
    const { page, trouble } = await site.open('#/messages');
    await page.goto(`${page.url().split('#')[0]}${cardOf(heroAt())}`);
    const input = titleOf(page).locator('input, textarea');
    const before = site.text(file);
    await input.fill('长'.repeat(700));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '文案' }).waitFor();
    await page.goForward();
    await titleOf(page)
      .getByText(/^最多 \d+ 个字/)
      .waitFor();
    expect(site.text(file)).toBe(before);
    await input.fill('马上离开');
    await page.goBack();
    await eventually(async () => site.text(file).includes('"马上离开"'), true);
    expect(trouble).toEqual([]);
    await page.close();
  },
);

inFullRun(
  'an agreement that cannot be read, and a number of a condition, stay as they were typed',
  async () => {
    const agreement = 'definitions/pages/user-agreement.json';
    const { page, trouble } = await site.open('#/pages/user-agreement');
    const document = page.locator('textarea[data-document]');
    const before = site.text(agreement);
    const typed = `没有标题的一段\n\n${await document.inputValue()}`;
    await document.fill(typed);
    await document.blur();
    await leaveAndReturn(page, '#/pages/user-agreement');
    await eventually(() => document.inputValue(), typed);
    expect(await document.getAttribute('aria-invalid')).toBe('true');
    expect(site.text(agreement)).toBe(before);
    const form = 'definitions/forms/car-valuation.json';
    const showWhenAnswers = { mileage: { atLeast: 3.5 } };
    site.edit({ do: 'set', file: form, path: ['fields', 3, 'showWhenAnswers'], value: showWhenAnswers });
    const card = `#/forms/car-valuation?at=${encodeURIComponent('/fields/3/showWhenAnswers')}`;
    const limit = page.getByLabel('行驶里程 mileage：与哪个数比较');
    await leaveAndReturn(page, card);
    await limit.fill('三万');
    await limit.blur();
    await leaveAndReturn(page, card);
    await eventually(() => limit.inputValue(), '三万');
    expect(await limit.getAttribute('aria-invalid')).toBe('true');
    await limit.fill('4');
    await limit.blur();
    await eventually(async () => site.text(form).includes('"atLeast": 4'), true);
    await leaveAndReturn(page, card);
    await eventually(() => limit.inputValue(), '4');
    expect(trouble).toEqual([]);
    await page.close();
  },
);
