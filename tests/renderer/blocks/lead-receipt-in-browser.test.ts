import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Lead } from '../../../runtime/index.ts';
import type { Block, LeadReceipt } from '../../../schemas/index.ts';
import type { HarnessState } from '../harness/main.tsx';
import { makeHarnessState, provideState, type Running, startHarness } from '../harness/start.ts';

let running: Running;
let page: Page;
let errors: string[];
beforeAll(async () => {
  const [started, config] = await Promise.all([startHarness(), makeHarnessState()]);
  running = started;
  const phone = await running.browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  await provideState(phone, config);
  page = await phone.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(running.address);
});
afterAll(() => running.stop());
beforeEach(() => {
  errors = [];
});

const notice = (id: string, text: string) => ({ type: 'notice', id, tone: 'info', text }) as const;
const block: Block = {
  ...{ type: 'leadReceipt', id: 'receipt', forms: ['loan', 'wish'] },
  accepted: [notice('next', 'Wait for a call.')],
  refused: [notice('instead', 'Look at others.')],
  none: [{ type: 'hero', id: 'top', title: 'All products', layout: 'plain' }],
};
const texts = (title: string): LeadReceipt => ({
  ...{ title, text: 'That is no approval.', recipients: 'A Bank', next: 'A call', withdraw: 'Call us' },
  ...{ withdrawPage: 'terms', refusedTitle: `${title}: refused`, reasons: [] },
});
const bundle: PageBundle = {
  page: { id: 'sample', title: 'Sample', outcomes: [], body: [block] },
  forms: {},
  messages: {},
  receipts: {
    loan: { id: 'loan', endpoint: 'save', receipt: texts('Loan') },
    wish: { id: 'wish', endpoint: 'save', receipt: texts('Wish') },
  },
};
const at = Date.UTC(2026, 10, 24, 17, 5);
const lead = (code: number, response = {}): Lead => ({
  ...{ requestId: 'a', state: 'draft', answers: '', userId: '7', at },
  response: {
    requestId: '3f2a9c1b77d0',
    code,
    number: 'LOAN-2026-000000000000000000000000000017',
    at,
    ...response,
  },
});
const mount = async (change: Partial<HarnessState>) => {
  await page.evaluate(([shown, state]) => window.harness.mount(shown, state), [bundle, change] as const);
  await page.locator('main h1').first().waitFor();
};
const headings = () => page.locator('main h1').allInnerTexts();

describe('a lead receipt', () => {
  it('fits into 320 px with a long number, has no violation of WCAG, and targets of 44 px', async () => {
    await mount({ userId: '7', leadsByForm: { loan: lead(200) } });
    expect(await headings()).toEqual(['Loan']);
    // The blocks below the receipt come with code of their own.
    await page.getByText('Wait for a call.').waitFor();
    expect(await page.locator('main').innerText()).toMatch(
      /LOAN-2026[\s\S]*2026年11月25日 01:05[\s\S]*Wait for a call/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(
      await page.locator('main button').evaluate((one) => one.getBoundingClientRect().height),
    ).toBeGreaterThanOrEqual(44);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
      .analyze();
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('tells of the form that was answered last', async () => {
    const leads = { loan: lead(200), wish: lead(4220, { at: at + 1 }) };
    await mount({ userId: '7', leadsByForm: leads });
    expect(await headings()).toEqual(['Wish: refused']);
    await page.getByText('Look at others.').waitFor();
    await mount({ userId: '7', leadsByForm: { ...leads, loan: lead(200, { at: at + 2 }) } });
    expect(await headings()).toEqual(['Loan']);
  });

  it('is replaced by its other blocks for another user, for nobody, and where storage is garbage', async () => {
    for (const userId of ['8', '']) {
      await mount({ userId, leadsByForm: { loan: lead(200) } });
      expect(await headings()).toEqual(['All products']);
    }
    await mount({ userId: '7', leadsByForm: { loan: { ...lead(200), response: { code: 'x' } } } });
    expect(await headings()).toEqual(['All products']);
  });

  it('appears after hydration of a prerendered page, which is that of a visitor who has sent nothing', async () => {
    await mount({ userId: '7', leadsByForm: { loan: lead(200) } });
    await page.evaluate((shown) => window.harness.sleep(shown), bundle);
    expect(await headings()).toEqual(['All products']);
    await page.evaluate((shown) => window.harness.wake(shown), bundle);
    await page.getByRole('heading', { name: 'Loan' }).waitFor();
    expect(await headings()).toEqual(['Loan']);
    expect(errors).toEqual([]);
  });
});
