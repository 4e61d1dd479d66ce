import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { newer } from '../../old-browsers/newer-than-targets.ts';
import { expectOneCode, hold, submitBeforeHydration } from '../harness/impatient-visitor.ts';
import { startVisits } from '../harness/start-visits.ts';

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

describe.concurrent('FLT-29: a phone without the functions that came after Chrome 80 or iOS 13', () => {
  inNpmTest('lands, logs in, fills in the form and has its lead', async () => {
    await using visitor = await arrive();
    await visitor.context.addInitScript(forget, names);
    await visitor.open('/');
    expect(
      await visitor.page.evaluate(() => [
        (window as unknown as { forgotten: number }).forgotten > 200,
        'structuredClone' in window,
        'showModal' in document.createElement('dialog'),
        'animate' in Element.prototype,
        'findLast' in Array.prototype,
      ]),
    ).toEqual([true, false, false, false, false]);
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    await visitor.fillForm();
    await visitor.submit();
    await visitor.waitForAddress('/success-download');
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    expect(visitor.trouble).toEqual([]);
  });

  // In `npm test` prerender.test.ts presses before the app has started, in a browser of today.
  inFullRun(
    'handles a press before the app has started, although the HTTP client has run by then',
    async () => {
      await using visitor = await arrive();
      await visitor.context.addInitScript(forget, names);
      const release = await hold(visitor, '**/assets/index-*.js');
      const [client] = await Promise.all([
        visitor.page.waitForResponse('**/assets/http-client-*.js'),
        submitBeforeHydration(visitor),
      ]);
      await client.finished();
      await timersFired(visitor.page, 300);
      await expectOneCode(visitor, release);
      expect(visitor.trouble).toEqual([]);
    },
  );
});
