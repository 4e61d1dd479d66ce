import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { eventually } from '../harness/eventually.ts';
import { violations } from '../harness/page-violations.ts';
import { serveConfig } from '../harness/served-config.ts';
import { Visitor } from '../harness/visitor.ts';

const example = join(root, 'examples/plugin-opening-hours');
let browser: Browser;
let site: Awaited<ReturnType<typeof serveConfig>>;
beforeAll(async () => {
  browser = await launch();
  site = await serveConfig(example);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

inNpmTest(
  'a block and a field of plug-ins are in the HTML with their styles, come alive, and the answer is in the lead',
  async () => {
    const htmlOf = async (path: string) => (await fetch(`http://localhost:${site.port}${path}`)).text();
    const [start, booking] = [await htmlOf('/'), await htmlOf('/booking')];
    const shownIn = (html: string) => html.split('<template')[0];
    expect(shownIn(start)).toContain('When The Attic is open');
    expect(shownIn(start)).toContain('18:00–23:00');
    expect(shownIn(booking)).toMatch(/<input[^>]*value="c4"/);
    // Whatever a view needs is named in the HTML: no round is spent on finding out.
    for (const chunk of ['assets/load-plugin-', 'config/plugins/openingHours.'])
      expect(start).toContain(chunk);
    for (const chunk of ['assets/load-plugin-', 'assets/plugin-field-', 'config/plugins/seatMap.'])
      expect(booking).toContain(chunk);
    const visitor = await Visitor.arrive(browser, site.port);
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.open('/');
    const { page } = visitor;
    await page.getByText('Today', { exact: true }).waitFor();
    // A view is loaded by the pages that have it.
    expect(asked.filter((path) => path.includes('seatMap'))).toEqual([]);
    expect(await violations(visitor, 'button')).toEqual([]);
    await page.getByRole('button', { name: 'Choose a seat' }).click();
    await visitor.waitForAddress('/booking');
    // Each file of both is loaded once; the rule of an element is there before its style sheet.
    await eventually(
      async () =>
        asked
          .filter((path) => path.startsWith('/config/plugins/'))
          .map((path) => path.replace(/\.[0-9a-f]{12}\./, '.'))
          .sort(),
      ['openingHours.css', 'openingHours.js', 'seatMap.css', 'seatMap.js'].map(
        (name) => `/config/plugins/${name}`,
      ),
    );
    expect(await violations(visitor, 'form')).toEqual([]);
    // The field is refused like any other, and the focus goes to it.
    await page.getByRole('button', { name: 'Keep the seat' }).click();
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'a1');
    const seats = page.getByRole('group', { name: 'Your seat' });
    await seats.getByText('B3', { exact: true }).click();
    await page.keyboard.press('ArrowRight');
    expect(await seats.getByRole('radio', { name: 'B4' }).isChecked()).toBe(true);
    const boxes = await seats
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    // The other field of the same kind has its own view.
    await page.getByText('Tea', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
    await page.getByLabel('E-mail').fill('ann@lee.example');
    await page.getByRole('checkbox', { name: /I have read/ }).click();
    await page.getByRole('button', { name: 'Keep the seat' }).click();
    await visitor.waitForAddress('/thanks');
    expect((await visitor.sandboxRun.leads())[0]?.fields).toMatchObject({ seat: 'b4', drink: 'tea' });
    expect(visitor.trouble).toEqual([]);
    await visitor.context.close();
  },
);

// In `npm test` the view works; here it throws, once the phone shows it or already when its page is rendered.
const throwing = {
  'on the phone alone':
    "import { useEffect, useState } from 'react';\nexport default function Broken() {\n  const [isLate, setLate] = useState(false);\n  useEffect(() => setLate(true), []);\n  if (isLate) throw new Error('planted');\n  return <p>early</p>;\n}\n",
  'when its page is rendered': "export default function Broken() {\n  throw new Error('planted');\n}\n",
};
for (const [when, view] of Object.entries(throwing))
  inFullRun(
    `a view that throws ${when} is replaced by the notice of a broken block, and the form above it is sent`,
    async () => {
      const dir = mkdtempSync(join(tmpdir(), 'funnel-throwing-'));
      cpSync(example, dir, { recursive: true });
      writeFileSync(join(dir, 'plugins/openingHours/view.tsx'), view);
      const pageOf = (name: string) => join(dir, `definitions/pages/${name}.json`);
      const [booking, start] = ['booking', 'start'].map((name) =>
        JSON.parse(readFileSync(pageOf(name), 'utf8')),
      );
      booking.body.push(start.body.at(-1));
      writeFileSync(pageOf('booking'), JSON.stringify(booking));
      const broken = await serveConfig(dir);
      const visitor = await Visitor.arrive(browser, broken.port);
      await visitor.open('/booking');
      const { page } = visitor;
      await page.getByRole('region', { name: 'This part cannot be shown' }).getByRole('alert').waitFor();
      await page.getByText('A1', { exact: true }).click();
      await page.getByText('Tea', { exact: true }).click();
      await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
      await page.getByLabel('E-mail').fill('ann@lee.example');
      await page.getByRole('checkbox', { name: /I have read/ }).click();
      await page.getByRole('button', { name: 'Keep the seat' }).click();
      await visitor.waitForAddress('/thanks');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
      await visitor.context.close();
      broken.close();
      rmSync(dir, { recursive: true });
    },
  );
