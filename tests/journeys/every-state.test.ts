import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../ops/index.ts';
import { Camera } from '../../scripts/gallery/camera.ts';
import { serveGallery } from '../../scripts/gallery/gallery-site.ts';
import { type Shot, shotsOf, sittingsOf } from '../../scripts/gallery/shots.ts';
import { root } from '../../scripts/settings.ts';
import { launch } from '../browser.ts';

const { config } = readConfig(root);
if (!config) throw new Error('the config has errors: npx funnel check');
const brands = Object.keys(config.brands.brands);
const pages = Object.keys(config.pages);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every state of a page, one brand for each page in turn: themes have a test of their own for their contrast. */
function sittingsOfPage(page: string): Shot[][] {
  const brand = brands[pages.indexOf(page) % brands.length];
  return sittingsOf(shotsOf(config as NonNullable<typeof config>, [page])).filter(
    ([shot]) => shot?.brand === brand,
  );
}

let browser: Browser;
let camera: Camera;
let site: Awaited<ReturnType<typeof serveGallery>>;
beforeAll(async () => {
  site = await serveGallery(config);
  browser = await launch();
  camera = new Camera(browser, config, site.port);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

describe.concurrent('every page in every state', () => {
  it.each(pages)(
    'axe finds nothing wrong with %s, and its targets are 24 px apart or larger',
    {
      timeout: 240_000,
    },
    async (id) => {
      for (const sitting of sittingsOfPage(id)) {
        const [first] = sitting;
        if (!first) continue;
        await camera.open(first, async (page, said) => {
          for (const shot of sitting) {
            if (shot !== first) await camera.act(page, shot);
            const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
            const found = violations.flatMap(({ id: rule, nodes }) =>
              nodes.map(({ html, failureSummary }) => `${rule}: ${html.slice(0, 160)} ${failureSummary}`),
            );
            expect(found, `${id} ${shot.state} ${shot.brand}`).toEqual([]);
            expect(said.splice(0), `${id} ${shot.state} ${shot.brand}`).toEqual([]);
          }
        });
      }
    },
  );
});
