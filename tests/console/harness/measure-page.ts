// node tests/console/harness/measure-page.ts ADDRESS: measures in Chromium the page at this address (as npm run ops
// prints it), in milliseconds from the key until the frame after it is painted.
import type { Page } from 'playwright-core';
import { startBrowser } from '../../harness/browser.ts';

const [address = ''] = process.argv.slice(2);
const rounds = 25;

const printTimes = (name: string, times: number[]): void => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.toFixed(1);
  process.stdout.write(`${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms\n`);
};

/** From the event to the end of the frame that shows its effect. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - began);
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
const keyTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.splice(0));

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    // The pace of somebody who types fast: no frame waits for the one before.
    await page.waitForTimeout(120);
  }
}

const browser = await startBrowser('tool');
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
const page = await context.newPage();
await page.goto(address);
await page.getByRole('main').getByRole('heading').first().waitFor();
const firsts: number[] = [];
for (let at = 0; at < 7; at += 1) {
  await page.goto(`${new URL(address).origin}/?at=${at}#/channels`);
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length > 5, null, {
    polling: 'raf',
  });
  // From the navigation to rows on the screen, including the page's own files and all of its calls.
  firsts.push(await page.evaluate(() => performance.now()));
}
printTimes(
  `first view with rows (${await page.getByRole('main').getByRole('status').first().innerText()})`,
  firsts,
);

await watchKeys(page);
await page.getByLabel('在所有列中筛选').focus();
await press(page, [
  ...'quick-loan',
  ...Array(10).fill('Backspace'),
  ...'1000',
  ...Array(4).fill('Backspace'),
]);
printTimes('a key in the filter over all columns', await keyTimes(page));
await page.getByLabel('筛选转化编号').focus();
await press(page, [...'10023', ...Array(5).fill('Backspace')]);
printTimes('a key in the filter of a column', await keyTimes(page));
await page.getByRole('grid').focus();
await press(page, Array(rounds).fill('ArrowDown'));
printTimes('an arrow key in the table', await keyTimes(page));
await press(page, Array(rounds).fill('PageDown'));
printTimes('a page down in the table', await keyTimes(page));
// The title of the page, which takes any text.
await press(page, ['Home', 'ArrowRight', 'F2']);
await keyTimes(page);
await press(page, [...'abcdefghijklmnopqrst']);
printTimes('a key in a cell', await keyTimes(page));
await press(page, ['Enter', 'ArrowUp']);
printTimes('the key that writes a cell', (await keyTimes(page)).slice(0, 1));
const undone = page.waitForResponse((one) => one.url().endsWith('/api/undo'));
await page.getByRole('button', { name: '撤销' }).click();
await undone;
await browser.close();
