import type { Locator, Page } from 'playwright-core';

/** Drags an element by a finger to the lower edge of another one, in small steps, as a hand does. */
export async function dragByFinger(page: Page, grip: Locator, to: Locator): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const [start, end] = [await atRest(grip), await atRest(to)];
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

/** The box of an element once two frames have it in the same place: a list may still scroll, or take over an edit. */
async function atRest(one: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  let before = '';
  for (;;) {
    const box = await one.boundingBox();
    if (!box) throw new Error('no such element');
    const now = JSON.stringify(box);
    if (now === before) return box;
    before = now;
    await one.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}
