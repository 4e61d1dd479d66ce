import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { newer } from '../../old-browsers/newer-than-targets.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();

/**
 * Features that Playwright and these tests need in the page; the built files do not use them, or detect them
 * (tests/old-browsers).
 */
const needed = /^Big|\.getAnimations$/;

/**
 * `Array.at` is a method of arrays, `Object.hasOwn` one of Object itself, `Window.…` a global: removes it from its
 * owner.
 */
const names = Object.values(newer.names)
  .flat()
  .map((one) => one.split(' ')[0] ?? '')
  .filter((name) => !needed.test(name))
  // What an object can do goes before the object: its elements would keep it.
  .sort((one, other) => other.split('.').length - one.split('.').length);

/** Makes the browser as old as the oldest that the app supports. */
function forget(all: readonly string[]): void {
  type Owner = Record<string, unknown> | undefined;
  let forgotten = 0;
  const take = (owner: Owner, key: string) => {
    if (owner && Object.getOwnPropertyDescriptor(owner, key) && Reflect.deleteProperty(owner, key))
      forgotten++;
  };
  for (const name of all) {
    const path = name.split('.');
    const key = path.pop() ?? '';
    let owner = window as unknown as Owner;
    for (const one of path) if (one !== 'Window') owner = owner?.[one] as Owner;
    take(owner, key);
    if (typeof owner === 'function') take((owner as { prototype: unknown }).prototype as Owner, key);
  }
  Object.assign(window, { forgotten });
}

// In `npm test` such a phone has its lead, and a press before the app has started is handled.
describe.concurrent('FLT-29: a phone without the functions that came after Chrome 80 or iOS 13', () => {
  it('sees other pages without an error', async () => {
    await using visitor = await arrive();
    await visitor.context.addInitScript(forget, names);
    for (const path of [
      '/loan-calculator',
      '/car-valuation',
      '/carloan',
      '/download-page',
      '/p4-list-download',
      '/404err',
    ]) {
      await visitor.open(path);
      await timersFired(visitor.page, 500);
      expect(visitor.trouble, path).toEqual([]);
    }
  });

  it('reads an agreement and returns to what was typed', async () => {
    await using visitor = await arrive();
    await visitor.context.addInitScript(forget, names);
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.button('《隐私政策》').click();
    await visitor.page.locator('dialog [data-page] p').first().waitFor();
    await visitor.button('关闭').click();
    expect(await visitor.field('phone').inputValue()).toContain('138');
    expect(visitor.trouble).toEqual([]);
  });
});
