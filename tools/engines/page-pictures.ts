import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags } from '../chromium/chromium-flags.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { eventually, isAt } from './engine-actions.ts';
import { type Engine, type EngineTab, phoneScreen } from './engine-tab.ts';
import type { VisitSite } from './engine-visit.ts';

/** Pages of which each engine takes a picture, by path; those from /form-package on are seen after a login. */
const picturedPages = [
  '/login',
  '/index.html',
  '/carloan',
  '/car-valuation',
  '/form-package',
  '/form-package-simple',
  '/p4-list-download',
  '/success-download',
  '/fail-page',
  '/loan-calculator',
] as const;

/** A picture of each page, by path: the first screen, at rest. */
export type PagePictures = ReadonlyMap<string, Buffer>;

export async function takePagePictures(
  engine: Engine,
  { origin, phone }: Pick<VisitSite, 'origin' | 'phone'>,
): Promise<PagePictures> {
  const tab = await engine.newTab(phoneScreen);
  const pictures = new Map<string, Buffer>();
  try {
    for (const path of picturedPages) {
      // The link logs in once; from then on the token is stored.
      await tab.open(`${origin}${path}${path === '/form-package' ? `?mark=sandbox-mark-${phone}` : ''}`);
      await isAt(tab, path);
      await isAtRest(tab, path);
      pictures.set(path, await tab.screenshot());
    }
  } finally {
    await tab.close();
  }
  return pictures;
}

/** Whether fonts and the images of the screen have loaded, and the text has stopped changing. */
const isAtRest = (tab: EngineTab, path: string) =>
  eventually(`${path} at rest`, () =>
    tab.evaluate(`await document.fonts.ready;
      const before = document.body.innerText;
      await new Promise((resolve) => setTimeout(resolve, 500));
      const isSeen = (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().top < innerHeight;
      return [...document.images].filter(isSeen).every((one) => one.complete)
        && before === document.body.innerText;`),
  );

/** One picture for each page with those of all engines beside each other. */
export async function writeSideBySide(
  byEngine: ReadonlyMap<string, PagePictures>,
  folder: string,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium('tool'),
    headless: true,
    args: [...chromiumFlags],
  });
  const { width, height } = phoneScreen;
  const size = { width: (width + 10) * byEngine.size + 10, height: height + 50 };
  const page = await browser.newPage({ viewport: size });
  for (const path of picturedPages) {
    const figures = [...byEngine].map(([engine, pictures]) => {
      const picture = pictures.get(path)?.toString('base64') ?? '';
      return `<figure><figcaption>${engine}</figcaption><img width="${width}" src="data:image/png;base64,${picture}"></figure>`;
    });
    await page.setContent(
      `<style>body { margin: 10px; display: flex; gap: 10px; background: #ccc; font: 14px sans-serif }
        figure { margin: 0 }</style>${figures.join('')}`,
    );
    writeFileSync(join(folder, `page${path.replaceAll('/', '-')}.png`), await page.screenshot());
  }
  await browser.close();
}
