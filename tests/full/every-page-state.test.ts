import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../ops/index.ts';
import { root } from '../../publish/environment/settings.ts';
import { Camera } from '../../tools/gallery/camera.ts';
import { serveGallery } from '../../tools/gallery/gallery-site.ts';
import { formOf, type Shot, shotGroupsOf, shotsOf } from '../../tools/gallery/shots.ts';
import { launch } from '../harness/browser.ts';
import { cachedApp } from '../harness/cached-build.ts';
import { obscuredFocus } from '../journeys/harness/focus-obscured.ts';
import { smallTargets } from '../journeys/harness/text-and-target-size.ts';
import { largeTextTrouble } from '../journeys/harness/text-trouble.ts';
import { walkForm } from './walk-form.ts';

const { config } = readConfig(root);
if (!config) throw new Error('the config has errors: npx funnel check');
const brands = Object.keys(config.brands.brands);
const pages = Object.keys(config.pages);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every state of a page with alternating brands; another test covers the contrast of themes. */
function sittingsOfPage(page: string): Shot[][] {
  const brand = brands[pages.indexOf(page) % brands.length];
  const shots = config ? shotsOf(config, [page]) : [];
  return shotGroupsOf(shots).filter(([shot]) => shot?.brand === brand);
}

async function axe(page: Page): Promise<string[]> {
  // What the button at the lower edge covers can be scrolled from below it: targets are judged with it at its own place.
  await page.evaluate(() => {
    if (document.querySelector('[data-stuck="true"]')) scrollTo(0, document.documentElement.scrollHeight);
  });
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

let browser: Browser;
let camera: Camera;
let site: Awaited<ReturnType<typeof serveGallery>>;
beforeAll(async () => {
  site = await serveGallery(config, await cachedApp());
  browser = await launch();
  camera = new Camera(browser, config, site.port);
  // Hundreds of pages are prerendered.
}, 900_000);
afterAll(async () => {
  await browser.close();
  site.close();
});

describe.concurrent('every page in every state', () => {
  it.each(pages)(
    '%s: axe finds nothing, targets are 44 px high, doubled text can be read on a phone 390 or 320 px wide',
    { timeout: 600_000 },
    async (id) => {
      for (const sitting of sittingsOfPage(id)) {
        const [first] = sitting;
        if (!first) continue;
        await camera.open(first, async (page, said) => {
          for (const shot of sitting) {
            const what = `${id} ${shot.state} ${shot.brand}`;
            if (shot !== first) await camera.act(page, shot);
            expect(await axe(page), what).toEqual([]);
            expect(await smallTargets(page), what).toEqual([]);
            expect(await largeTextTrouble(page), what).toEqual([]);
            expect(said.splice(0), what).toEqual([]);
          }
        });
      }
    },
  );

  it.each(pages.filter((page) => config && formOf(config, page) !== null))(
    '%s: doubled text can be read in every step and every sheet of its form',
    { timeout: 600_000 },
    async (id) => {
      const [[first] = []] = sittingsOfPage(id);
      const form = config?.forms[formOf(config, id) ?? ''];
      if (!first || !form) throw new Error(`${id} has no form`);
      await camera.open(first, (page) =>
        walkForm(page, form, async (what) => {
          expect(await largeTextTrouble(page), `${id} ${what}`).toEqual([]);
        }),
      );
    },
  );

  // The button that leads to the next step stays at the lower edge of the screen.
  it.each(pages.filter((page) => config?.forms[formOf(config, page) ?? '']?.steps))(
    '%s: whatever has the focus in a step of its form can be seen whole, by touch and with a keyboard of its own',
    { timeout: 600_000 },
    async (id) => {
      const [[first] = []] = sittingsOfPage(id);
      const form = config?.forms[formOf(config, id) ?? ''];
      if (!first || !form) throw new Error(`${id} has no form`);
      for (const isTouched of [true, false])
        await camera.open(first, async (page) => {
          await page.setViewportSize({ width: 390, height: 664 });
          const devtools = await page.context().newCDPSession(page);
          if (!isTouched) await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
          expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isTouched);
          let steps = 0;
          await walkForm(page, form, async (what) => {
            if (what.includes('sheet')) return;
            steps += 1;
            const { obscured, focused } = await obscuredFocus(page);
            expect(obscured, `${id} ${what}`).toEqual([]);
            expect(focused.length, `${id} ${what}`).toBeGreaterThan(2);
          });
          expect(steps).toBe(form.steps?.length);
        });
    },
  );
});
