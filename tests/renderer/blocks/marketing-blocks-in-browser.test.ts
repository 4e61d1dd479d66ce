import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { insideAnswers } from '../../../publish/site-data/answer-texts.ts';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Block } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import type { HarnessState } from '../harness/main.tsx';
import { type Phone, startPhone } from '../harness/phone.ts';
import { provideState } from '../harness/start.ts';
import { marketing, pictures, servePictures } from './marketing-samples.ts';

let { running, config, page, errors } = {} as Phone;
beforeAll(async () => {
  ({ running, config, page, errors } = await startPhone());
  await servePictures(page);
});
afterAll(() => running.stop());
beforeEach(async () => {
  errors.length = 0;
  await page.setViewportSize({ width: 390, height: 844 });
});

const say = (id: string) => config.messages[id] ?? id;
const bundleOf = (body: readonly Block[], more: Partial<PageBundle> = {}): PageBundle => ({
  page: { id: 'sample', outcomes: ['done'], body: [...body] },
  ...{ forms: {}, messages: {}, pictures, ...more },
});
const mount = async (
  body: readonly Block[],
  change: Partial<HarnessState> = {},
  more: Partial<PageBundle> = {},
  on = page,
) => {
  const bundle = bundleOf(body, more);
  await on.evaluate(([shown, state]) => window.harness.mount(shown, state), [bundle, change] as const);
  await on.locator('main > *').first().waitFor();
};
const notice: Block = { type: 'notice', id: 'below', tone: 'info', text: 'What is below' };
const topOf = async (text: string, on = page) =>
  Math.round((await on.getByText(text).first().boundingBox())?.y ?? Number.NaN);
const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** For one frame after the window has become wider, margins of `vw` have the width from before. */
const nothingTooWide = () => expect.poll(tooWide).toBe(0);
/** The left edges of elements: as many as there are columns. */
const columnsOf = async (selector: string) => {
  await page.locator(selector).first().waitFor();
  return new Set(
    await page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left))),
  ).size;
};

describe.runIf(isFullRun)('the blocks of marketing pages', () => {
  // In `npm test` each is used; what axe judges is judged here.
  inFullRun(
    'have no violation of WCAG A or AA, targets of 44 px, and fit into 320 px and 200 % text',
    async () => {
      for (const width of [320, 195]) {
        await page.setViewportSize({ width, height: 700 });
        await mount(Object.values(marketing));
        await page.getByText(marketing.gone.alt).waitFor();
        expect(await tooWide(), `${width} px`).toBe(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
          .analyze();
        expect(violations.map((one) => `${one.id} ${one.nodes[0]?.html}`)).toEqual([]);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main button, main summary, main a')]
            .filter((one) => Math.max(one.offsetHeight, one.parentElement?.offsetHeight ?? 0) < 44)
            .map((one) => one.outerHTML),
        );
        expect(small).toEqual([]);
      }
      expect(errors).toEqual([]);
    },
  );
});

describe.runIf(!isFullRun)('an image', () => {
  inNpmTest('has its place before it arrives, so that nothing below moves', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/late.svg', async (route) => {
      await held;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    const late: Block = { type: 'image', id: 'late', picture: '/assets/late.svg', alt: 'Late' };
    await mount([late, notice], {}, { pictures: { '/assets/late.svg': [400, 300] } });
    await page.locator('img').waitFor({ state: 'attached' });
    await page.getByText('What is below').waitFor();
    const before = await topOf('What is below');
    const box = await page.locator('img').boundingBox();
    expect(Math.round(((box?.height ?? 0) / (box?.width ?? 1)) * 100)).toBe(75);
    arrive();
    await page.waitForFunction(() => document.querySelector('img')?.complete);
    expect(await topOf('What is below')).toBe(before);
  });
  inNpmTest(
    'says what it would show where it cannot be loaded, at the same size; decoration says nothing',
    async () => {
      await mount([marketing.gone, marketing.decoration]);
      const patch = page.getByRole('img', { name: marketing.gone.alt });
      await patch.and(page.locator('span')).waitFor();
      const box = await patch.boundingBox();
      expect(Math.round(((box?.height ?? 0) / (box?.width ?? 1)) * 10_000)).toBe(5625);
      expect(await page.getByRole('img').count()).toBe(1);
    },
  );
  inNpmTest('is loaded at once on the first screen, and when it comes near far below', async () => {
    const asked: string[] = [];
    await page.route('**/assets/far-*.svg', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    const far = (id: string): Block => ({
      type: 'image',
      id,
      picture: `/assets/far-${id}.svg`,
      decorative: true,
    });
    const between = Array.from({ length: 60 }, (_, at) => ({
      ...notice,
      id: `n${at}`,
      text: 'Words. '.repeat(40),
    }));
    await mount([far('first'), ...between, far('last')]);
    await expect.poll(() => asked).toEqual(['/assets/far-first.svg']);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => asked).toEqual(['/assets/far-first.svg', '/assets/far-last.svg']);
  });
});

describe.runIf(!isFullRun)('links', () => {
  inNpmTest('lead to a telephone and to another site as real links, which say where', async () => {
    await mount([marketing.links, marketing.linked]);
    const phone = page.getByRole('link', { name: '客服电话' });
    expect(await phone.getAttribute('href')).toBe('tel:400-000-0000');
    expect(await phone.innerText()).toContain('400-000-0000');
    const outside = page.getByRole('link', { name: '帮助中心' });
    expect(await outside.getAttribute('href')).toBe('https://help.example/start?from=site');
    expect(await outside.getAttribute('rel')).toContain('noopener');
    expect(await outside.innerText()).toContain('help.example');
    expect(await page.getByRole('link', { name: marketing.linked.alt }).count()).toBe(1);
  });
  inNpmTest('open a page in a sheet, finish the page by keyboard, and say so where that fails', async () => {
    const terms = bundleOf([{ ...notice, text: 'The terms' }]);
    await mount([marketing.links], { pages: { terms }, finishFails: 1 });
    await page.getByRole('button', { name: '用户协议' }).click();
    await page.getByRole('dialog').getByText('The terms').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const next = page.getByRole('button', { name: '预约试听' });
    await next.press('Enter');
    await page.getByText(say('action.failed')).waitFor();
    await next.press('Enter');
    await page.waitForFunction(() => window.harness.finished.length > 0);
    expect(await page.evaluate(() => window.harness.finished)).toEqual(['done']);
    expect(await page.getByText(say('action.failed')).count()).toBe(0);
  });
});

describe.runIf(!isFullRun)('cards', () => {
  inNpmTest(
    'stand below each other on a phone and in a section, beside each other on a wide screen',
    async () => {
      await mount([marketing.cards]);
      expect(await columnsOf('main li')).toBe(1);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await columnsOf('main li')).toBe(3);
      await nothingTooWide();
      await mount([{ type: 'section', id: 'around', blocks: [marketing.cards] }]);
      expect(await columnsOf('main li')).toBe(1);
    },
  );
  inNpmTest('follow their link wherever a press is; one without a link does nothing', async () => {
    await mount([marketing.cards]);
    const link = page.getByRole('link', { name: '少儿英语' });
    const at = async (card: number) =>
      page
        .locator('main li')
        .nth(card)
        .evaluate((one) => {
          const { left, top } = one.getBoundingClientRect();
          return (
            document
              .elementFromPoint(left + 20, top + 20)
              ?.closest('a')
              ?.getAttribute('href') ?? null
          );
        });
    expect(await at(0)).toBe(await link.getAttribute('href'));
    expect(await at(1)).toBe(null);
    expect(await page.getByRole('img', { name: '教室里的六个人' }).count()).toBe(1);
  });
});

describe.runIf(!isFullRun)('columns', () => {
  inNpmTest('put blocks beside each other on a wide screen only, in the same order, top to top', async () => {
    await mount([marketing.columns]);
    await page.getByText('可以退费吗？').waitFor();
    expect(await columnsOf('main > div > *')).toBe(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await nothingTooWide();
    expect(await columnsOf('main > div > *')).toBe(3);
    const tops = await page
      .locator('main > div > *')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    expect(await tooWide()).toBe(0);
  });
});

describe.runIf(!isFullRun)('quotes', () => {
  inNpmTest('say after each who has said it and where it is from', async () => {
    await mount([marketing.quotes]);
    await page.locator('cite').first().waitFor();
    const sources = await page.locator('cite').allInnerTexts();
    expect(sources).toEqual(marketing.quotes.items.map(({ source }) => source));
    expect(await page.locator('blockquote').allInnerTexts()).toEqual(
      marketing.quotes.items.map(({ text }) => text),
    );
  });
});

describe('a countdown', () => {
  const until = Date.parse('2026-12-31T18:00:00+08:00');
  const numbers = (on: Page) =>
    on.getByRole('timer').evaluate((one) => [...one.children].map((unit) => unit.firstChild?.textContent));
  const open = async (now: number) => {
    const context = await running.browser.newContext({ timezoneId: 'America/New_York' });
    await provideState(context, config);
    const other = await context.newPage();
    other.on('pageerror', (error) => errors.push(error.message));
    other.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    // Only the time of day stands still: timers run, which React needs.
    await other.clock.setFixedTime(now);
    await other.goto(running.address);
    return other;
  };

  // In `npm test` marketing-page.test.ts and the test of hydration show the countdown before and after its end.
  inFullRun(
    'counts to the instant in the time zone of the site wherever the phone is, then shows the other text in its place',
    async () => {
      const other = await open(until - 90_061_000);
      await mount([marketing.countdown, notice], {}, {}, other);
      await expect.poll(() => numbers(other)).toEqual(['01', '01', '01', '01']);
      expect(await other.getByRole('timer').getAttribute('aria-live')).toBe('off');
      const before = await topOf('What is below', other);
      await other.clock.setFixedTime(until - 90_059_000);
      await expect.poll(() => numbers(other)).toEqual(['01', '01', '00', '59']);
      expect(await other.getByText(marketing.countdown.afterwards).isVisible()).toBe(false);
      await other.clock.setFixedTime(until);
      await other.getByText(marketing.countdown.afterwards).waitFor();
      expect(await other.getByText(marketing.countdown.title).isVisible()).toBe(false);
      expect(await topOf('What is below', other)).toBe(before);
      await other.context().close();
    },
  );
  inNpmTest('is hydrated as it was prerendered, without a move, before its end and after it', async () => {
    const bundle = bundleOf([marketing.countdown, notice]);
    for (const now of [until - 1000_000, until + 1000_000]) {
      const other = await open(now);
      await mount([marketing.countdown, notice], {}, {}, other);
      await other.getByText('What is below').waitFor();
      await other.evaluate((shown) => window.harness.sleep(shown), bundle);
      expect(await numbers(other)).toEqual(['--', '--', '--', '--']);
      const before = await topOf('What is below', other);
      await other.evaluate((shown) => window.harness.wake(shown), bundle);
      const end = other.getByText(marketing.countdown.afterwards);
      await expect
        .poll(async () => (now > until ? end.isVisible() : (await numbers(other))[2]))
        .toBe(now > until ? true : '16');
      expect(await topOf('What is below', other)).toBe(before);
      await other.context().close();
    }
    expect(errors).toEqual([]);
  });
});

describe.runIf(!isFullRun)('a video', () => {
  const play = () => page.getByRole('button', { name: marketing.video.title });
  inNpmTest(
    'loads nothing of the film before the press, then plays it with controls and captions',
    async () => {
      const asked: string[] = [];
      await page.route('**/assets/film.*', (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ status: 200, contentType: 'text/vtt', body: 'WEBVTT\n' });
      });
      await mount([marketing.video, notice]);
      await page.waitForFunction(() => document.querySelector('img')?.complete);
      expect(await page.locator('video').count()).toBe(0);
      expect(asked).toEqual([]);
      const before = await topOf('What is below');
      // The element is looked at before the film, which is none here, has failed.
      const film = await page.evaluate(() => {
        const seen = new Promise<Record<string, unknown>>((resolve) => {
          new MutationObserver(() => {
            const video = document.querySelector('video');
            const track = video?.querySelector('track');
            if (video)
              resolve({
                controls: video.controls,
                muted: video.muted,
                source: video.getAttribute('src'),
                captions: track?.getAttribute('src'),
                kind: track?.kind,
                label: video.getAttribute('aria-label'),
              });
          }).observe(document.body, { childList: true, subtree: true });
        });
        document.querySelector<HTMLElement>('main figure button')?.click();
        return seen;
      });
      expect(film).toEqual({
        ...{ controls: true, muted: false, source: '/assets/film.webm', captions: '/assets/film.vtt' },
        ...{ kind: 'captions', label: marketing.video.title },
      });
      await expect.poll(() => asked).toContain('/assets/film.webm');
      expect(await topOf('What is below')).toBe(before);
    },
  );
  inNpmTest('says that it could not be loaded, and asks for it again', async () => {
    let asked = 0;
    await page.route('**/assets/film.*', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await mount([{ ...marketing.video, captions: undefined, silent: true } as unknown as Block]);
    await play().press('Enter');
    await page.getByRole('alert').getByText(say('video.failed')).waitFor();
    const before = asked;
    await page.getByRole('button', { name: say('action.retry') }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
  });
});

describe.runIf(!isFullRun)('answers in texts', () => {
  const answers: PageBundle['answers'] = {
    'answer.name': { form: 'apply', field: 'name', fallback: 'there' },
    'answer.course': { form: 'apply', field: 'course', fallback: 'a course', labels: { en1: 'English' } },
  };
  const body = insideAnswers([{ ...notice, text: 'Hello {answer.name} of {brand.name}, {answer.course}.' }]);
  const shown = async () => {
    await page.getByText('Hello').waitFor();
    return page.locator('main').innerText();
  };

  inNpmTest(
    'are those of the form before, by the label of a choice, and the fallback where there is none',
    async () => {
      await mount(body, { kept: { apply: { name: 'Anna', course: 'en1' } } }, { answers });
      expect(await shown()).toContain(`Hello Anna of ${config.brand.name}, English.`);
      await mount(body, { kept: { apply: { name: '  ' } } }, { answers });
      expect(await shown()).toContain(`Hello there of ${config.brand.name}, a course.`);
    },
  );
  inNpmTest('are plain text of 40 characters at most: no markup, no placeholder of their own', async () => {
    const typed = '<b id="bold">{brand.name}</b>{answer.course}';
    await mount(body, { kept: { apply: { name: typed, course: 'en1' } } }, { answers });
    expect(await shown()).toContain(`Hello ${typed.slice(0, 40)} of`);
    expect(await page.locator('#bold').count()).toBe(0);
    await mount(body, { kept: { apply: { name: '𠮷'.repeat(100) } } }, { answers });
    expect(await shown()).toContain(`Hello ${'𠮷'.repeat(40)} of`);
  });
});
