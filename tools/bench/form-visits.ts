import type { Browser, Page } from 'playwright-core';
import type { Build } from './builds.ts';
import { openSlowPhone } from './slow-phone.ts';

const keysOfRun = 30;
const msUntilFailed = 60_000;

/** Injected before the page's scripts: records the frame in which the last field of a form is painted. */
function watchLastField(lastId: string): void {
  const selector = `[name="${lastId}"], [id="root_${lastId}"]`;
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        document.documentElement.dataset.benchPainted = String(performance.now());
      };
      requestAnimationFrame(() => channel.port2.postMessage(null));
    }
  };
  look();
}

/** Opens a form on an unthrottled network. @returns milliseconds from navigation start to the last field's paint */
async function openForm(page: Page, build: Build, path: string, count: number): Promise<number> {
  await page.addInitScript(watchLastField, `f${count - 1}`);
  await page.goto(build.origin.address + path, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(
    () => document.documentElement?.dataset.benchPainted,
    undefined,
    { timeout: msUntilFailed, polling: 20 },
  );
  return Number(await painted.jsonValue());
}

/** Median milliseconds from a key press to the paint of its character. */
async function typeKeys(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.locator('[name="f0"], [id="root_f0"]').focus();
  await page.evaluate(() => {
    const painted: number[] = [];
    const channel = new MessageChannel();
    let pressed = 0;
    channel.port1.onmessage = () => painted.push(performance.now() - pressed);
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        requestAnimationFrame(() => channel.port2.postMessage(null));
      },
      true,
    );
    Object.assign(window, { benchKeys: painted });
  });
  for (let key = 0; key < keysOfRun; key++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(60);
  }
  const taken = await page.evaluate(() => (window as unknown as { benchKeys: number[] }).benchKeys);
  return taken.sort((one, other) => one - other)[Math.floor(taken.length / 2)] ?? Number.NaN;
}

/** Measures a form of this length: time to paint, or with `keys` the time from key to paint. */
export async function visitForm(
  browser: Browser,
  build: Build,
  count: number,
  keys: boolean,
): Promise<number> {
  const { context, page } = await openSlowPhone(browser, false);
  try {
    const painted = await openForm(page, build, build.longForm?.(count) ?? '', count);
    return keys ? await typeKeys(page) : painted;
  } finally {
    await context.close();
  }
}
