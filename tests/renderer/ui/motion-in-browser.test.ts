import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Block, BlockOf, Field } from '../../../schemas/index.ts';
import { fingerOn } from '../../../tools/chromium/finger.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { animationsFinished } from '../../harness/page-events.ts';
import type { HarnessState } from '../harness/main.tsx';
import { formPage } from '../harness/sample.ts';
import { makeHarnessState, provideState, type Running, startHarness } from '../harness/start.ts';

/** An animation or transition that has run, as the browser timed it. */
interface Movement {
  ms: number;
  isEndless: boolean;
  properties: string[];
  target: string;
}
declare global {
  interface Window {
    movements: Movement[];
  }
}

let running: Running;
let config: HarnessState;
beforeAll(async () => {
  [running, config] = await Promise.all([startHarness(), makeHarnessState()]);
});
afterAll(() => running.stop());

const lines = (ids: string): BlockOf<'notice'>[] =>
  [1, 2, 3].map((at) => ({ ...{ type: 'notice', id: `${ids}${at}`, tone: 'info', text: `${ids} ${at}` } }));
const options = Array.from({ length: 12 }, (_, at) => ({ value: `v${at}`, label: `Option ${at}` }));
const fields: Field[] = [
  { kind: 'picker', id: 'job', options, optional: true },
  { kind: 'area', id: 'area', levels: 3, optional: true },
  { kind: 'text', id: 'note', label: 'Note', optional: true },
];
const more: Block[] = [
  { type: 'popup', id: 'popup', label: 'Read', title: 'More', blocks: lines('in') },
  {
    ...{ type: 'tabs', id: 'tabs' },
    tabs: [
      { label: 'One', blocks: lines('one') },
      { label: 'Two', blocks: lines('two') },
    ],
  },
];

/** A page with a form in two steps, tabs and a popup. */
function shownPage(): PageBundle {
  const bundle = formPage(fields, more);
  const { sample } = bundle.forms;
  if (!sample) throw new Error('the sample has a form');
  const steps: (typeof sample)['steps'] = [
    { title: 'First', fields: ['job', 'area'] },
    { title: 'Second', fields: ['note'] },
  ];
  return { ...bundle, forms: { sample: { ...sample, steps } } };
}

/** Records each animation and transition when it starts. */
function recordMovements(): void {
  window.movements = [];
  const nameOf = (one: Element | null) =>
    one?.localName === 'dialog' ? 'dialog' : `${one?.localName}.${one?.className}`;
  const record = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect;
      const { duration, delay, iterations } = effect.getComputedTiming();
      const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const own = ['offset', 'computedOffset', 'easing', 'composite'];
      window.movements.push({
        ms: Number(duration) + (delay ?? 0),
        isEndless: iterations === Number.POSITIVE_INFINITY,
        properties: [...new Set(frames.filter((name) => !own.includes(name)))],
        target: `${nameOf(effect.target)}${effect.pseudoElement ?? ''}`,
      });
    }
  };
  for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, record, true);
}

/** Opens, drags and closes a sheet, changes the tab and the step, turns a wheel, and waits for what loads. */
async function moveEverything(page: Page, hasMovement = true): Promise<void> {
  const sheet = page.locator('dialog');
  const closeSheet = async () => {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.getByRole('button', { name: 'Read' }).click();
  await sheet.waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('drag-sheet')),
  );
  await animationsFinished(page);
  const finger = await fingerOn(page);
  const head = await sheet.locator('h2').boundingBox();
  const at = { x: 195, y: (head?.y ?? 0) + 20 };
  for (const way of [50, 300]) {
    await finger.down(at);
    await finger.move({ ...at, y: at.y + way }, 600);
    await finger.up(200);
    await animationsFinished(page);
  }
  await sheet.waitFor({ state: 'detached' });
  await page.locator('#ask-job').click();
  const rows = sheet.getByRole('option');
  await rows.nth(2).click();
  await closeSheet();
  await page.locator('#ask-area').click();
  await sheet.getByRole('status').or(sheet.locator('[aria-busy]')).first().waitFor({ state: 'attached' });
  // What waits is there, and moves: in a sheet that is closed at once it would not begin.
  if (hasMovement) await page.waitForFunction(() => window.movements.some(({ isEndless }) => isEndless));
  await closeSheet();
  await page.getByRole('button', { name: config.messages['step.next'] ?? '' }).click();
  await page.locator('[name=note]').waitFor();
  await page.locator('form [type=submit]').click();
  await expect.poll(() => page.evaluate(() => window.harness.calls.length)).toBeGreaterThan(0);
  await animationsFinished(page);
}

async function openPage(context: BrowserContext): Promise<Page> {
  await provideState(context, config);
  const page = await context.newPage();
  await page.goto(running.address);
  await page.evaluate(recordMovements);
  const around: Partial<HarnessState> = { delayMs: 1000 };
  await page.evaluate(([bundle, change]) => window.harness.mount(bundle, change), [
    shownPage(),
    around,
  ] as const);
  await page.getByRole('tab', { name: 'Two' }).waitFor();
  return page;
}
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

describe('what moves in a browser', () => {
  inNpmTest('takes at most 200 ms and is of transform or opacity; only what waits has no end', async () => {
    const page = await openPage(await running.browser.newContext(phone));
    await moveEverything(page);
    const movements = await page.evaluate(() => window.movements);
    const ending = movements.filter(({ isEndless }) => !isEndless);
    expect(ending.filter(({ ms }) => ms > 200)).toEqual([]);
    const moved = new Set(movements.flatMap(({ properties }) => properties));
    expect([...moved].sort()).toEqual(['opacity', 'transform']);
    // The sheet and its scrim, the underline of a tab and its panel, the step; a skeleton and a spinner.
    const targets = new Set(ending.map(({ target }) => target));
    expect([...targets]).toEqual(expect.arrayContaining(['dialog', 'dialog::backdrop']));
    expect(targets.size).toBeGreaterThanOrEqual(5);
    expect(new Set(movements.filter(({ isEndless }) => isEndless).map(({ target }) => target)).size).toBe(2);
  });

  // In `npm test` the same styles are read without that wish.
  inFullRun('has no length where the visitor wants no movement', async () => {
    const page = await openPage(await running.browser.newContext({ ...phone, reducedMotion: 'reduce' }));
    await moveEverything(page, false);
    const movements = await page.evaluate(() => window.movements);
    expect(movements.filter(({ ms, isEndless }) => ms > 1 || isEndless)).toEqual([]);
    const lasting = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((one) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(one, pseudo);
          const isLong = `${transitionDuration}, ${animationDuration}`
            .split(', ')
            .some((time) => Number.parseFloat(time) > 0.001);
          return isLong || scrollBehavior === 'smooth' ? [`${one.localName}.${one.className}`] : [];
        }),
      ),
    );
    expect(lasting).toEqual([]);
  });
});
