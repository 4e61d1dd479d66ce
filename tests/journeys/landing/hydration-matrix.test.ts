import { describe, expect, it } from 'vitest';
import { resolveSite } from '../../../runtime/index.ts';
import { config } from '../../runtime/real-config.ts';
import { eventually } from '../harness/eventually.ts';
import { hold } from '../harness/impatient-visitor.ts';
import { casesOfRun, firstOf } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** The computed styles of each element of the page, without custom properties, which are not visible. */
const looksOf = ({ page }: Visitor): Promise<string[]> =>
  page.locator('main[data-page] *').evaluateAll((all) =>
    all.map((one) => {
      const style = getComputedStyle(one);
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      const computed = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${one.outerHTML.slice(0, 60)} ${computed.join(';')}`;
    }),
  );
/** Applies the complete style sheets instead of the critical CSS in the HTML. */
async function countStyles({ page }: Visitor): Promise<void> {
  const links = await page.evaluate(() => {
    const late = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')];
    for (const link of late) link.removeAttribute('disabled');
    return late.length;
  });
  expect(links).toBeGreaterThan(0);
  await page.waitForFunction(
    (count) => [...document.querySelectorAll('link')].filter(({ sheet }) => sheet).length >= count,
    links,
  );
}

const rootOf = (host: string) => {
  const { routes, root } = resolveSite(config, host);
  return routes[root];
};
/**
 * One host for each kind of page on which visits begin. The pages of a kind lead with different blocks, whose styles in the
 * HTML are found by the same code; first-screen-matrix.test.ts visits every login page.
 */
const hosts = casesOfRun(
  Object.keys(config.hosts.hosts),
  firstOf((host) => rootOf(host)?.page.replace(/-.*/, '')),
);

describe.concurrent('a page on which visits begin', () => {
  it.each(hosts)(
    'is visible before the app has started on %s, looks as with all styles, and hydrates unchanged',
    async (host) => {
      await using visitor = await arrive({ host });
      const release = await hold(visitor);
      await visitor.page.goto(`${visitor.origin}/`, { waitUntil: 'commit' });
      const main = visitor.page.locator('main[data-page]');
      await main.waitFor();
      // The blocks below the fold follow right after the first paint, without the app.
      await eventually(() => main.locator('[data-below]').count(), 0);
      expect(await main.locator('footer').innerText()).not.toBe('');
      const standing = await looksOf(visitor);
      expect(standing.join().length).toBeGreaterThan(100_000);
      await countStyles(visitor);
      expect(await looksOf(visitor)).toEqual(standing);
      await main.evaluate((element) => {
        (window as { standing?: Element }).standing = element;
      });
      release();
      await visitor.shown();
      expect(await main.evaluate((element) => (window as { standing?: Element }).standing === element)).toBe(
        true,
      );
      expect(visitor.path).toBe(rootOf(host)?.path);
      expect(visitor.trouble).toEqual([]);
    },
  );
});
