import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { dragByFinger } from '../harness/finger.ts';
import { sharedConsole } from '../harness/shared-console.ts';

// In `npm test` a row is dragged (decision-tables.test.ts), and a card is moved by keys (page-blocks.test.ts).
const site = sharedConsole();

/** Presses the grip of a card and moves to the upper or lower edge of another one; the caller releases. */
async function drag(page: Page, from: string, to: string, edge: 'top' | 'bottom'): Promise<void> {
  const grip = page.locator(`li[data-item="${from}"] > div > [data-grip]`);
  // Both are in the window: at its edge the list scrolls under the card that is dragged.
  await grip.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -150);
  await eventually(async () => ((await grip.boundingBox())?.y ?? 0) > 100, true);
  const [start, end] = [await grip.boundingBox(), await page.locator(`li[data-item="${to}"]`).boundingBox()];
  if (!start || !end) throw new Error('no such card');
  expect(end.y + end.height).toBeLessThan((page.viewportSize()?.height ?? 0) - 60);
  await page.mouse.move(start.x + 8, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 40, { steps: 4 });
  await page.mouse.move(start.x + 8, edge === 'top' ? end.y + 3 : end.y + end.height - 3, { steps: 8 });
}

test('a card is dragged to another place in one step, and Escape leaves everything as it was', async () => {
  const ids = async () =>
    (JSON.parse(site.text('definitions/pages/login-v4.json')).body as { id: string }[]).map(({ id }) => id);
  const before = await ids();
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/pages/login-v4');
  await page.locator('li[data-item="/body/3"]').waitFor();
  await drag(page, '/body/1', '/body/3', 'bottom');
  expect(await page.locator('[data-drop=after]').getAttribute('data-item')).toBe('/body/3');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await page.locator('[data-drop], [data-dragged]').count()).toBe(0);
  expect(await ids()).toEqual(before);
  await drag(page, '/body/1', '/body/3', 'bottom');
  await page.mouse.up();
  const [brand, top, login, answers, ...rest] = before;
  await eventually(ids, [brand, login, answers, top, ...rest]);
  expect(site.ops.draft.undoCount).toBe(steps + 1);
  // The keys go on where it landed.
  await eventually(
    () => page.evaluate(() => document.activeElement?.closest('[data-item]')?.getAttribute('data-item')),
    '/body/3',
  );
  expect(trouble).toEqual([]);
  await page.close();
});

test('a field is dragged into another step of its form', async () => {
  const steps = async () =>
    (JSON.parse(site.text('definitions/forms/carloan.json')).steps as { fields: string[] }[]).map(
      ({ fields }) => fields,
    );
  const [first = [], second = [], ...rest] = await steps();
  const before = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/forms/carloan');
  await page.locator('li[data-item="/fields/5"]').waitFor();
  await drag(page, '/fields/2', '/fields/5', 'top');
  await page.mouse.up();
  const moved = first[2] ?? '';
  await eventually(steps, [
    first.filter((id) => id !== moved),
    [second[0], moved, ...second.slice(1)],
    ...rest,
  ]);
  expect(site.ops.draft.undoCount).toBe(before + 1);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a card is dragged by a finger', async () => {
  const ids = async () =>
    (JSON.parse(site.text('definitions/pages/login-v4.json')).body as { id: string }[]).map(({ id }) => id);
  const before = await ids();
  const { page, trouble } = await site.open('#/pages/login-v4');
  await page.locator('li[data-item="/body/3"]').waitFor();
  await dragByFinger(
    page,
    page.locator('li[data-item="/body/1"] > div > [data-grip]'),
    page.locator('li[data-item="/body/2"]'),
  );
  const [brand, top, login, ...rest] = before;
  await eventually(ids, [brand, login, top, ...rest]);
  expect(trouble).toEqual([]);
  await page.close();
});
