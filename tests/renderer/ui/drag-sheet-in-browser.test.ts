import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Block, BlockOf, Field } from '../../../schemas/index.ts';
import { type Finger, fingerOn } from '../../../tools/chromium/finger.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { animationsFinished, timersFired } from '../../harness/page-events.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import type { HarnessState } from '../harness/main.tsx';
import { formPage } from '../harness/sample.ts';
import { makeHarnessState, provideState, type Running, startHarness } from '../harness/start.ts';

let running: Running;
let config: HarnessState;
let page: Page;
let finger: Finger;
let devtools: CDPSession;
let errors: string[];
beforeAll(async () => {
  [running, config] = await Promise.all([startHarness(), makeHarnessState()]);
  const phone = await running.browser.newContext({
    ...{ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  });
  await provideState(phone, config);
  page = await phone.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => /error|warning/.test(line.type()) && errors.push(line.text()));
  await page.goto(running.address);
  finger = await fingerOn(page);
  devtools = await page.context().newCDPSession(page);
});
afterAll(() => running.stop());
beforeEach(async () => {
  errors = [];
  // A test that failed has left its finger on the screen.
  await finger.cancel().catch(() => undefined);
});

const many = Array.from({ length: 40 }, (_, at) => ({ value: `v${at}`, label: `Option ${at}` }));
const picker: Field = { kind: 'picker', id: 'it', options: many };
const notes: BlockOf<'notice'>[] = Array.from({ length: 12 }, (_, at) => ({
  ...{ type: 'notice', id: `n${at}`, tone: 'info', text: `Line ${at}` },
}));
const popup: Block = { type: 'popup', id: 'more', label: 'Read', title: 'More', blocks: notes };
const sheet = () => page.locator('dialog');

/** The events that the sheet itself listens for. */
async function listenedFor(): Promise<string[]> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: "document.querySelector('dialog')",
  });
  if (!result.objectId) return [];
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
  return listeners.map(({ type }) => type);
}

/** Waits for the code that lets a finger move the sheet: it comes after the sheet. */
async function opened(what: 'popup' | 'wheel'): Promise<void> {
  await page.evaluate(([shown]) => window.harness.mount(shown, {}), [formPage([picker], [popup])] as const);
  await (what === 'popup' ? page.getByRole('button', { name: 'Read' }) : page.locator('#ask-it')).click();
  await sheet().waitFor();
  await expect.poll(listenedFor).toContain('touchmove');
  await animationsFinished(page);
  // The browser asks a listener before it scrolls from the frame on that has followed it.
  await twoFrames();
  await page.evaluate((events) => {
    const touches: string[] = [];
    Object.assign(window, { touches });
    for (const name of events)
      document.querySelector('dialog')?.addEventListener(
        name,
        (event) => {
          const { touches: fingers, cancelable, defaultPrevented } = event as TouchEvent;
          const at = Array.from(fingers, (one) => `${one.identifier}: ${one.clientX},${one.clientY}`);
          touches.push(`${name} ${at} ${cancelable ? (defaultPrevented ? 'taken' : 'offered') : 'told'}`);
        },
        { passive: true },
      );
  }, touchEvents);
}
const touchEvents = ['touchstart', 'touchmove', 'touchend', 'touchcancel'];
/** Movements are given to the page with its frames. */
const twoFrames = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** How far the sheet is below its place, px. */
const offset = () =>
  sheet().evaluate((one) => Math.round(one.getBoundingClientRect().bottom - window.innerHeight));
const height = () => sheet().evaluate((one) => (one as HTMLElement).offsetHeight);
const middleOf = async (selector: string) => {
  const box = await sheet().locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};
/**
 * The sheet's offset under a finger that trembles sideways, as fingers do: Chromium may hold a movement back until the
 * next touch event comes.
 */
async function offsetUnder(at: { x: number; y: number }): Promise<number> {
  await finger.move({ x: at.x + 1, y: at.y }, 20, 1);
  await finger.move(at, 20, 1);
  await twoFrames();
  return offset();
}
/** The sheet comes to an offset; if not, the failure says which touches the page was given. */
async function comesTo(at: { x: number; y: number }, expected: number): Promise<void> {
  try {
    await expect.poll(() => offsetUnder(at)).toBe(expected);
  } catch (error) {
    const given = await page.evaluate(() => (window as { touches?: string[] }).touches ?? []);
    const state = await sheet().evaluate((one) => (one as HTMLElement).dataset.drag);
    const ends = [...given.slice(0, 12), '…', ...given.slice(-6)];
    throw new Error(`${error}; ${state}; ${given.length} touches: ${ends.join('; ')}`);
  }
}
const isGone = () => sheet().waitFor({ state: 'detached' });
/** Open at its place, after everything that could still move or close it. */
async function isBack(): Promise<void> {
  await timersFired(page, 300);
  expect(await sheet().count()).toBe(1);
  expect(await offset()).toBe(0);
}
const startOf = (of: 'head' | 'content') => middleOf(of === 'head' ? 'h2' : '> :last-child');

describe('a finger on a sheet', () => {
  it.each(casesOfRun(['head', 'content'] as const, (_, at) => at === 0))(
    'pulls it down by its %s, pixel by pixel',
    async (part) => {
      await opened('popup');
      const { x, y } = await startOf(part);
      await finger.down({ x, y });
      await finger.move({ x, y: y + 40 }, 100, 1);
      await expect.poll(() => offsetUnder({ x, y: y + 40 })).toBeGreaterThan(0);
      // Read once nothing of the movement is left that the page has not been given.
      const first = await offsetUnder({ x, y: y + 40 });
      // Only the movement in which nothing was decided is not made up for.
      expect(first).toBeGreaterThanOrEqual(40 - 16);
      for (const way of [60, 90, 130, 70]) {
        await finger.move({ x, y: y + way }, 100, 1);
        await comesTo({ x, y: y + way }, first + way - 40);
      }
      const moved = () =>
        sheet().evaluate((one) => {
          const { transform, top, bottom, height: high, marginTop } = (one as HTMLElement).style;
          return { isMoved: transform !== '', others: [top, bottom, high, marginTop].join('') };
        });
      expect(await moved()).toEqual({ isMoved: true, others: '' });
      // Above its place it does not go.
      await finger.move({ x, y: y - 80 }, 100, 1);
      await comesTo({ x, y: y - 80 }, 0);
      await finger.up();
      await isBack();
      expect(errors).toEqual([]);
    },
  );

  inNpmTest('pulls it down also where what it came down on is replaced meanwhile', async () => {
    await opened('popup');
    const { x, y } = await startOf('content');
    await finger.down({ x, y });
    await finger.move({ x, y: y + 40 }, 100, 1);
    await expect.poll(offset).toBeGreaterThan(0);
    const first = await offset();
    await sheet().evaluate((one) => {
      const content = one.lastElementChild?.firstElementChild;
      content?.replaceWith(content.cloneNode(true));
    });
    await comesTo({ x, y: y + 90 }, first + 50);
    await finger.move({ x, y: y + 10 }, 300, 3);
    await finger.up(200);
    await isBack();
    expect(errors).toEqual([]);
  });

  // In `npm test` dragged-sheets.test.ts closes one.
  inFullRun.each(['head', 'content'] as const)(
    'closes it by its %s from a third of its height on',
    async (part) => {
      await opened('popup');
      const third = (await height()) / 3;
      const { x, y } = await startOf(part);
      await finger.down({ x, y });
      await finger.move({ x, y: y + third - 20 }, 900);
      await finger.up(200);
      await isBack();
      await finger.down({ x, y });
      await finger.move({ x, y: y + third + 40 }, 900);
      await finger.up(200);
      await isGone();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Read');
      expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
      expect(errors).toEqual([]);
    },
  );

  inNpmTest('scrolls its content, and does not close it from below its top', async () => {
    await opened('popup');
    await page.setViewportSize({ width: 390, height: 420 });
    const { x, y } = await startOf('content');
    const top = () => sheet().evaluate((one) => one.lastElementChild?.scrollTop ?? 0);
    await finger.down({ x, y });
    await finger.move({ x, y: y - 120 }, 200);
    await finger.up(200);
    await expect.poll(top).toBeGreaterThan(60);
    const at = await top();
    await finger.down({ x, y });
    await finger.move({ x, y: y + 200 }, 120);
    await finger.up();
    await expect.poll(top).toBeLessThan(at);
    await isBack();
    await page.setViewportSize({ width: 390, height: 664 });
    expect(errors).toEqual([]);
  });
});

describe.runIf(isFullRun)('a finger on a wheel', () => {
  const list = () => sheet().getByRole('listbox');
  const chosen = () => list().getByRole('option', { selected: true }).innerText();
  const top = () => list().evaluate((one) => Math.round(one.scrollTop));

  inFullRun('turns it pixel by pixel, and the row nearest to the middle is chosen', async () => {
    await opened('wheel');
    const { x, y } = await middleOf('[role=listbox]');
    const from = await top();
    await finger.down({ x, y });
    await finger.move({ x, y: y - 60 }, 200, 4);
    // A browser does not make up for the movement by which it knows a scroll.
    await expect.poll(top).toBeGreaterThanOrEqual(from + 40);
    const first = await top();
    await finger.move({ x, y: y - 150 }, 300, 6);
    await expect.poll(top).toBe(first + 90);
    await finger.up(200);
    await expect.poll(async () => ((await top()) - from) % 44).toBe(0);
    await expect.poll(chosen).not.toBe('Option 0');
    await isBack();
    expect(errors).toEqual([]);
  });
});
