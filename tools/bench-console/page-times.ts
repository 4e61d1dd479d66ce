import type { Browser, Page } from 'playwright-core';
import { observeConsole } from './console-observer.ts';

type Note = (name: string, ms: number) => void;

/** The page of the sample config whose title is typed, and what is typed. */
const builderPage = 'car-problem';
const typed = 'CarLoanFAQ';

/** What an operator waits for in the browser, at this address of a console. */
export async function measurePage(browser: Browser, address: string, rounds: number, note: Note) {
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    await context.addInitScript(observeConsole);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(address);
    await show(page, '#/channels');
    await rowsOf(page);
    // As an operator opens it in the morning: a tab of its own, from the browser's cache.
    await page.reload();
    note('open the channels', await rowsOf(page));
    await measureTable(page, round, note);
    await measureBuilder(page, note);
    await context.close();
  }
}

const show = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

async function rowsOf(page: Page): Promise<number> {
  await page.waitForFunction(() => window.benchConsole?.rowsAt > 0);
  return page.evaluate(() => window.benchConsole.rowsAt);
}

/** Keys in a cell, the Enter that writes it, and keys in the filter of all rows. */
async function measureTable(page: Page, round: number, note: Note): Promise<void> {
  const cell = page.getByRole('grid').locator('tbody tr').nth(2).getByRole('gridcell').nth(2);
  await cell.click();
  await press(page, 'key in a cell', [...`title ${round}`], note);
  await press(page, 'Enter in a cell', ['Enter'], note);
  await page.getByRole('searchbox').first().click();
  await press(page, 'key in the filter of rows', [...'1002', 'Backspace', 'Backspace'], note);
}

/** Presses keys as somebody types: each after the paint of the one before, and a while. */
async function press(page: Page, name: string, keys: readonly string[], note: Note): Promise<void> {
  for (const key of keys) {
    const count = await page.evaluate(() => window.benchConsole.keys.length);
    await page.keyboard.press(key);
    await page.waitForFunction((before) => window.benchConsole.keys.length > before, count);
    note(name, await page.evaluate(() => window.benchConsole.keys.at(-1) ?? Number.NaN));
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
}

/** Keys in the title of a block, until the phone beside it shows them. */
async function measureBuilder(page: Page, note: Note): Promise<void> {
  await show(page, `#/pages/${builderPage}`);
  const phone = page.frameLocator('iframe[title="手机：草稿"]:not([data-coming])');
  await phone.locator('h1').waitFor();
  await page
    .locator('li[data-item]')
    .getByRole('button', { name: /首屏标题/, expanded: false })
    .click();
  const title = page.getByLabel('标题', { exact: true });
  await title.fill('');
  let text = '';
  for (const letter of typed) {
    text += letter;
    await title.press('End');
    await page.keyboard.press(letter);
    note('key to the phone', await shownAfter(page, text));
  }
}

/** @returns from the last key to the paint of a heading in the phone, ms */
async function shownAfter(page: Page, heading: string): Promise<number> {
  for (;;) {
    const keyAt = await page.evaluate(() => window.benchConsole.lastKeyAt);
    for (const frame of page.frames().slice(1)) {
      // A frame that is being replaced answers nothing.
      const at = await frame
        .evaluate((text) => window.benchConsole?.headingsAt[text], heading)
        .catch(() => 0);
      if (at) return at - keyAt;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
