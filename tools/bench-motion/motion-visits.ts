import type { Browser, Locator, Page } from 'playwright-core';
import { openSlowPhone } from '../bench/slow-phone.ts';
import { type Finger, fingerOn } from '../chromium/finger.ts';
import { type Frames, framesDuring } from './frames.ts';

/** What a visitor sees move, in the order of the table. */
export const movements = [
  'nothing but one square',
  'a sheet opens',
  'a sheet follows a finger and closes',
  'the sheet of a wheel opens',
  'a wheel turns',
  'the next step comes',
] as const;
export type MovementName = (typeof movements)[number];

/** Long enough for what an act begins, ms. */
const msAfter = 700;
const fps = 60;

interface Point {
  x: number;
  y: number;
}

/** Before a movement: a search in the page is work of its thread, and would count. */
const middleOf = async (target: Locator): Promise<Point> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be touched is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** A finger moves in every frame. */
const glide = (finger: Finger, to: Point, ms: number): Promise<void> =>
  finger.move(to, ms, Math.round((ms / 1000) * fps));

const press = async (finger: Finger, at: Point): Promise<void> => {
  await finger.down(at);
  await finger.up(30);
};
async function pull(finger: Finger, at: Point): Promise<void> {
  await finger.down(at);
  await glide(finger, { ...at, y: at.y + 300 }, 400);
  await glide(finger, { ...at, y: at.y + 80 }, 300);
  await glide(finger, { ...at, y: at.y + 420 }, 400);
  await finger.up();
}
async function turn(finger: Finger, at: Point): Promise<void> {
  await finger.down(at);
  await glide(finger, { ...at, y: at.y - 120 }, 300);
  await glide(finger, { ...at, y: at.y - 40 }, 200);
  await glide(finger, { ...at, y: at.y - 220 }, 200);
  await finger.up();
}

/** A page of one square that the browser moves, under the same finger: what this machine can do at all. */
const square = `<!doctype html><meta name="viewport" content="width=device-width">
<style>@keyframes go { to { transform: translateX(200px) } }
i { display: block; width: 40px; height: 40px; background: #1f5eff; animation: go .2s infinite alternate }</style><i></i>`;

type RecordFrames = (name: MovementName, page: Page, act: () => Promise<unknown>) => Promise<void>;

/** Waits until nothing loads, and a while longer: what the page does on its own is not of the movement. */
const atRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
};

async function onEmptyPage(page: Page, _origin: string, record: RecordFrames): Promise<void> {
  await page.setContent(square);
  const finger = await fingerOn(page, true);
  const at = { x: 195, y: 100 };
  await atRest(page);
  await record('nothing but one square', page, () => pull(finger, at));
}

async function withSheet(page: Page, origin: string, record: RecordFrames): Promise<void> {
  await page.goto(`${origin}/login`);
  const finger = await fingerOn(page, true);
  const sheet = page.locator('dialog[open]');
  const link = await middleOf(page.getByRole('button', { name: '《用户服务协议》' }));
  await atRest(page);
  await record('a sheet opens', page, () => press(finger, link));
  const head = await middleOf(sheet.locator('h2').first());
  await atRest(page);
  await record('a sheet follows a finger and closes', page, () => pull(finger, head));
  await sheet.waitFor({ state: 'detached' });
}

async function withSteps(page: Page, origin: string, record: RecordFrames): Promise<void> {
  await page.goto(`${origin}/carloan?_channel=channel_5262`);
  const finger = await fingerOn(page, true);
  const sheet = page.locator('dialog[open]');
  const field = await middleOf(page.locator('[name=area]'));
  await atRest(page);
  await record('the sheet of a wheel opens', page, () => press(finger, field));
  await sheet.getByRole('option').nth(5).waitFor();
  const wheel = await middleOf(sheet.getByRole('listbox').first());
  await atRest(page);
  await record('a wheel turns', page, () => turn(finger, wheel));
  for (const name of ['浙江省', '杭州市', '确定']) await sheet.getByText(name, { exact: true }).click();
  await page.locator('[name=model]').click();
  for (const name of ['远途', '紧凑型轿车', '1.5T 自动舒适版'])
    await sheet.getByRole('button', { name, exact: true }).click();
  await page.locator('[name=amount]').fill('100000');
  await page.locator('[name=agreeTerms]').check();
  const next = await middleOf(page.locator('form button[type=submit]'));
  await atRest(page);
  await record('the next step comes', page, () => press(finger, next));
  await page.locator('[name=plate]').waitFor();
}

/** One round of all movements, each page on a phone of its own. @param record - receives the frames of each */
export async function visitMovements(
  browser: Browser,
  origin: string,
  record: (name: MovementName, frames: Frames) => void,
): Promise<void> {
  for (const visit of [onEmptyPage, withSheet, withSteps]) {
    const { context, page } = await openSlowPhone(browser, false);
    try {
      await visit(page, origin, async (name, of, act) =>
        record(name, await framesDuring(browser, of, act, msAfter)),
      );
    } finally {
      await context.close();
    }
  }
}
