import { describe, expect, it } from 'vitest';
import { fingerOn } from '../../../tools/chromium/finger.ts';
import { animationsFinished, timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { dialog, isClosed } from '../harness/product-pages.ts';
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

describe.concurrent('a sheet that a finger pulls down', () => {
  it('closes as by Back: no entry is left, what was typed is there, and the focus is where it was', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill('138');
    const entries = await visitor.page.evaluate(() => history.length);
    await visitor.button('《用户服务协议》').click();
    await dialog(visitor).locator('[data-page] p').first().waitFor();
    await eventually(() => visitor.page.evaluate(() => history.state?.dialogs?.length), 1);
    await pull(visitor, dialog(visitor), 100);
    await timersFired(visitor.page, 300);
    expect(await dialog(visitor).count()).toBe(1);
    await pull(visitor, dialog(visitor), 420);
    await isClosed(visitor);
    await eventually(() => visitor.page.evaluate(() => history.state?.dialogs?.length ?? 0), 0);
    expect(visitor.address).toBe('/login');
    expect(await visitor.field('phone').inputValue()).toBe('138');
    expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe('《用户服务协议》');
    expect(await visitor.page.evaluate(() => history.length)).toBe(entries + 1);
    await visitor.page.goBack();
    expect(visitor.page.url()).toBe('about:blank');
    expect(visitor.trouble).toEqual([]);
  });
});
