import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Block, Field, Form, OnResult } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
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
const unanswered = { kind: 'unanswered', reason: 'network' } as const;
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
const calls = () => page.evaluate(() => window.harness.calls);
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

describe.runIf(isFullRun)('the blocks', () => {
  inFullRun('have no violation of WCAG A or AA, targets of 44 px, and fit into 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const trackers = [{ name: 'A network', purpose: 'Counting', collects: ['page', 'event'] }];
    const worth = { low: 80_000, high: 92_500, factors: [{ name: 'Age', effect: -0.28 }] };
    await mount(Object.values(samples), { results: { list: [list] } }, { trackers });
    await page.evaluate((data) => {
      window.harness.results = { sample: data };
      window.harness.refresh();
    }, worth);
    await button('Loan a').waitFor();
    await page.getByText('80,000–92,500').waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await tooWide()).toBe(0);
    expect(await faults()).toEqual([]);
    await button('Read').click();
    await page.getByRole('dialog').waitFor();
    expect(await faults()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  });
});

describe.runIf(!isFullRun)('an accordion', () => {
  inNpmTest('opens its answers one by one, by keyboard too', async () => {
    await mount([samples.accordion]);
    const answer = page.getByText('One.');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('First?').focus();
    await page.locator('summary').first().press('Enter');
    await answer.waitFor();
    expect(await page.getByText('Two.').isVisible()).toBe(false);
  });
});

describe.runIf(!isFullRun)('a carousel', () => {
  const left = () => page.locator('ul').evaluate((list) => Math.round(list.scrollLeft));
  inNpmTest('moves by button and by key, stops at its ends, and never moves by itself', async () => {
    await mount([samples.carousel]);
    expect(await button(say('carousel.previous')).getAttribute('aria-disabled')).toBe('true');
    await timersFired(page, 300);
    expect(await left()).toBe(0);
    await button(say('carousel.next')).click();
    await page.waitForFunction(() => (document.querySelector('ul')?.scrollLeft ?? 0) > 0);
    await button(say('carousel.next')).click();
    const next = page.locator(`[aria-label="${say('carousel.next')}"][aria-disabled=true]`);
    await next.waitFor();
    await page.locator('ul').press('ArrowLeft');
    await next.waitFor({ state: 'detached' });
  });
});

describe.runIf(!isFullRun)('tabs', () => {
  const tab = (name: string) => page.getByRole('tab', { name });
  inNpmTest('show one panel at a time; the arrow keys wrap around, Home and End go to the ends', async () => {
    await mount([samples.tabs]);
    await page.getByText('Inside One').waitFor();
    expect(await page.getByText('Inside Two').count()).toBe(0);
    await tab('Two').click();
    await page.getByText('Inside Two').waitFor();
    expect(await page.getByText('Inside One').isVisible()).toBe(false);
    await tab('Two').press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await tab('One').getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('One');
    await page.keyboard.press('End');
    expect(await page.getByRole('tabpanel').textContent()).toContain('Inside Three');
    expect(await tab('Three').getAttribute('tabindex')).toBe('0');
  });
});

describe.runIf(!isFullRun)('a popup', () => {
  inNpmTest('opens only when pressed, and returns the focus', async () => {
    await mount([samples.popup]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button('Read').click();
    await page.getByRole('dialog', { name: 'Costs' }).getByText('Inside').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Read');
  });
});

describe.runIf(isFullRun)('an agreement', () => {
  const section = (heading: string) => ({ heading, paragraphs: [`About ${heading}. `.repeat(60)] });
  const agreement = {
    type: 'article' as const,
    ...{ id: 'text', title: 'Terms', updated: '2026-11-21' },
    sections: ['One', 'Two', 'Three', 'Four'].map(section),
  } satisfies Block;
  // In `npm test` each block is judged by axe, and one of each kind of use is used.
  inFullRun(
    'has a list of its sections that scrolls to a heading and moves the focus, without a history entry',
    async () => {
      await mount([agreement]);
      await page.getByText(say('article.contents'), { exact: true }).click();
      const entries = await page.evaluate(() => history.length);
      await page.getByRole('link', { name: 'Three' }).click();
      const heading = page.getByRole('heading', { name: 'Three' });
      expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
      const top = await heading.evaluate((one) => one.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(100);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await page.evaluate(() => location.hash)).toBe('');
      expect(await faults()).toEqual([]);
    },
  );
});

describe.runIf(!isFullRun)('third parties', () => {
  inNpmTest('are listed with their purpose and the data that they collect', async () => {
    await mount([samples.trackers]);
    await page.getByText(say('trackers.none')).waitFor();
    const trackers = [{ name: 'A network', purpose: 'Counting', collects: ['page', 'event'] }];
    await mount([samples.trackers], {}, { trackers });
    await page.getByRole('heading', { name: 'A network' }).waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['page', 'event']);
  });
});

describe.runIf(!isFullRun)('a product', () => {
  inNpmTest('shows the product that was pressed, else the first, with the link to its lender', async () => {
    await mount([samples.product], { results: { list: [list] } });
    await page.getByRole('heading', { name: 'Loan a' }).waitFor();
    expect(await page.locator('dd', { hasText: '7.2%–24%' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('https://a.example/');
    await mount([samples.product], { results: { list: [list] }, chosen: 'b' });
    await page.getByRole('heading', { name: 'Loan b' }).waitFor();
    await page.getByText(say('product.noAddress')).waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
  });
  inNpmTest(
    'replaces no withdrawn product by another, says if there is none, and offers a retry after a failure',
    async () => {
      await mount([samples.product], { results: { list: [list] }, chosen: 'gone' });
      await page.getByText('None').waitFor();
      await mount([samples.product], { results: { list: [unanswered, answered(200, { products: [] })] } });
      await page.getByText(say('product.failed')).waitFor();
      await button(say('action.retry')).click();
      await page.getByText('None').waitFor();
      expect(await calls()).toHaveLength(2);
    },
  );
});

describe.runIf(!isFullRun)('the action of a product', () => {
  inNpmTest(
    'is at the bottom of the screen below the rate, covers nothing at the end, and leaves room to the keyboard',
    async () => {
      await mount([samples.product, samples.calculator], { results: { list: [list] } });
      const link = page.getByRole('link', { name: 'Apply' });
      const bar = link.locator('xpath=..');
      const edges = async (one: typeof link) => {
        const box = await one.boundingBox();
        // Lines of text have heights with fractions of a pixel.
        return box
          ? { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
          : { top: Number.NaN, bottom: Number.NaN };
      };
      const height = page.viewportSize()?.height ?? 0;
      expect((await edges(bar)).bottom).toBe(height);
      expect(await bar.innerText()).toContain('7.2%–24%');
      expect((await edges(page.locator('dd', { hasText: '7.2%–24%' }))).bottom).toBeLessThan(
        (await edges(bar)).top,
      );
      // Before it is loaded, the page ends further up.
      await page.getByLabel(say('calculator.amount'), { exact: true }).waitFor();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const before = page.locator('main > *').nth(-2);
      expect((await edges(before)).bottom).toBeLessThanOrEqual((await edges(bar)).top);
      expect((await edges(bar)).bottom).toBe(height);
      await page.getByLabel(say('calculator.amount'), { exact: true }).focus();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(async () => (await edges(bar)).top).toBeGreaterThan(height);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect.poll(async () => (await edges(bar)).bottom).toBe(height);
      // What the keyboard reaches is scrolled above the bar.
      const hidden = () => getComputedStyle(document.documentElement).scrollPaddingBottom;
      expect(Number.parseFloat(await page.evaluate(hidden))).toBeGreaterThan(44);
      expect(await faults()).toEqual([]);
    },
  );

  inNpmTest('stays below a block whose view comes later', async () => {
    await mount([samples.product], { results: { list: [list] } });
    const link = page.getByRole('link', { name: 'Apply' });
    await link.waitFor();
    await page.evaluate(() => {
      const late = document.createElement('p');
      late.textContent = 'Late';
      document.querySelector('main')?.append(late);
    });
    const isLast = () =>
      link.evaluate((one) => document.querySelector('main')?.lastElementChild?.contains(one));
    await expect.poll(isLast).toBe(true);
  });
});

describe.runIf(!isFullRun)('a list of products with details', () => {
  inNpmTest(
    'stores the product that is pressed and finishes the page, wherever on the card the press is',
    async () => {
      await mount([samples.productList], { results: { list: [list] } });
      const box = await page.getByText('7.2%–24%').nth(1).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.waitForFunction(() => window.harness.finished.length > 0);
      expect(await page.evaluate(() => window.harness.state.chosen)).toBe('b');
      expect(await page.evaluate(() => window.harness.finished)).toEqual(['done']);
    },
  );
  inNpmTest(
    'leaves the link to the lender alone, and shows a message if finishing the page fails',
    async () => {
      await mount([samples.productList], { results: { list: [list] }, finishFails: 1 });
      // Named by its product: a list has the same link many times.
      const link = page.getByRole('link', { name: `${say('product.go')} Loan a` });
      const onTop = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      };
      expect(await link.evaluate(onTop)).toBe(true);
      await button('Loan a').press('Enter');
      await page.getByText(say('action.failed')).waitFor();
      await button('Loan a').click();
      await page.waitForFunction(() => window.harness.finished.length > 0);
    },
  );
});

describe.runIf(isFullRun)('a list of products with a filter', () => {
  const products = [
    product('a', { aprMax: 24 }),
    product('full', { unavailable: 'No places left', aprMax: 8 }),
    product('b', { aprMax: 18, amountMin: 20_000, amountMax: 200_000, termMonthsMax: 36 }),
  ];
  const offer = { results: { list: [answered(200, { products })] } };
  const names = () => page.locator('main h3 button > span:first-child').allInnerTexts();

  inFullRun('shows unavailable products last, with the reason and without a link', async () => {
    await mount([samples.productList], offer);
    await button('Loan a').waitFor();
    expect(await names()).toEqual(['Loan a', 'Loan b', 'Loan full']);
    await page.getByText(`${say('product.unavailable')} No places left`).waitFor();
    expect(await page.getByRole('link').count()).toBe(2);
    expect(await faults()).toEqual([]);
  });
});

describe.runIf(!isFullRun)('the calculator', () => {
  const input = (id: string) => page.getByLabel(say(`calculator.${id}`), { exact: true });
  const value = (id: string) =>
    page.locator('dt', { hasText: new RegExp(`^${say(`calculator.${id}`)}$`) }).locator('xpath=../dd');
  const shows = (text: string) => page.locator('dd', { hasText: text }).first().waitFor();

  inNpmTest('computes 10,000 over 12 months at 18 %, without and with a fee', async () => {
    await mount([samples.calculator]);
    await shows('916.80');
    expect(await value('paid').textContent()).toContain('11,001.60');
    expect(await value('annualCost').textContent()).toBe('18.00%');
    await input('fee').fill('500');
    await shows('11,501.60');
    expect(Number.parseFloat((await value('annualCost').textContent()) ?? '')).toBeGreaterThan(27);
    await page.getByText(say('calculator.equalPrincipal'), { exact: true }).click();
    await shows('983.33');
  });
  inNpmTest(
    'shows an error for a typed number out of bounds, leaves the text alone, and shows no result',
    async () => {
      await mount([samples.calculator]);
      await shows('916.80');
      for (const [id, typed, words] of [
        ['annualRate', '48', `${say('calculator.most')} 36 %`],
        ['amount', '7', `${say('calculator.least')} 1,000 ${say('product.yuan')}`],
      ] as const) {
        await input(id).fill(typed);
        await input(id).blur();
        expect(await input(id).inputValue()).toBe(typed);
        expect(await input(id).getAttribute('aria-invalid')).toBe('true');
        const errorId = (await input(id).getAttribute('aria-describedby'))?.split(' ')[0];
        expect(await page.locator(`[id="${errorId}"]`).innerText()).toBe(words);
      }
      await page.getByText(say('calculator.held')).waitFor();
      expect(await page.locator('dd').count()).toBe(0);
      expect(await faults()).toEqual([]);
      await input('annualRate').fill('24');
      await page.getByText(say('calculator.held')).waitFor();
      // A value set by the slider is valid, and replaces the typed one.
      await page.locator('input[type=range]').first().press('ArrowRight');
      await page.getByText(say('calculator.held')).waitFor({ state: 'detached' });
      expect(await input('amount').inputValue()).toBe('11,000');
      expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
      await input('fee').fill('99999');
      await page.getByText(say('calculator.held')).waitFor();
      await input('fee').fill('');
      await input('fee').blur();
      await page.getByText(say('calculator.held')).waitFor({ state: 'detached' });
      expect(await input('fee').inputValue()).toBe('0');
    },
  );
  inNpmTest(
    'shows the first months in a table, all on request, and describes the chart in words',
    async () => {
      await mount([samples.calculator]);
      await page.getByText(`36 ${say('product.months')}`).click();
      await page.getByText(say('calculator.table')).click();
      expect(await page.locator('tbody tr').count()).toBe(6);
      await button(say('calculator.showAll')).click();
      expect(await page.locator('tbody tr').count()).toBe(36);
      expect(await page.locator('tbody tr').last().locator('td').last().textContent()).toBe('0.00');
      expect(await page.getByRole('img').getAttribute('aria-label')).toContain('36: ');
    },
  );
});

const saved: OnResult = {
  cases: [{ code: 200, finish: 'done' }],
  otherwise: { show: { at: 'form', message: 'call.failed' } },
};
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

describe.runIf(isFullRun)('a form that stays on its page', () => {
  const stays: OnResult = {
    cases: [{ code: 200, stay: 'action.copied' }],
    otherwise: { show: { at: 'form', message: 'call.failed' } },
  };
  const worth = { low: 80_000, high: '92500', factors: [{ name: 'Age', effect: -0.28 }, { name: 3 }] };

  inFullRun("shows the API's result, and may be sent again", async () => {
    const [body, more] = formBundle({}, stays, [samples.valuation]);
    await mount(body, { results: { save: [answered(200, worth), answered(200, 'none')] } }, more);
    await page.getByText('Nothing yet.').waitFor();
    await field('name').fill('somebody');
    await submit();
    await page.getByText('80,000–92,500').waitFor();
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: say('action.copied') })
        .count(),
    ).toBe(1);
    expect(await page.getByText('−28%').count()).toBe(1);
    await submit();
    await page.getByText(say('valuation.failed')).waitFor();
    expect(await calls()).toHaveLength(2);
    expect(await page.evaluate(() => window.harness.finished)).toEqual([]);
  });
});

describe.runIf(isFullRun)('a form that is being sent', () => {
  inFullRun.each([
    [{ sendingLabel: 'Logging in' }, (): string => 'Logging in'],
    [{}, (): string => say('form.sending')],
  ] as const)('shows the text for the pending call, if it has one: %o', async (form, words) => {
    const [body, more] = formBundle(form, saved);
    await mount(body, { results: { save: [answered(200)] }, delayMs: 400 }, more);
    await field('name').fill('somebody');
    await submit();
    await expect.poll(() => page.locator('button[type=submit]').innerText()).toBe(words());
    await page.waitForFunction(() => window.harness.finished.length > 0);
    await expect.poll(() => page.locator('button[type=submit]').innerText()).toBe('Send');
  });
});

describe.runIf(!isFullRun)('a form that logs in', () => {
  const fields: Field[] = [
    { kind: 'text', id: 'name', label: 'Name' },
    { kind: 'mobile', id: 'phone', showWhen: { 'session.token': false } },
    {
      ...{ kind: 'smsCode', id: 'code', mobileField: 'phone', consentField: 'agree', endpoint: 'sendCode' },
      showWhen: { 'session.token': false },
    },
    { kind: 'consent', id: 'agree', text: 'I agree', links: [] },
  ];
  const logIn = {
    endpoint: 'logIn',
    onResult: {
      cases: [{ code: 4001, show: { at: 'code', message: 'field.smsCode.invalid' } }],
      otherwise: { show: { at: 'form', message: 'call.failed' } },
    },
  };
  const fill = async () => {
    await field('name').fill('somebody');
    await field('phone').fill('13812345678');
    await field('code').fill('123456');
    await field('agree').check();
  };
  const lead = { name: 'somebody', phone: '13812345678', agree: '1' };
  const login = { phone: '13812345678', code: '123456' };

  inNpmTest(
    'logs in first with number and code alone; a retry sends the same answers without a second login',
    async () => {
      const [body, more] = formBundle({ fields, logIn }, saved);
      const results = { logIn: [answered(4001), answered(200)], save: [unanswered, answered(200)] };
      await mount(body, { results }, more);
      await fill();
      await submit();
      await page.locator('#ask-code-error').waitFor();
      expect(await calls()).toHaveLength(1);
      await field('code').fill('654321');
      await page.locator('#ask-code-error').waitFor({ state: 'detached' });
      await submit();
      await page.getByText(say('call.network')).waitFor();
      expect(await field('phone').count()).toBe(0);
      await button(say('action.retry')).click();
      await page.waitForFunction(() => window.harness.finished.length > 0);
      const sent = (await calls()).map(({ endpoint, payload }) => [endpoint, payload]);
      expect(sent).toEqual([
        ['logIn', login],
        ['logIn', { ...login, code: '654321' }],
        ['save', lead],
        ['save', lead],
      ]);
    },
  );
  inNpmTest('is sent at once if there is a token', async () => {
    const [body, more] = formBundle({ fields, logIn }, saved);
    const facts = { ...config.facts, own: { ...config.facts.own, 'session.token': true } };
    await mount(body, { facts, results: { save: [answered(200)] } }, more);
    await field('name').fill('somebody');
    await field('agree').check();
    await submit();
    await page.waitForFunction(() => window.harness.finished.length > 0);
    expect((await calls()).map(({ endpoint }) => endpoint)).toEqual(['save']);
  });
});
