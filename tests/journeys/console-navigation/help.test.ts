import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const help = (page: Page) => page.getByRole('dialog', { name: /^(帮助：|Help: )/ });
const isInSearch = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox');
const titleCell = (page: Page) =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea'),
    ];
    return fields.some(({ value }) => value === '键盘帮助的标题');
  });

/** What each key does that the help lists under 到处; nothing else may stand there. */
const everywhere: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.keyboard.press('/');
    await eventually(() => isInSearch(page), true);
    // In the search it is a character.
    await page.keyboard.type('?');
    expect(await page.getByRole('combobox').first().inputValue()).toBe('?');
    expect(await help(page).count()).toBe(0);
  },
  Esc: async (page) => {
    await page.keyboard.press('Escape');
    expect(await page.getByRole('combobox').first().inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await eventually(() => isInSearch(page), false);
  },
  'Ctrl K': async (page) => {
    await page.keyboard.press('Control+k');
    await eventually(() => isInSearch(page), true);
    await page.keyboard.press('Escape');
  },
  'Ctrl Z': async (page) => {
    await page.locator('main').press('Control+z');
    await eventually(() => titleCell(page), false);
  },
  'Ctrl Shift Z': async (page) => {
    await page.locator('main').press('Control+Shift+z');
    await eventually(() => titleCell(page), true);
  },
  'Ctrl Y': async (page) => {
    await page.locator('main').press('Control+z');
    await eventually(() => titleCell(page), false);
    await page.locator('main').press('Control+y');
    await eventually(() => titleCell(page), true);
  },
  'Ctrl S': async (page) => {
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: '保存' }).first().waitFor();
  },
  '?': async (page) => {
    await page.locator('main').press('?');
    await help(page).waitFor();
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });
  },
};

test('the help lists the keys that work everywhere, and each does what it says', async () => {
  const { page, trouble } = await site.open('#/channels/5265');
  await page.getByRole('heading', { name: '渠道 5265' }).waitFor();
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '5265', 'title'],
    value: '键盘帮助的标题',
  });
  await eventually(() => titleCell(page), true);
  await page.locator('main').press('?');
  const table = help(page).getByRole('table', { name: '到处' });
  const listed = await table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.flatMap((row) =>
        [...row.querySelectorAll('th > span')].map((all) =>
          [...all.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
        ),
      ),
    );
  expect(listed.toSorted()).toEqual(Object.keys(everywhere).toSorted());
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const press of Object.values(everywhere)) await press(page);
  expect(trouble).toEqual([]);
  await page.close();
});

// The keys of one view stand in the same dialog in npm test.
test('every view has a help of its own, in both languages, and the button gets the focus back', async () => {
  const { page, trouble } = await site.open('#/');
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const seen = new Set<string>();
  for (const language of ['帮助', 'Help']) {
    for (let at = 0; at < (await links.count()); at++) {
      await links.nth(at).click();
      const name = (await links.nth(at).innerText()).trim();
      await page.getByRole('button', { name: language, exact: true }).click();
      const lines = (await help(page).getByRole('listitem').allInnerTexts()).join('\n');
      expect(await help(page).getByRole('heading').first().innerText()).toContain(name);
      expect(seen.has(lines) || lines === '', name).toBe(false);
      seen.add(lines);
      if (language === 'Help') expect(await help(page).innerText()).not.toMatch(/\p{Script=Han}/u);
      await page.keyboard.press('Escape');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await eventually(focused, language);
    }
    if (language === '帮助') await page.getByRole('button', { name: 'English' }).click();
  }
  expect(trouble).toEqual([]);
  await page.close();
});
