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
