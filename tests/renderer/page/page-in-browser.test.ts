import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Block, Field } from '../../../schemas/index.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { animationsFinished, timersFired } from '../../harness/page-events.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import type { HarnessState } from '../harness/main.tsx';
import { everyField, formPage, loginFields, terms } from '../harness/sample.ts';
import { makeHarnessState, provideState, type Running, startHarness } from '../harness/start.ts';

let running: Running;
let config: HarnessState;
let context: BrowserContext | undefined;
let page: Page;
let errors: string[];

/** A new document, with nothing loaded and nothing stored. */
const open = async () => {
  await context?.close();
  context = await running.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await provideState(context, { ...config, pages: { ...config.pages, terms } });
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(running.address);
};
beforeAll(async () => {
  [running, config] = await Promise.all([startHarness(), makeHarnessState()]);
  await open();
});
afterAll(() => running.stop());
beforeEach(async () => {
  errors = [];
  // The page goes first: a call of the test before may still be answered, and its countdown would be stored.
  await page.evaluate(() => {
    window.harness.remove();
    sessionStorage.clear();
  });
});

const answered = (code: number, data: unknown = null) =>
  ({ kind: 'answered', code, message: '', data }) as const;
const unanswered = { kind: 'unanswered', reason: 'network' } as const;

const mount = async (bundle: PageBundle, change: Partial<HarnessState> = {}) => {
  await page.evaluate(([shown, around]) => window.harness.mount(shown, around), [bundle, change] as const);
  await page.locator('main').waitFor();
};
const calls = () => page.evaluate(() => window.harness.calls);
const finished = () => page.evaluate(() => window.harness.finished);
const field = (name: string) => page.locator(`[name="${name}"]`).first();
const submit = () => page.locator('button[type=submit]');
const errorOf = (name: string) => page.locator(`#ask-${name}-error`);
const nameOnly: Field[] = [{ kind: 'text', id: 'name', label: 'Name' }];

describe('sending a form', () => {
  it('sends one request on twenty taps and Enter', async () => {
    await mount(formPage(nameOnly), { results: { save: [answered(200)] }, delayMs: 1500 });
    await field('name').fill('somebody');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
      for (let tap = 0; tap < 20; tap++) button?.click();
    });
    await field('name').press('Enter');
    await submit().click({ force: true });
    expect(await submit().getAttribute('aria-disabled')).toBe('true');
    expect(await field('name').getAttribute('readonly')).not.toBeNull();
    expect(await field('name').inputValue()).toBe('somebody');
    await page.waitForFunction(() => window.harness.finished.length > 0);
    expect(await calls()).toEqual([{ endpoint: 'save', payload: { name: 'somebody' }, form: 'sample' }]);
    expect(await finished()).toEqual(['saved']);
  });

  it('keeps the answers and offers a retry if there is no response', async () => {
    await mount(formPage(nameOnly), { results: { save: [unanswered, answered(200)] } });
    await field('name').fill('somebody');
    await submit().click();
    await page.getByText(config.messages['call.network'] ?? '').waitFor();
    expect(await field('name').inputValue()).toBe('somebody');
    expect(await submit().getAttribute('aria-disabled')).toBe('false');
    await page.getByRole('button', { name: config.messages['action.retry'] ?? '' }).click();
    await page.waitForFunction(() => window.harness.finished.length > 0);
    expect(await calls()).toHaveLength(2);
  });

  inFullRun('does not send again if only finishing the page has failed', async () => {
    await mount(formPage(nameOnly), { results: { save: [answered(200)] }, finishFails: 1 });
    await field('name').fill('somebody');
    await submit().click();
    await page.getByText(config.messages['form.finishFailed'] ?? '').waitFor();
    await submit().click();
    await page.waitForFunction(() => window.harness.finished.length > 0);
    expect(await calls()).toHaveLength(1);
  });

  it('shows a refusal at its field, moves there, and removes it on the next change', async () => {
    await mount(formPage(nameOnly), { results: { save: [answered(4001)] } });
    await field('name').fill('somebody');
    await submit().click();
    await errorOf('name').waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'ask-name');
    expect(await field('name').getAttribute('aria-describedby')).toBe('ask-name-error');
    await field('name').fill('another');
    await errorOf('name').waitFor({ state: 'detached' });
  });

  // In `npm test` the same form is sent, refused and answered late, and blocks break and are loaded again.
  inFullRun('ignores Enter while an input method composes', async () => {
    await mount(formPage(nameOnly), { results: { save: [answered(200)] } });
    await field('name').fill('somebody');
    const stopped = await page.evaluate(() => {
      const input = document.querySelector('input[name=name]');
      const press = (init: KeyboardEventInit) => {
        const event = new KeyboardEvent('keydown', {
          key: 'Enter',
          bubbles: true,
          cancelable: true,
          ...init,
        });
        input?.dispatchEvent(event);
        return event.defaultPrevented;
      };
      return [press({ isComposing: true }), press({ keyCode: 229 }), press({ keyCode: 13 })];
    });
    expect(stopped).toEqual([true, true, false]);
    expect(await calls()).toEqual([]);
  });

  it('neither validates nor sends a hidden field, and keeps its value', async () => {
    const fields: Field[] = [
      {
        kind: 'choice',
        id: 'kind',
        options: [
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ],
      },
      { kind: 'text', id: 'detail', label: 'Detail', showWhenAnswers: { kind: 'b' } },
    ];
    await mount(formPage(fields), { results: { save: [answered(500)] } });
    await page.getByText('Second').click();
    await field('detail').fill('kept');
    await page.getByText('First').click();
    await field('detail').waitFor({ state: 'detached' });
    await submit().click();
    await page.waitForFunction(() => window.harness.calls.length > 0);
    expect((await calls())[0]?.payload).toEqual({ kind: 'a' });
    await page.getByText('Second').click();
    expect(await field('detail').inputValue()).toBe('kept');
  });

  inFullRun('moves to the first invalid field', async () => {
    await mount(formPage(everyField), { results: { regionList: [answered(500)] } });
    await field('name').fill('王小明');
    await submit().click();
    await page.waitForFunction(() => document.activeElement?.id === 'ask-phone');
    expect(await errorOf('phone').textContent()).toBe(config.messages['field.mobile.required']);
    expect(await errorOf('name').count()).toBe(0);
    expect((await calls()).map(({ endpoint }) => endpoint)).not.toContain('save');
  });

  it('keeps the answers in memory when the page is left', async () => {
    await mount(formPage(loginFields));
    await field('phone').fill('13812345678');
    await field('code').fill('123456');
    const kept = await page.evaluate(() => {
      window.harness.remove();
      return window.harness.kept;
    });
    expect(kept.sample).toMatchObject({ phone: '13812345678' });
    expect(kept.sample?.code).toBeUndefined();
    await mount(formPage(loginFields), { kept });
    expect(await field('phone').inputValue()).toBe('138 1234 5678');
  });

  inFullRun('renders one of three hundred fields while that one is typed in', async () => {
    const fields = Array.from({ length: 300 }, (_, place): Field => {
      return { kind: 'text', id: `f${place}`, label: `Label ${place}` };
    });
    await mount(formPage(fields));
    const typed = async (name: string, keys: string) => {
      await page.evaluate(() => {
        window.harness.texts = {};
      });
      await field(name).pressSequentially(keys);
      return page.evaluate(() => Object.keys(window.harness.texts));
    };
    expect(await typed('f150', 'abcdef')).toEqual([]);
    await submit().click();
    await errorOf('f7').waitFor();
    expect(await typed('f7', 'a')).toEqual(['Label 7']);
  });
});

describe.runIf(isFullRun)('a prerendered page', () => {
  // In `npm test` prerender.test.ts keeps it.
  inFullRun('keeps what was typed, chosen and ticked before hydration', async () => {
    const fields = everyField.filter(({ kind }) => kind !== 'area' && kind !== 'address');
    const bundle = formPage(fields);
    await mount(bundle, { results: { save: [answered(200)] } });
    await page.evaluate((shown) => window.harness.sleep(shown), bundle);
    await field('name').fill('王小明');
    await field('phone').fill('13812345678');
    await page.getByText('Second').first().click();
    await field('job').selectOption('a');
    await field('agree').check();
    await page.evaluate((shown) => window.harness.wake(shown), bundle);
    await field('detail').waitFor();
    expect(await field('phone').inputValue()).toBe('138 1234 5678');
    expect(await field('job').inputValue()).toBe('a');
    await field('card').fill('110101199003074514');
    await field('amount').fill('5000');
    await field('detail').fill('words');
    await field('callback').fill('021-52345678');
    await field('code').fill('123456');
    await submit().click();
    await page.waitForFunction(() => window.harness.calls.length > 0);
    const sent = (await calls())[0]?.payload;
    expect(sent).toMatchObject({ name: '王小明', phone: '13812345678', kind: 'b', job: 'a', agree: '1' });
  });
});

describe('a mobile number', () => {
  it.each([
    ['+86 138-1234-5678', '138 1234 5678'],
    ['１３８１２３４５６７８', '138 1234 5678'],
    ['0086 13812345678', '138 1234 5678'],
  ])('shows a number pasted as %s in groups and sends it plain', async (pasted, shown) => {
    await mount(formPage([{ kind: 'mobile', id: 'phone' }]), { results: { save: [answered(200)] } });
    await field('phone').focus();
    await page.keyboard.insertText(pasted);
    expect(await field('phone').inputValue()).toBe(shown);
    await submit().click();
    await page.waitForFunction(() => window.harness.calls.length > 0);
    expect((await calls())[0]?.payload).toEqual({ phone: '13812345678' });
  });

  it('keeps the caret where the visitor corrects a digit', async () => {
    await mount(formPage([{ kind: 'mobile', id: 'phone' }]));
    await field('phone').fill('1381234567');
    const caret = () => field('phone').evaluate((input: HTMLInputElement) => input.selectionStart);
    await field('phone').evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
    await page.keyboard.type('9');
    expect([await field('phone').inputValue(), await caret()]).toEqual(['138 1923 4567', 6]);
    await page.keyboard.press('Backspace');
    expect([await field('phone').inputValue(), await caret()]).toEqual(['138 1234 567', 5]);
  });
});

describe('the code by SMS', () => {
  const ask = () => page.locator('button', { hasText: new RegExp(config.messages['sms.get'] ?? '') });
  const waiting = () => page.locator('button', { hasText: config.messages['sms.wait'] ?? '' });

  it('requires the number and the consent first', async () => {
    await mount(formPage(loginFields), { results: { sendCode: [answered(200)] } });
    await ask().click();
    await page.waitForFunction(() => document.activeElement?.id === 'ask-phone');
    await field('phone').fill('13812345678');
    await ask().click();
    const agree = page
      .locator('dialog')
      .getByRole('button', { name: config.messages['field.consent.agree'] ?? '' });
    await agree.waitFor();
    expect(await errorOf('agree').count()).toBe(0);
    expect(await calls()).toEqual([]);
    await agree.click();
    await page.waitForFunction(() => window.harness.calls.length === 1);
    expect(await field('agree').isChecked()).toBe(true);
  });

  it('counts down, and continues after a reload', async () => {
    await mount(formPage(loginFields), { results: { sendCode: [answered(200, { retryAfter: 60 })] } });
    await field('phone').fill('13812345678');
    await field('agree').check();
    await ask().dblclick();
    await waiting().waitFor();
    expect(await calls()).toEqual([
      { endpoint: 'sendCode', payload: { phone: '13812345678' }, form: undefined },
    ]);
    await page.reload();
    await mount(formPage(loginFields));
    await field('phone').fill('13812345678');
    await waiting().waitFor();
    expect(Number.parseInt((await waiting().textContent()) ?? '', 10)).toBeGreaterThan(50);
  });

  inFullRun('counts down for the requested number only, and no storage contains the number', async () => {
    await mount(formPage(loginFields), { results: { sendCode: [answered(200, { retryAfter: 60 })] } });
    await field('phone').fill('13912345678');
    await field('agree').check();
    await ask().click();
    await page.getByText('139****5678').waitFor();
    await waiting().waitFor();
    // A typo: the message belonged to another number.
    await field('phone').fill('13812345678');
    await waiting().waitFor({ state: 'detached' });
    expect(await page.getByText('139****5678').count()).toBe(0);
    await ask().click();
    await page.getByText('138****5678').waitFor();
    expect((await calls()).map(({ payload }) => payload.phone)).toEqual(['13912345678', '13812345678']);
    await field('phone').fill('13912345678');
    await waiting().waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).toContain('sms');
    expect(kept).not.toContain('2345678');
  });

  inFullRun('counts for the requested number, even if another one is typed during the call', async () => {
    await mount(formPage(loginFields), { results: { sendCode: [answered(200)] }, delayMs: 300 });
    await field('phone').fill('13911112222');
    await field('agree').check();
    await ask().click();
    await field('phone').fill('13811112222');
    await page.getByText(config.messages['sms.sending'] ?? '').waitFor({ state: 'detached' });
    expect(await waiting().count()).toBe(0);
    // The focus does not leave the number that is being typed.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ask-phone');
    expect(await page.getByText('****2222').count()).toBe(0);
    await field('phone').fill('13911112222');
    await waiting().waitFor();
    await page.getByText('139****2222').waitFor();
  });

  inFullRun.each([
    ['the network is lost', unanswered, 'call.network'],
    ['it was refused', answered(500), 'sms.failed'],
    ['there were too many', answered(4291), 'sms.dailyLimit'],
    ['it was too soon', answered(4290, { retryAfter: 7 }), 'sms.tooSoon'],
  ] as const)(
    'shows an error with an icon if the code could not be sent because %s',
    async (_, result, id) => {
      await mount(formPage(loginFields), { results: { sendCode: [result] } });
      await field('phone').fill('13812345678');
      await field('agree').check();
      await ask().click();
      const error = page
        .locator('[data-field=code]')
        .getByRole('alert')
        .getByText(config.messages[id] ?? '');
      await error.waitFor();
      expect(await error.locator('xpath=..').locator('svg').count()).toBe(1);
      const { danger, color } = await error.evaluate((one) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--danger)';
        const found = { danger: getComputedStyle(probe).color, color: getComputedStyle(one).color };
        probe.remove();
        return found;
      });
      expect(color).toBe(danger);
      await field('phone').fill('1381234567');
      await error.waitFor({ state: 'detached' });
    },
  );

  inFullRun('waits as long as the server requires', async () => {
    await mount(formPage(loginFields), { results: { sendCode: [answered(4290, { retryAfter: 7 })] } });
    await field('phone').fill('13812345678');
    await field('agree').check();
    await ask().click();
    await page.getByText(config.messages['sms.tooSoon'] ?? '').waitFor();
    expect(Number.parseInt((await waiting().textContent()) ?? '', 10)).toBeLessThanOrEqual(7);
  });
});

describe('the amount', () => {
  it('shows the typed amount on the slider, and that of the slider in the field', async () => {
    const fields: Field[] = [{ kind: 'amount', id: 'amount', min: 1000, max: 200_000, step: 1000 }];
    await mount(formPage(fields), { results: { save: [answered(200)] } });
    const slider = page.locator('input[type=range]');
    await field('amount').pressSequentially('50000');
    expect(await field('amount').inputValue()).toBe('50,000');
    expect(await slider.inputValue()).toBe('50000');
    await slider.press('ArrowRight');
    expect(await field('amount').inputValue()).toBe('51,000');
    await submit().click();
    await page.waitForFunction(() => window.harness.calls.length > 0);
    expect((await calls())[0]?.payload).toEqual({ amount: '51000' });
  });
});

describe('a sheet', () => {
  const read = () => page.getByRole('button', { name: 'Terms' }).click();
  it.each(casesOfRun(['button', 'Escape', 'ground'], (way) => way === 'button'))(
    'closes by %s, returns the focus and keeps the form',
    async (way) => {
      await mount(formPage(loginFields));
      await field('phone').fill('138');
      await read();
      await page.getByRole('dialog').getByText('Words.').waitFor();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'ground') await page.mouse.click(190, 20);
      else await page.getByRole('button', { name: config.messages['action.close'] ?? '' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Terms');
      expect(await field('phone').inputValue()).toBe('138');
      expect(await field('agree').isChecked()).toBe(false);
    },
  );

  inFullRun('shows an error if the page cannot be loaded', async () => {
    await mount(formPage(loginFields), { brokenPages: ['terms'] });
    await read();
    await page
      .getByRole('dialog')
      .getByText(config.messages['sheet.failed'] ?? '')
      .waitFor();
    await page.getByRole('button', { name: config.messages['action.close'] ?? '' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Terms');
  });
});

describe('a block that breaks', () => {
  beforeEach(open);
  const bundle = (type: 'hero' | 'form') => {
    const sample = formPage(loginFields, [{ type: 'notice', id: 'after', tone: 'info', text: 'Still here' }]);
    const broken = sample.page.body.find((block) => block.type === type) as { title?: string; form?: string };
    if (type === 'hero') delete broken.title;
    else broken.form = 'missing';
    return sample;
  };
  // In `npm test` a form that breaks leaves the rest of the page (below).
  inFullRun('is hidden if it is decoration', async () => {
    await mount(bundle('hero'));
    await page.getByText('Still here').waitFor();
    expect(await page.locator('[data-hero]').count()).toBe(0);
    expect(await submit().count()).toBe(1);
  });
  it('offers a retry and a way back if it is a form', async () => {
    await mount(bundle('form'));
    await page.getByText('Still here').waitFor();
    await page.getByText(config.messages['block.failed.title'] ?? '').waitFor();
    await page.getByRole('button', { name: config.messages['action.back'] ?? '' }).click();
    expect(await page.evaluate(() => window.harness.backs)).toBe(1);
  });
  const withNotice = () => formPage([], [{ type: 'notice', id: 'after', tone: 'info', text: 'Still here' }]);
  inFullRun('is loaded once more if its chunk failed to load', async () => {
    let failed = 0;
    await page.route('**/Notice-*.js*', (route) => (failed++ === 0 ? route.abort() : route.continue()));
    await mount(withNotice());
    await page.getByText('Still here').waitFor();
    expect(failed).toBe(2);
  });
  inFullRun('shows an error if its chunk still cannot be loaded, and loads it on request', async () => {
    await page.route('**/Notice-*.js*', (route) => route.abort());
    await mount(withNotice());
    const retry = page.getByRole('button', { name: config.messages['action.retry'] ?? '' });
    await retry.waitFor();
    await page.unroute('**/Notice-*.js*');
    await retry.click();
    await page.getByText('Still here').waitFor();
  });
});

describe('other blocks', () => {
  const products = [
    {
      ...{ id: 'p', name: 'Loan', lender: 'A Bank', amountMin: 1000, amountMax: 50_000 },
      ...{ termMonthsMin: 3, termMonthsMax: 12, aprMin: 7.2, aprMax: 24 },
      ...{ fees: 'none', conditions: ['adult'], tags: ['x'], url: 'https://bank.example/' },
    },
  ];
  const market: PageBundle = {
    page: {
      id: 'market',
      outcomes: [],
      body: [
        { type: 'hero', id: 'top', title: 'Market', layout: 'compact' },
        {
          type: 'productList',
          id: 'list',
          title: 'All',
          endpoint: 'list',
          emptyTitle: 'None',
          emptyText: 'Later',
        },
      ],
    },
    forms: {},
    messages: {},
  };
  it('shows products with lender and rate, or that there are none, or offers a retry', async () => {
    await mount(market, { results: { list: [unanswered, answered(200, { products })] } });
    await page.getByRole('button', { name: config.messages['action.retry'] ?? '' }).click();
    await page.getByText('7.2%–24%').waitFor();
    expect(await page.getByText('A Bank').count()).toBe(1);
    expect(await page.locator('main a').getAttribute('rel')).toBe('noopener noreferrer');
    await mount(market, { results: { list: [answered(200, { products: [] })] } });
    await page.getByText('None').waitFor();
  });

  inFullRun('finishes a waiting page by itself', async () => {
    const body: Block[] = [
      {
        type: 'progress',
        id: 'wait',
        title: 'Wait',
        messages: ['One', 'Two'],
        milliseconds: 60,
        finish: 'done',
      },
    ];
    await mount({ page: { id: 'wait', outcomes: ['done'], body }, forms: {}, messages: {} });
    await page.waitForFunction(() => window.harness.finished.length > 0);
    expect(await finished()).toEqual(['done']);
  });

  inFullRun(
    "links to the download for the phone's system, and explains how to leave WeChat's browser",
    async () => {
      const bundle = config.pages['download-page'] as PageBundle;
      const link = page.locator('[data-download]');
      await mount(bundle, { device: { os: 'ios', wechat: false } });
      const block = bundle.page.body.find((one) => one.type === 'download');
      expect(await link.getAttribute('href')).toBe(block?.ios);
      await mount(bundle, { device: { os: 'ios', wechat: true } });
      expect(await link.getAttribute('href')).toBeNull();
      await link.click();
      await page.getByRole('dialog').waitFor();
    },
  );

  inFullRun('copies the name of the account if the browser has no clipboard API', async () => {
    await mount(config.pages.gongzhonghao as PageBundle);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: config.messages['action.copy'] ?? '' }).click();
    await page.getByText(config.messages['action.copied'] ?? '').waitFor();
  });
});

describe('every page of the config', () => {
  // In `npm test` prerender.test.ts renders every page, and axe judges the blocks (blocks-in-browser.test.ts).
  inFullRun(
    'has no violation of WCAG A or AA, does not scroll sideways at 320 px, and throws nothing',
    async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: string[] = [];
      const seen = new Set<string>();
      for (const [id, bundle] of Object.entries(config.pages)) {
        await mount(bundle, { results: { appIndex: [answered(200, { products: [] })] } });
        await timersFired(page, 30);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) found.push(`${id}: ${over} px too wide`);
        // Axe is slow: it skips pages whose blocks have all been checked before.
        const kinds = bundle.page.body.map((one) => `${one.type} ${'layout' in one ? one.layout : ''}`);
        if (kinds.every((kind) => seen.has(kind))) continue;
        for (const kind of kinds) seen.add(kind);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
          .analyze();
        found.push(...violations.map((one) => `${id}: ${one.id} ${one.nodes[0]?.html}`));
      }
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  inFullRun('has none with every field, its errors and an open sheet either', async () => {
    await mount(formPage(everyField), { results: { regionList: [answered(200, { '310000': 'Shanghai' })] } });
    await page.getByText('Second').first().click();
    await submit().click();
    await errorOf('name').waitFor();
    const scan = async () => (await new AxeBuilder({ page }).analyze()).violations.map((one) => one.id);
    expect(await scan()).toEqual([]);
    await page.getByRole('button', { name: 'Terms' }).click();
    await page.getByRole('dialog').getByText('Words.').waitFor();
    await animationsFinished(page);
    expect(await scan()).toEqual([]);
  });

  it('gives every control a target of 44 px', async () => {
    await mount(formPage(everyField), { results: { regionList: [answered(200, { '310000': 'Shanghai' })] } });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, textarea, input')]
        .filter((one) => Math.max(one.offsetHeight, one.parentElement?.offsetHeight ?? 0) < 44)
        .map((one) => one.outerHTML),
    );
    expect(small).toEqual([]);
  });
});
