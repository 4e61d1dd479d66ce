import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'definitions/pages/user-agreement.json';
const firstHeading = () => JSON.parse(site.text(file)).body[0].sections[0].heading as string;

test('an agreement is in the phone and its card open at once, with the caret where one types', async () => {
  const { page, trouble } = await site.open('#/pages/user-agreement');
  const sheet = phoneOf(page).getByRole('dialog');
  // Nothing was pressed.
  await sheet.getByRole('heading', { name: firstHeading() }).waitFor({ timeout: 0 });
  const text = page.locator('textarea[data-document]');
  expect(await text.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('零、');
  await eventually(async () => firstHeading().startsWith('零、'), true);
  // The phone shows the draft again, in its sheet.
  await sheet.getByRole('heading', { name: firstHeading() }).waitFor({ timeout: 0 });
  // The date of the version is still that of the text before: one press changes it, one undo brings it back.
  const dateOf = () => JSON.parse(site.text(file)).body[0].updated as string;
  const was = dateOf();
  await page.getByText(`正文改了，更新日期还是 ${was}。`).waitFor();
  await page.getByRole('button', { name: /^改为今天 / }).click();
  await page.getByText('正文改了，更新日期还是').waitFor({ state: 'detached' });
  expect(dateOf()).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(dateOf()).not.toBe(was);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => dateOf() === was && firstHeading().startsWith('零、'), true);
  // The card can be closed, and stays closed.
  const head = page.locator('li[data-item="/body/0"] [data-head]');
  await head.click();
  await text.waitFor({ state: 'detached' });
  expect(await head.getAttribute('aria-expanded')).toBe('false');
  await head.click();
  await text.waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

/** How far the page in the sheet is scrolled, px. */
const scrolled = (page: Page) =>
  phoneOf(page)
    .locator('dialog[open] [data-page]')
    .evaluate((one) => {
      let scroller: Element | null = one;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement;
      return scroller?.scrollTop ?? -1;
    });

test('an agreement is in the phone letter by letter, and the phone stays where it was scrolled when the draft has them', async () => {
  const { page, trouble } = await site.open('#/pages/user-agreement');
  const sheet = phoneOf(page).getByRole('dialog');
  const section = JSON.parse(site.text(file)).body[0].sections[1] as {
    heading: string;
    paragraphs: string[];
  };
  const [paragraph = ''] = section.paragraphs;
  await sheet.getByText(paragraph, { exact: true }).waitFor({ timeout: 0 });
  const place = sheet.getByRole('heading', { name: section.heading });
  await place.evaluate((one) => one.scrollIntoView());
  await eventually(async () => (await scrolled(page)) > 100, true);
  const before = await scrolled(page);
  const text = page.locator('textarea[data-document]');
  await text.evaluate(
    (one: HTMLTextAreaElement, end) => {
      one.focus();
      one.setSelectionRange(end, end);
    },
    (await text.inputValue()).indexOf(paragraph) + paragraph.length,
  );
  const held: Route[] = [];
  await page.route('**/api/edit', (route) => void held.push(route));
  await page.keyboard.type('甲');
  await sheet.getByText(`${paragraph}甲`, { exact: true }).waitFor();
  // Of two texts that are typed in the same pause both are shown.
  await text.evaluate(
    (one: HTMLTextAreaElement, end) => {
      one.setSelectionRange(end, end);
    },
    (await text.inputValue()).indexOf(section.heading) + section.heading.length,
  );
  await page.keyboard.type('乙');
  await sheet.getByRole('heading', { name: `${section.heading}乙` }).waitFor();
  await page.keyboard.press('Backspace');
  await place.waitFor();
  await sheet.getByText(`${paragraph}甲`, { exact: true }).waitFor();
  expect(JSON.parse(site.text(file)).body[0].sections[1]).toEqual(section);
  await page.unroute('**/api/edit');
  for (const route of held) await route.continue();
  const loaded = page.waitForEvent('frameattached');
  await text.blur();
  await loaded;
  await eventually(
    async () => JSON.parse(site.text(file)).body[0].sections[1].paragraphs[0],
    `${paragraph}甲`,
  );
  // The page of the draft takes the place of the other one, which had the letters too, where the operator was looking.
  await page.locator('iframe[data-coming]').waitFor({ state: 'detached', timeout: 0 });
  await sheet.getByText(`${paragraph}甲`, { exact: true }).waitFor({ timeout: 0 });
  expect(await scrolled(page)).toBe(before);
  expect(trouble).toEqual([]);
  await page.close();
});
