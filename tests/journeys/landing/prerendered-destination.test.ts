import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { hold } from '../harness/impatient-visitor.ts';
import { casesOfRun, firstOf } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

const list = '/p4-list-download';
const heading = '产品列表';

/** Opens an address while the app's scripts are held back. @returns releases them */
async function openWithoutApp(visitor: Visitor, address: string): Promise<() => void> {
  const release = await hold(visitor);
  await visitor.page.goto(visitor.origin + address, { waitUntil: 'commit' });
  await visitor.page.locator('#app > *').first().waitFor({ state: 'attached' });
  return release;
}

/** Marks the elements that the HTML shows. */
const markElements = ({ page }: Visitor) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('main, main > *, main select'))
      (one as { ours?: true }).ours = true;
  });
const stillStand = ({ page }: Visitor, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.length > 0 && all.every((one) => (one as { ours?: true }).ours === true));

/** Records layout shifts, and the text of each element that was the largest painted so far. */
function recordPaints(): void {
  const shifts: number[] = [];
  const largest: string[] = [];
  Object.assign(window, { shifts, largest });
  const observe = (type: string, record: (entry: { value: number; element: Element | null }) => void) =>
    new PerformanceObserver((entries) => {
      for (const one of entries.getEntries()) record(one as never);
    }).observe({ type, buffered: true });
  observe('layout-shift', ({ value }) => shifts.push(value));
  observe('largest-contentful-paint', ({ element }) => largest.push(element?.textContent ?? ''));
}
const recorded = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { shifts, largest } = window as unknown as { shifts: number[]; largest: string[] };
    return { shifts, largest };
  });

const { hosts } = JSON.parse(readFileSync(join(root, 'hosts.json'), 'utf8')) as {
  hosts: Record<string, { brand?: { id?: string } }>;
};
// The list is the same in every brand but for name, colours, picture and type.
const ofEachBrand = Object.keys(hosts).filter(firstOf((host) => hosts[host]?.brand?.id));
const brandHosts = casesOfRun(ofEachBrand, (_, at) => at === 0);

const productsIn = ({ page }: Visitor) => page.locator('main h3 button');

describe.concurrent('a page to which visits lead, opened directly', () => {
  it.each(brandHosts)(
    'is visible before the app has started: on %s its products neither move anything nor bring a larger text',
    async (host) => {
      await using visitor = await arrive({ host, script: recordPaints });
      const release = await openWithoutApp(visitor, list);
      await visitor.page.getByRole('heading', { name: heading }).waitFor();
      await visitor.page.getByText('正在加载产品').first().waitFor();
      await timersFired(visitor.page, 300);
      const { largest } = await recorded(visitor);
      // What to know before a product is chosen: who lends, and the risk.
      expect(largest.at(-1)).toMatch(/持牌机构.+罚息.+征信/);
      await markElements(visitor);
      release();
      await productsIn(visitor).first().waitFor();
      expect(await stillStand(visitor, 'main, main > header, main section > div > div > select')).toBe(true);
      await visitor.page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
      );
      expect(await recorded(visitor)).toEqual({ shifts: [], largest });
      expect(visitor.trouble).toEqual([]);
    },
  );

  inNpmTest('keeps what is chosen before the app has started, in every list', async () => {
    await using visitor = await arrive();
    const release = await openWithoutApp(visitor, list);
    await visitor.page.getByLabel('借多少').selectOption('100000');
    await visitor.page.getByLabel('排序').selectOption('annualCost');
    release();
    await productsIn(visitor).first().waitFor();
    expect(await visitor.page.getByLabel('借多少').inputValue()).toBe('100000');
    expect(await visitor.page.getByLabel('排序').inputValue()).toBe('annualCost');
    const chosen = await productsIn(visitor).count();
    await visitor.page.getByLabel('借多少').selectOption('');
    expect(await productsIn(visitor).count()).toBeGreaterThan(chosen);
    expect(visitor.trouble).toEqual([]);
  });

  inFullRun(
    'keeps what is typed, dragged and chosen in a calculator before the app has started',
    async () => {
      await using visitor = await arrive();
      const release = await openWithoutApp(visitor, '/loan-calculator');
      const { page } = visitor;
      const typed = page.locator('main input[type=text]');
      const sliders = page.locator('main input[type=range]');
      const months = page.locator('main fieldset').first().getByRole('radio').first();
      await typed.nth(0).fill('23456');
      await sliders.nth(1).evaluate((input: HTMLInputElement) => input.stepUp(3));
      const dragged = await sliders.nth(1).inputValue();
      await months.check({ force: true });
      release();
      await visitor.shown();
      // The field beside the slider follows, which only the app does.
      await eventually(() => typed.nth(1).inputValue(), dragged);
      expect(await typed.nth(0).inputValue()).toBe('23456');
      expect(await sliders.nth(1).inputValue()).toBe(dragged);
      expect(await sliders.nth(0).getAttribute('aria-valuetext')).toContain('23,456');
      expect(await months.isChecked()).toBe(true);
      expect(visitor.trouble).toEqual([]);
    },
  );

  inNpmTest('is visible at once to a visitor with a login, whose login it does not ask for', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const release = await openWithoutApp(visitor, list);
    await visitor.page.getByRole('heading', { name: heading }).waitFor();
    await markElements(visitor);
    release();
    await productsIn(visitor).first().waitFor();
    expect(await stillStand(visitor, 'main')).toBe(true);
    expect(visitor.trouble).toEqual([]);
  });

  inNpmTest('R-NAV 6: is not shown to a visitor with a mark before the decision', async () => {
    await using visitor = await arrive();
    const release = await openWithoutApp(visitor, `${list}?mark=abc`);
    await timersFired(visitor.page, 300);
    expect(await visitor.page.locator('main').first().isVisible()).toBe(false);
    release();
    await visitor.shown();
  });

  inFullRun('is not shown to a visitor of whose lead it may tell', async () => {
    await using visitor = await arrive({ token: 'ok', stored: { 'lead.form-package': '{}' } });
    const release = await openWithoutApp(visitor, list);
    await timersFired(visitor.page, 300);
    expect(await visitor.page.locator('main').first().isVisible()).toBe(false);
    release();
    await productsIn(visitor).first().waitFor();
    expect(visitor.trouble).toEqual([]);
  });

  inFullRun('R-AUTH 2: shows nothing of a page that needs a login to a visitor without one', async () => {
    await using visitor = await arrive();
    for (const path of ['/success-download', '/fail-page', '/ks-fail-marketplace', '/form-package']) {
      const html = await visitor.page.request.get(visitor.origin + path).then((answer) => answer.text());
      expect(html, path).toContain('<div id="app"></div>');
    }
  });

  inFullRun('performs a press from before the app had started once, and goes on', async () => {
    await using visitor = await arrive();
    const release = await openWithoutApp(visitor, list);
    await visitor.button('算一算每期还多少').click();
    release();
    await visitor.waitForAddress('/loan-calculator');
    await visitor.page.goBack();
    await visitor.waitForAddress(list);
    expect(visitor.trouble).toEqual([]);
  });

  inFullRun(
    'shows the way back to the site that the visitor came from, once the app has started',
    async () => {
      await using visitor = await arrive();
      await visitor.open(`${list}?zhijieBackUrl=${encodeURIComponent('https://www.partner.example/back')}`);
      await productsIn(visitor).first().waitFor();
      expect(await visitor.page.getByText('返回来源网站').count()).toBe(1);
      expect(visitor.trouble).toEqual([]);
    },
  );

  inFullRun('shows its products as with all styles when a style sheet comes late', async () => {
    await using visitor = await arrive();
    let give: () => void = () => undefined;
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    await visitor.page.route('**/assets/ProductList-*.css', async (route) => {
      await given;
      await route.continue();
    });
    const answered = visitor.page.waitForResponse('**/api/v3/app/index');
    await visitor.page.goto(visitor.origin + list, { waitUntil: 'commit' });
    await answered;
    await timersFired(visitor.page, 300);
    expect(await productsIn(visitor).count()).toBe(0);
    give();
    await productsIn(visitor).first().waitFor();
    expect(visitor.trouble).toEqual([]);
  });

  inFullRun('shows its products also if a style sheet is lost', async () => {
    await using visitor = await arrive();
    await visitor.page.route('**/assets/ProductList-*.css', (route) => route.abort());
    await visitor.page.goto(visitor.origin + list, { waitUntil: 'commit' });
    await productsIn(visitor).first().waitFor();
  });
});
