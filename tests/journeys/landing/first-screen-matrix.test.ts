import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { obscuredFocus } from '../harness/focus-obscured.ts';
import { casesOfRun, firstOf } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { hosts } = read('hosts.json') as { hosts: Record<string, { root: string; entries: string[] }> };
const { routes } = read('definitions/routes.json') as {
  routes: Record<string, { path: string; page: string }>;
};

interface Arrival {
  host: string;
  path: string;
  page: string;
}
const arrivals: Arrival[] = Object.entries(hosts).flatMap(([host, { root: start, entries }]) => [
  { host, path: '/', page: routes[start]?.page ?? '' },
  ...entries.map((entry) => ({ host, path: routes[entry]?.path ?? '', page: routes[entry]?.page ?? '' })),
]);
// One landing page is the same on each host but for its brand. The page of the default host represents the others, and
// those that show the costs first have the most above their form.
const [ownPage] = arrivals.map(({ page }) => page);
const telling = [ownPage, ...['baiduIndex', 'oneChannelIndex'].map((name) => routes[name]?.page)];
const isFirst = firstOf(({ page }: Arrival) => page);
// The host of the car loan has no login page: its form is judged by itself.
const cases = casesOfRun(
  arrivals.filter(({ page }) => page.startsWith('login')),
  (one, at, all) => telling.includes(one.page) && isFirst(one, at, all),
);

/** What is not wholly on the screen, of what a visitor has to see before deciding. */
function missingOf(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(() => {
    const isOnScreen = (one: Element | null | undefined): boolean => {
      if (!one) return false;
      const { top, bottom, left, right, height } = one.getBoundingClientRect();
      return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    };
    const main = document.querySelector('main[data-page]');
    const rate = [...(main?.querySelectorAll('*') ?? [])].filter(
      (one) => one.children.length === 0 && /\d%–\d+%/.test(one.textContent ?? ''),
    );
    const consent = document.querySelector<HTMLInputElement>('form [name=consent]');
    const seen: Record<string, boolean> = {
      brand: isOnScreen(main?.querySelector('img')),
      promise: isOnScreen(main?.querySelector('h1')),
      'annual rate': rate.some(isOnScreen),
      'mobile number': isOnScreen(document.querySelector('form [name=phone]')),
      consent: isOnScreen(consent) && [...(consent?.labels ?? [])].every(isOnScreen),
      agreements: [...document.querySelectorAll('form [data-field=consent] button')].every(isOnScreen),
      button: isOnScreen(document.querySelector('form button[type=submit]')),
    };
    return Object.keys(seen).filter((name) => !seen[name]);
  });
}

/** What the middle of the form's button is pressed by. */
const hitButton = (visitor: Visitor): Promise<string | null | undefined> =>
  visitor.page.locator('form button[type=submit]').evaluate((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button')?.textContent;
  });

/** Where the ground of the button that stays at the lower edge begins, px from the top of the screen. */
const topOfBar = (visitor: Visitor): Promise<number> =>
  visitor.page
    .locator('form button[type=submit]')
    .evaluate((button) => button.parentElement?.getBoundingClientRect().top ?? 0);

describe.concurrent('the first screen of a landing page', () => {
  it.each(cases)(
    '$host at $path shows everything that a visitor decides by, on 390 × 664',
    async ({ host, path }) => {
      await using visitor = await arrive({ host });
      await visitor.page.setViewportSize({ width: 390, height: 664 });
      await visitor.open(path);
      expect(await missingOf(visitor)).toEqual([]);
      expect(await hitButton(visitor)).not.toBe(undefined);
      // The keyboard covers 300 px, and a phone scrolls the field that has the focus to the middle of the rest.
      await visitor.page.setViewportSize({ width: 390, height: 364 });
      await visitor.field('phone').focus();
      await visitor.field('phone').evaluate((one) => one.scrollIntoView({ block: 'center' }));
      const missing = await missingOf(visitor);
      for (const what of ['mobile number', 'consent', 'agreements', 'button'])
        expect(missing, `${what}, with the keyboard open`).not.toContain(what);
    },
  );

  // It asks for the number in its last step, and its button stays at the lower edge.
  inNpmTest(
    'carloan.example shows the annual rate, the three first questions of its form and their button, on 390 × 664',
    async () => {
      await using visitor = await arrive({ host: 'carloan.example' });
      await visitor.page.setViewportSize({ width: 390, height: 664 });
      await visitor.open('/');
      for (const name of ['area', 'model', 'amount']) await visitor.field(name).waitFor();
      const missing = await missingOf(visitor);
      for (const what of ['brand', 'promise', 'annual rate', 'button']) expect(missing).not.toContain(what);
      const bottoms = await visitor.page
        .locator('form :is([name=area], [name=model], [name=amount])')
        .evaluateAll((fields) => fields.map((one) => one.getBoundingClientRect().bottom));
      expect(bottoms).toHaveLength(3);
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(await topOfBar(visitor));
      expect(await hitButton(visitor)).toBe('下一步');
      const { obscured, focused } = await obscuredFocus(visitor.page);
      expect(obscured).toEqual([]);
      expect(focused).toEqual(expect.arrayContaining(['area area', 'model model', 'amount amount']));
      expect(focused.at(-1)).toBe('下一步');
    },
  );

  inNpmTest('every host has a landing page that is judged', () => {
    const judged = arrivals.filter(({ page }) => page.startsWith('login') || page === 'carloan');
    expect(judged.filter(({ path }) => path === '/').map(({ host }) => host)).toEqual(Object.keys(hosts));
  });
});
