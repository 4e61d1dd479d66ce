import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Block, BlockOf, Field } from '../../../schemas/index.ts';
import { type Finger, fingerOn } from '../../../tools/chromium/finger.ts';
import { animationsFinished, timersFired } from '../../harness/page-events.ts';
import type { HarnessState } from '../harness/main.tsx';
import { formPage } from '../harness/sample.ts';
import { makeHarnessState, provideState, type Running, startHarness } from '../harness/start.ts';

let running: Running;
let config: HarnessState;
let page: Page;
let finger: Finger;
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
});
afterAll(() => running.stop());
beforeEach(() => {
  errors = [];
});

const many = Array.from({ length: 40 }, (_, at) => ({ value: `v${at}`, label: `Option ${at}` }));
const picker: Field = { kind: 'picker', id: 'it', options: many };
const notes: BlockOf<'notice'>[] = Array.from({ length: 12 }, (_, at) => ({
  ...{ type: 'notice', id: `n${at}`, tone: 'info', text: `Line ${at}` },
}));
const popup: Block = { type: 'popup', id: 'more', label: 'Read', title: 'More', blocks: notes };
const sheet = () => page.locator('dialog');

/** Waits for the code that lets a finger move the sheet: it comes after the sheet. */
async function opened(what: 'popup' | 'wheel'): Promise<void> {
  await page.evaluate(([shown]) => window.harness.mount(shown, {}), [formPage([picker], [popup])] as const);
  await (what === 'popup' ? page.getByRole('button', { name: 'Read' }) : page.locator('#ask-it')).click();
  await sheet().waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('drag-sheet')),
  );
  await animationsFinished(page);
  await timersFired(page, 50);
}
/** How far the sheet is below its place, px. */
const offset = () =>
  sheet().evaluate((one) => Math.round(one.getBoundingClientRect().bottom - window.innerHeight));
const middleOf = async (selector: string) => {
  const box = await sheet().locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};
const isGone = () => sheet().waitFor({ state: 'detached' });
/** Open at its place, after everything that could still move or close it. */
async function isBack(): Promise<void> {
  await timersFired(page, 300);
  expect(await sheet().count()).toBe(1);
  expect(await offset()).toBe(0);
}
const startOf = (of: 'head' | 'content') => middleOf(of === 'head' ? 'h2' : '> :last-child');

// In `npm test` a finger pulls a sheet, closes it, scrolls its content, and turns a wheel.
describe('a finger on a sheet', () => {
  it('closes it with a short flick downwards, and not with one upwards', async () => {
    await opened('popup');
    const { x, y } = await startOf('head');
    await finger.down({ x, y });
    await finger.move({ x, y: y + 260 }, 500);
    await finger.move({ x, y: y + 200 }, 50);
    await finger.up();
    await isBack();
    await finger.down({ x, y });
    await finger.move({ x, y: y + 60 }, 60, 3);
    await finger.up();
    await isGone();
    expect(errors).toEqual([]);
  });

  it.each(['the phone takes it', 'a second finger comes'] as const)(
    'leaves it open where %s',
    async (what) => {
      await opened('popup');
      const { x, y } = await startOf('head');
      await finger.down({ x, y });
      await finger.move({ x, y: y + 260 }, 500);
      await expect.poll(offset).toBeGreaterThan(200);
      if (what === 'the phone takes it') await finger.cancel();
      else {
        await finger.second({ x: x + 60, y: y + 100 });
        await finger.move({ x, y: y + 320 }, 60);
        await finger.up();
      }
      await isBack();
      // It can be pulled as before.
      await finger.down({ x, y });
      await finger.move({ x, y: y + 300 }, 500);
      await finger.up();
      await isGone();
      expect(errors).toEqual([]);
    },
  );

  it('does not move it sideways, nor by the scrim', async () => {
    await opened('popup');
    const { x, y } = await startOf('content');
    await finger.down({ x: 60, y });
    await finger.move({ x: 300, y: y + 90 }, 60);
    await finger.up();
    await isBack();
    await finger.down({ x, y: 20 });
    await finger.move({ x, y: 400 }, 60);
    await finger.up();
    await isBack();
    expect(errors).toEqual([]);
  });

  it('takes its button for pressed where it has not moved', async () => {
    await opened('popup');
    const { x, y } = await middleOf('button');
    await finger.down({ x, y });
    await finger.up(60);
    await isGone();
    expect(errors).toEqual([]);
  });

  it('waits for no movement where the visitor wants none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opened('popup');
    const { x, y } = await startOf('head');
    await finger.down({ x, y });
    await finger.move({ x, y: y + 90 }, 500);
    await expect.poll(offset).toBeGreaterThan(70);
    await finger.up(200);
    await expect.poll(offset).toBe(0);
    expect(await sheet().evaluate((one) => getComputedStyle(one).transitionDuration)).not.toBe('0.2s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('a finger on a wheel', () => {
  const list = () => sheet().getByRole('listbox');
  const chosen = () => list().getByRole('option', { selected: true }).innerText();

  it('never closes its sheet, from the first row either', async () => {
    await opened('wheel');
    const { x, y } = await middleOf('[role=listbox]');
    for (const ms of [60, 600]) {
      await finger.down({ x, y: y - 60 });
      await finger.move({ x, y: y + 300 }, ms);
      expect(await offset()).toBe(0);
      await finger.up();
      await isBack();
    }
    expect(await chosen()).toBe('Option 0');
    // Its head does.
    const head = await startOf('head');
    await finger.down(head);
    await finger.move({ ...head, y: head.y + 220 }, 500);
    await finger.up();
    await isGone();
    expect(errors).toEqual([]);
  });
});
