import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { violations } from '../harness/page-violations.ts';
import { serveConfig } from '../harness/served-config.ts';
import { expectNoSideScroll } from '../harness/settled-page.ts';
import { translateMessages } from '../harness/translated-messages.ts';
import { Visitor } from '../harness/visitor.ts';

/** Every text is one of these two, with a number of its own. */
const [short, long] = ['مدينة', 'يوم واحد عن المدن التي تركب الدراجات، على ضفة النهر في شانغهاي'];

let texts = 0;
const arabicFor = (english: string): string => `${english.length > 60 ? long : short} ${++texts}`;

/** The same value with an Arabic text beside each English one. */
function withArabic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withArabic);
  if (typeof value !== 'object' || value === null) return value;
  const written = value as Record<string, unknown>;
  if (typeof written.en === 'string') return { ...written, ar: arabicFor(written.en) };
  return Object.fromEntries(Object.entries(written).map(([key, one]) => [key, withArabic(one)]));
}

/** A copy of the bilingual example with Arabic as a third language. */
function arabicConfig(): string {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-arabic-'));
  cpSync(join(root, 'examples/event-registration'), dir, { recursive: true });
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json') || file.startsWith('tests')) continue;
    const path = join(dir, file);
    writeFileSync(path, JSON.stringify(withArabic(JSON.parse(readFileSync(path, 'utf8')))));
  }
  const site = join(dir, 'definitions/site.json');
  writeFileSync(site, readFileSync(site, 'utf8').replace('"en"]', '"en","ar"]'));
  translateMessages(dir, ['zh-CN', 'en', 'ar'], arabicFor);
  return dir;
}

/** The places of an element in the window, px: of its left and right edge. */
async function edges(element: Locator): Promise<{ left: number; right: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { left: box.x, right: box.x + box.width };
}

describe('a page that is written from the right', () => {
  const dir = arabicConfig();
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveConfig>>;
  beforeAll(async () => {
    browser = await launch();
    site = await serveConfig(dir);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
    rmSync(dir, { recursive: true });
  });

  it('begins at the right, fits narrow phones, and can be filled in', async () => {
    await using visitor = await Visitor.arrive(browser, site.port);
    const { page } = visitor;
    await visitor.open('/registration?lang=ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await expectNoSideScroll(visitor, 'the page in Arabic');
    await page.setViewportSize({ width: 390, height: 844 });
    // Of the text itself: a label is as wide as the form.
    const form = await edges(page.locator('[data-field=name] input'));
    const label = await page.locator('[data-field=name] label').evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right } = text.getBoundingClientRect();
      return { left, right };
    });
    expect(Math.abs(form.right - label.right)).toBeLessThan(2);
    expect(label.left).toBeGreaterThan(form.left + 50);
    // Also once the app has applied the brand's own theme.
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).textAlign)).toBe('right');
    // The logo stands before the name, and the box before what is agreed to.
    const [logo, brand] = [page.locator('main img').first(), page.locator('main img + span').first()];
    expect((await edges(logo)).left).toBeGreaterThanOrEqual((await edges(brand)).right);
    const agree = page.locator('[data-field=agree]');
    expect((await edges(agree.locator('input'))).right).toBeGreaterThan(
      (await edges(agree.locator('p'))).right,
    );
    expect(await violations(visitor, 'form')).toEqual([]);
    expect(visitor.trouble).toEqual([]);
  });
});
