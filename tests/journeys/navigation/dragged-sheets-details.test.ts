import { describe, expect, it } from 'vitest';
import { fingerOn } from '../../../tools/chromium/finger.ts';
import { animationsFinished, timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { violations } from '../harness/page-violations.ts';
import {
  dialog,
  isClosed,
  openPopup,
  openProduct,
  productNames,
  productSheet,
  scrollOf,
} from '../harness/product-pages.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** Waits for the code of the finger, which comes after the sheet. */
async function canBeDragged({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('drag-sheet')),
  );
  await animationsFinished(page);
  await timersFired(page, 50);
}

/** Pulls a sheet down by its head, so far down, and lets it go. */
async function pull(visitor: Visitor, sheet: ReturnType<typeof dialog>, way: number): Promise<void> {
  await canBeDragged(visitor);
  const head = await sheet.locator('h2').first().boundingBox();
  if (!head) throw new Error('the sheet has no head');
  const at = { x: 195, y: Math.round(head.y + head.height / 2) };
  const finger = await fingerOn(visitor.page);
  await finger.down(at);
  await finger.move({ ...at, y: at.y + way }, 800);
  await finger.up(200);
}

// In `npm test` an agreement is pulled down, and kept-alive-pages.test.ts closes the sheet of a product by Back.
describe.concurrent('a sheet that a finger pulls down', () => {
  it('goes back to the list of products, where it was left; a popup above it closes alone', async () => {
    await using visitor = await arrive();
    await openProduct(visitor);
    await openPopup(visitor);
    await pull(visitor, dialog(visitor), 300);
    await isClosed(visitor);
    expect(visitor.address).toBe('/product-detail-popup');
    // The popup's own entry is left first.
    await eventually(() => visitor.page.evaluate(() => history.state?.dialogs?.length ?? 0), 0);
    expect(await violations(visitor)).toEqual([]);
    await pull(visitor, productSheet(visitor), 420);
    await visitor.waitForAddress('/p4-list-download');
    expect(await productNames(visitor).count()).toBeGreaterThan(4);
    expect(await scrollOf(visitor)).toBe(0);
    // The sheet, which is kept alive, stands at its place when it is shown again.
    await visitor.page.goForward();
    await visitor.waitForAddress('/product-detail-popup');
    await canBeDragged(visitor);
    const offset = () =>
      visitor.page
        .locator('dialog[open]')
        .evaluate((one) => Math.round(one.getBoundingClientRect().bottom - window.innerHeight));
    expect(await offset()).toBe(0);
    await pull(visitor, visitor.page.locator('dialog[open]'), 420);
    await visitor.waitForAddress('/p4-list-download');
    expect(visitor.trouble).toEqual([]);
  });
});
