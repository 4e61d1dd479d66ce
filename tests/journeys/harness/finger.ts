import type { Locator, Page } from 'playwright-core';

/** Drags an element by a finger to the lower edge of another one, in small steps, as a hand does. */
export async function dragByFinger(page: Page, grip: Locator, to: Locator): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const [start, end] = [await grip.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('no such element');
  const session = await page.context().newCDPSession(page);
  const x = start.x + start.width / 2;
  const from = start.y + start.height / 2;
  const until = end.y + end.height - 3;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', from + ((until - from) * step) / 12);
  await touch('touchEnd');
  await session.detach();
}
