import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { phoneOf } from '../harness/console-phone.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'definitions/pages/car-problem.json';
interface Item {
  type: string;
  title?: string;
  text?: string;
  items?: { question: string; answer: string }[];
}
const body = () => (JSON.parse(site.text(file)) as { body: Item[] }).body;
const hero = () => body().find(({ type }) => type === 'hero')?.title ?? '';
const heading = (page: Page, name: string) => phoneOf(page).getByRole('heading', { name, exact: true });

/** The notice that names the brand's telephone: where it stands, and its text as the draft has it. */
function noticeWithPhone(): [at: number, text: string] {
  const at = body().findIndex(({ text = '' }) => text.includes('{brand.complaintPhone}'));
  return [at, body()[at]?.text ?? ''];
}

/** A text as visitors with the default brand read it: from brands.json, and not by the renderer. */
function shownWith(text: string): string {
  const id = JSON.parse(site.text('brands.json')).default as string;
  const brand = site.entries<Record<string, string>>('brands.json', 'brands')[id] ?? {};
  return text.replace(/\{brand\.(\w+)\}/g, (_whole, key: string) => brand[key] ?? '');
}

/** Holds back every edit of the page. @returns lets them pass */
async function holdEdits(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/api/edit', (route) => void held.push(route));
  return async () => {
    await page.unroute('**/api/edit');
    for (const route of held) await route.continue();
  };
}

test('a text that is typed in its card is shown by the phone before the draft has it, key by key', async () => {
  const before = hero();
  const { page, trouble } = await site.open('#/pages/car-problem');
  await heading(page, before).waitFor({ timeout: 0 });
  await page.locator('[data-head]', { hasText: '首屏标题' }).click();
  const title = page.locator('li[data-item][data-open] [data-at$="/title"] input');
  const pass = await holdEdits(page);
  await title.press('End');
  await page.keyboard.type('A');
  await heading(page, `${before}A`).waitFor();
  await page.keyboard.type('B');
  await heading(page, `${before}AB`).waitFor();
  expect(hero()).toBe(before);
  // What is typed back is shown as it was.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await heading(page, before).waitFor();
  await page.keyboard.type('C');
  await heading(page, `${before}C`).waitFor();
  await pass();
  await title.blur();
  await eventually(async () => hero(), `${before}C`);
  // The page of the new draft has taken the place of the one in which the letters were changed.
  await phoneOf(page).locator('html').waitFor();
  await heading(page, `${before}C`).waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a text with a placeholder is shown key by key as well, with what the page fills in', async () => {
  const [at, stored] = noticeWithPhone();
  const before = shownWith(stored);
  const { page, trouble } = await site.open(`#/pages/car-problem?at=${encodeURIComponent(`/body/${at}`)}`);
  const shown = (text: string) => phoneOf(page).getByText(text, { exact: true });
  await shown(before).waitFor({ timeout: 0 });
  const pass = await holdEdits(page);
  const field = page.locator(`[data-at="/body/${at}/text"]`).locator('input, textarea');
  await field.press('Control+End');
  await page.keyboard.type('A');
  await shown(`${before}A`).waitFor();
  // A placeholder counts when its last brace is there.
  await page.keyboard.type('{brand.name');
  await shown(`${before}A{brand.name`).waitFor();
  await page.keyboard.type('}');
  const brand = shownWith('{brand.name}');
  expect(brand).not.toContain('{');
  await shown(`${before}A${brand}`).waitFor();
  expect(noticeWithPhone()[1]).toBe(stored);
  await pass();
  await field.blur();
  await eventually(async () => noticeWithPhone()[1], `${stored}A{brand.name}`);
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` a placeholder and the title of a block are typed.
inFullRun('of equal texts the phone changes the one that is typed', async () => {
  const at = body().findIndex(({ type }) => type === 'accordion');
  for (const item of [0, 1])
    site.edit({
      do: 'set',
      file,
      path: ['body', at, 'items', item, 'question'],
      value: '相同的问题？',
    });
  const { page, trouble } = await site.open(
    `#/pages/car-problem?at=${encodeURIComponent(`/body/${at}/items/1`)}`,
  );
  const questions = () => phoneOf(page).getByText('相同的问题？', { exact: true }).count();
  await eventually(questions, 2);
  const pass = await holdEdits(page);
  await page.locator(`[data-at="/body/${at}/items/1/question"]`).locator('input, textarea').press('End');
  await page.keyboard.type('X');
  await phoneOf(page).getByText('相同的问题？X', { exact: true }).waitFor();
  expect(await questions()).toBe(1);
  const order = await phoneOf(page)
    .getByText(/^相同的问题？X?$/)
    .allTextContents();
  expect(order).toEqual(['相同的问题？', '相同的问题？X']);
  await pass();
  expect(trouble).toEqual([]);
  await page.close();
});
