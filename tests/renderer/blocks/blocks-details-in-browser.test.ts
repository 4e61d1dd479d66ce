import { setTimeout as pause } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Block, Form, OnResult } from '../../../schemas/index.ts';
import { timersFired } from '../../harness/page-events.ts';
import type { HarnessState } from '../harness/main.tsx';
import { type Phone, startPhone } from '../harness/phone.ts';

let { running, config, page, errors } = {} as Phone;
beforeAll(async () => {
  ({ running, config, page, errors } = await startPhone());
});
afterAll(() => running.stop());
beforeEach(() => {
  errors.length = 0;
});

const answered = (code: number, data: unknown = null) =>
  ({ kind: 'answered', code, message: '', data }) as const;
const say = (id: string) => config.messages[id] ?? id;

const mount = async (body: Block[], change: Partial<HarnessState> = {}, more: Partial<PageBundle> = {}) => {
  const bundle: PageBundle = {
    page: { id: 'sample', outcomes: ['done'], body },
    forms: {},
    messages: {},
    ...more,
  };
  await page.evaluate(([shown, state]) => window.harness.mount(shown, state), [bundle, change] as const);
  await page.locator('main > *').first().waitFor();
};
const button = (name: string) => page.getByRole('button', { name });
/** Violations of WCAG A and AA, and targets that are too small for a finger. */
const faults = async () => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main summary, main input, main a')]
      .filter(
        (one) => one.offsetParent && Math.max(one.offsetHeight, one.parentElement?.offsetHeight ?? 0) < 44,
      )
      .map((one) => one.outerHTML),
  );
  return [...violations.map((one) => `${one.id} ${one.nodes[0]?.html}`), ...small, ...errors];
};
const product = (id: string, change = {}) => ({
  ...{ id, name: `Loan ${id}`, lender: 'A Bank', amountMin: 1000, amountMax: 50_000 },
  ...{ termMonthsMin: 3, termMonthsMax: 12, aprMin: 7.2, aprMax: 24 },
  ...{ fees: 'none', conditions: ['adult'], tags: ['x'], url: `https://${id}.example/` },
  ...change,
});
const list = answered(200, { products: [product('a'), product('b', { url: '' })] });
const empty = { emptyTitle: 'None', emptyText: 'Later' };

const notice = (id: string, text: string) => ({ type: 'notice', id, tone: 'info', text }) as const;
const inTab = (label: string) => ({
  label,
  blocks: [notice(`in-${label.toLowerCase()}`, `Inside ${label}`)],
});
const card = (title: string) => ({ title, text: 'Words.', icon: 'coins' }) as const;
const range = (min: number, max: number, step: number, start: number) => ({ min, max, step, start });
const samples = {
  accordion: {
    ...{ type: 'accordion', id: 'questions', title: 'Questions' },
    items: [
      { question: 'First?', answer: 'One.' },
      { question: 'Second?', answer: 'Two.' },
    ],
  },
  carousel: {
    type: 'carousel',
    id: 'cards',
    title: 'Cards',
    items: [card('One'), card('Two'), card('Three')],
  },
  tabs: { type: 'tabs', id: 'more', tabs: [inTab('One'), inTab('Two'), inTab('Three')] },
  popup: { type: 'popup', id: 'costs', label: 'Read', title: 'Costs', blocks: [notice('in', 'Inside')] },
  trackers: { type: 'trackers', id: 'third', title: 'Third parties', intro: 'Who gets what.' },
  product: { type: 'product', id: 'product', endpoint: 'list', applyLabel: 'Apply', ...empty },
  productList: {
    ...{ type: 'productList', id: 'list', endpoint: 'list', details: 'done', ...empty },
    ...{ amounts: [5000, 100_000], months: [6, 12] },
  },
  valuation: { type: 'valuation', id: 'worth', form: 'sample', emptyText: 'Nothing yet.', note: 'A note.' },
  calculator: {
    ...{ type: 'calculator', id: 'loan', title: 'Terms', note: 'A note.', months: [3, 12, 36] },
    ...{ amount: range(1000, 500_000, 1000, 10_000), annualRate: range(3, 36, 0.1, 18) },
    fee: range(0, 50_000, 100, 0),
  },
} as const satisfies Record<string, Block>;

// In `npm test` axe judges every block, tabs are changed by keys, a list is filtered, the calculator computes, and a form
// shows its result.
describe('tabs', () => {
  it('R-VALID 7: follow a swipe; a vertical touch, or a slow short one, changes nothing', async () => {
    await mount([samples.tabs]);
    const glass = await page.context().newCDPSession(page);
    const swipe = async (across: number, down: number, msOfStep: number) => {
      const box = await page.getByRole('tabpanel').boundingBox();
      if (!box) throw new Error('no panel is shown');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
        glass.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: part === undefined ? [] : [{ x: x + across * part, y: y + down * part }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 5; step++) {
        await touch('touchMove', step / 5);
        await pause(msOfStep);
      }
      await touch('touchEnd');
    };
    const chosen = () => page.getByRole('tab', { selected: true }).textContent();
    await swipe(-30, 0, 120);
    expect(await chosen()).toBe('One');
    await swipe(-10, -40, 10);
    expect(await chosen()).toBe('One');
    await swipe(-160, 10, 10);
    await page.getByText('Inside Two').waitFor();
    await swipe(-160, 0, 150);
    await page.getByText('Inside Three').waitFor();
    await swipe(-160, 0, 10);
    expect(await chosen()).toBe('Three');
    await swipe(160, 0, 10);
    expect(await chosen()).toBe('Two');
  });
});

describe('an agreement', () => {
  const section = (heading: string) => ({ heading, paragraphs: [`About ${heading}. `.repeat(60)] });
  const agreement = {
    type: 'article' as const,
    ...{ id: 'text', title: 'Terms', updated: '2026-11-21' },
    sections: ['One', 'Two', 'Three', 'Four'].map(section),
  } satisfies Block;
  it('has none where there are two sections', async () => {
    await mount([{ ...agreement, sections: [section('One'), section('Two')] }]);
    await page.getByRole('heading', { name: 'Two' }).waitFor();
    expect(await page.getByText(say('article.contents'), { exact: true }).count()).toBe(0);
  });
});

describe('an account to follow', () => {
  const account = {
    type: 'followAccount' as const,
    ...{ id: 'account', account: 'The account' },
    ...{ qrCode: '/assets/qr.png', steps: ['Scan it'] },
  } satisfies Block;
  it('offers its picture as a file, and in WeChat a long press instead', async () => {
    await mount([account]);
    const save = page.getByRole('link', { name: say('follow.save') });
    expect(await save.getAttribute('href')).toBe('/assets/qr.png');
    expect(await save.getAttribute('download')).toBe('The account.png');
    await page.getByText(say('follow.saveHint')).waitFor();
    expect(await page.getByText(say('follow.longPress')).count()).toBe(0);
    await mount([account], { device: { os: 'android', wechat: true } });
    await page.getByText(say('follow.longPress')).waitFor();
    expect(await save.count()).toBe(0);
    expect(await faults()).toEqual([]);
  });
});

describe('the example of a product', () => {
  const row = (name: string) =>
    page
      .locator('dt', { hasText: new RegExp(`^${name}$`) })
      .last()
      .locator('xpath=../dd');
  it('is calculated from the product itself, at its highest rate', async () => {
    await mount([samples.product], { results: { list: [list] } });
    await page.getByRole('heading', { name: say('product.example') }).waitFor();
    expect(await row(say('product.exampleLoan')).innerText()).toContain('10,000');
    expect(await row(say('product.annualRate')).innerText()).toBe('24%');
    expect(await row(say('calculator.monthly')).innerText()).toContain('945.60');
    expect(await row(say('product.examplePaid')).innerText()).toContain('11,347.20');
    const other = product('c', { amountMin: 20_000, termMonthsMin: 24, termMonthsMax: 36, aprMax: 12 });
    await mount([samples.product], { results: { list: [answered(200, [other])] } });
    await page.getByRole('heading', { name: 'Loan c' }).waitFor();
    expect(await row(say('product.exampleLoan')).innerText()).toMatch(/20,000.*24/);
    expect(await row(say('product.annualRate')).innerText()).toBe('12%');
    expect(await faults()).toEqual([]);
  });
});

describe('what a loan costs', () => {
  it('is large if it is a figure, and like any other row if it is a sentence', async () => {
    const rows = ['7.2%–24%', 'See above'].map((value, at) => ({ label: `Row ${at}`, value, strong: true }));
    await mount([{ type: 'costs', id: 'costs', rows: [...rows, { label: 'Fee', value: 'none' }] }]);
    await page.getByText('See above').waitFor();
    const sizes = await page
      .locator('dd')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes[0]).toBeGreaterThan(sizes[2] ?? 0);
    expect(sizes[1]).toBe(sizes[2]);
  });
});

describe('a list of products with a filter', () => {
  const products = [
    product('a', { aprMax: 24 }),
    product('full', { unavailable: 'No places left', aprMax: 8 }),
    product('b', { aprMax: 18, amountMin: 20_000, amountMax: 200_000, termMonthsMax: 36 }),
  ];
  const offer = { results: { list: [answered(200, { products })] } };
  const select = (id: string) => page.getByLabel(say(`list.${id}`), { exact: true });
  const names = () => page.locator('main h3 button > span:first-child').allInnerTexts();
  it('sorts them, and says what a month costs for 10,000 yuan at the highest rate, over the chosen term', async () => {
    await mount([samples.productList], offer);
    await select('order').selectOption({ label: say('list.annualCostFirst') });
    expect(await names()).toEqual(['Loan b', 'Loan a', 'Loan full']);
    const basis = page.getByText(`${say('product.atHighestRate')} 18%`).locator('xpath=../..');
    expect(await basis.innerText()).toContain('916.80');
    expect(await basis.innerText()).toContain('12');
    await select('months').selectOption('6');
    expect(await basis.innerText()).not.toContain('916.80');
    await select('order').selectOption({ label: say('list.amountFirst') });
    expect(await names()).toEqual(['Loan b', 'Loan a', 'Loan full']);
  });
  it('leads out of a filter that leaves no product, and is kept until the list is shown again', async () => {
    await mount([samples.productList], offer);
    await select('amount').selectOption('5000');
    await expect.poll(names).toEqual(['Loan a', 'Loan full']);
    await select('months').selectOption('6');
    await select('amount').selectOption('100000');
    await page.evaluate(() => window.harness.refresh());
    expect(await select('amount').inputValue()).toBe('100000');
    await mount([samples.productList], { results: { list: [answered(200, { products: [products[0]] })] } });
    await select('amount').selectOption('100000');
    await page.getByText(say('list.noneTitle')).waitFor();
    expect(await faults()).toEqual([]);
    await button(say('list.showAll')).click();
    expect(await names()).toEqual(['Loan a']);
    expect(await select('amount').evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('the calculator', () => {
  const input = (id: string) => page.getByLabel(say(`calculator.${id}`), { exact: true });
  const value = (id: string) =>
    page.locator('dt', { hasText: new RegExp(`^${say(`calculator.${id}`)}$`) }).locator('xpath=../dd');
  const shows = (text: string) => page.locator('dd', { hasText: text }).first().waitFor();
  it('accepts full-width digits, and the slider', async () => {
    await mount([samples.calculator]);
    await input('amount').fill('５０００');
    await shows('458.40');
    await input('amount').blur();
    expect(await input('amount').inputValue()).toBe('5,000');
    const slider = page.locator('input[type=range]').first();
    await slider.press('ArrowRight');
    expect(await input('amount').inputValue()).toBe('6,000');
    expect(await slider.getAttribute('aria-valuetext')).toContain('6,000');
  });
  it('accepts larger numbers by typing than by the slider if the page says so', async () => {
    const annualRate = { ...samples.calculator.annualRate, most: 100 };
    await mount([{ ...samples.calculator, annualRate }]);
    await input('annualRate').fill('48');
    await input('annualRate').blur();
    await shows('1,065.52');
    expect(await value('annualCost').textContent()).toBe('48.00%');
    const slider = page.locator('input[type=range]').nth(1);
    expect(await slider.inputValue()).toBe('36');
    expect(await slider.getAttribute('aria-valuetext')).toBe('48 %');
    await input('annualRate').fill('101');
    await page.getByText(`${say('calculator.most')} 100 %`).waitFor();
  });
});
const formBundle = (form: Partial<Form>, onResult: OnResult, more: Block[] = []) => {
  const sample: Form = {
    ...{ id: 'sample', purpose: 'Why', endpoint: 'save', submitLabel: 'Send' },
    fields: [{ kind: 'text', id: 'name', label: 'Name' }],
    ...form,
  };
  const body: Block[] = [{ type: 'form', id: 'ask', form: 'sample', onResult }, ...more];
  return [body, { forms: { sample } }] as const;
};
const field = (name: string) => page.locator(`[name="${name}"]`).first();
const submit = () => page.locator('button[type=submit]').click();

describe('a form that stays on its page', () => {
  const stays: OnResult = {
    cases: [{ code: 200, stay: 'action.copied' }],
    otherwise: { show: { at: 'form', message: 'call.failed' } },
  };
  const worth = { low: 80_000, high: '92500', factors: [{ name: 'Age', effect: -0.28 }, { name: 3 }] };

  it('marks the result as outdated when the answers change, and as current when they are the same again', async () => {
    const [body, more] = formBundle({}, stays, [samples.valuation]);
    await mount(body, { results: { save: [answered(200, worth), answered(200, { ...worth })] } }, more);
    const old = page.getByText(say('valuation.old'));
    const done = page.getByText(say('action.copied'));
    await field('name').fill('somebody');
    await submit();
    await page.getByText('80,000–92,500').waitFor();
    // A field that loses the focus reports its answer again: the same one.
    await field('name').focus();
    await field('name').blur();
    expect([await old.count(), await done.count()]).toEqual([0, 1]);
    await field('name').fill('another');
    await old.waitFor();
    expect(await done.count()).toBe(0);
    expect(await page.getByText('80,000–92,500').count()).toBe(1);
    expect(await faults()).toEqual([]);
    await field('name').fill('somebody');
    await old.waitFor({ state: 'detached' });
    await field('name').fill('another');
    await old.waitFor();
    await submit();
    await old.waitFor({ state: 'detached' });
    await done.waitFor();
  });

  it('scrolls to a new result and focuses its heading, but not to one that was there before', async () => {
    const paragraphs = Array.from({ length: 30 }, (_, line) => `Line ${line}.`);
    const text = { type: 'article', id: 'text', title: 'Text', updated: '2026-01-01' } as const;
    const long: Block = { ...text, sections: [{ heading: 'Lines', paragraphs }] };
    const [body, more] = formBundle({}, stays, [long, samples.valuation, { ...long, id: 'more' }]);
    await mount(body, { results: { save: [answered(200, worth), answered(200, 'none')] } }, more);
    await page.getByText('Nothing yet.').waitFor();
    const headed = (name: string) =>
      page.waitForFunction((words) => document.activeElement?.textContent === words, name);
    const top = (words: string) =>
      page.getByText(words, { exact: true }).evaluate((one) => one.getBoundingClientRect().top);
    await field('name').fill('somebody');
    await submit();
    await headed(say('valuation.range'));
    expect(await top(say('valuation.range'))).toBeGreaterThanOrEqual(0);
    expect(await top(say('valuation.range'))).toBeLessThan(200);
    await submit();
    await headed(say('valuation.failed'));
    expect(await top(say('valuation.failed'))).toBeLessThan(200);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      (document.activeElement as HTMLElement).blur();
      window.harness.refresh();
    });
    await timersFired(page, 100);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
