import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Config } from '../../schemas/index.ts';
import { fillForm, showForm } from './fill-form.ts';
import { originOfBrand, pathOfPage } from './gallery-site.ts';
import { callsOf, formOf, type Shot } from './shots.ts';

const phone = '13812345678';
const size = { width: 390, height: 844 };
const mostHeight = 1600;

/** Waits for lazy blocks, images and, unless they should stay pending, API responses. */
function isComplete(mayWait: boolean): boolean {
  const late = document.querySelector('div[aria-hidden=true][style*="min-height"]:empty');
  const skeleton = document.querySelector(
    '[role=status] > [aria-hidden=true]:empty + [aria-hidden=true]:empty',
  );
  const images = [...document.images].every((image) => image.complete || image.loading === 'lazy');
  return !late && images && (mayWait || !skeleton);
}

/** Takes pictures of pages, each on a separate emulated phone. */
export class Camera {
  readonly #browser: Browser;
  readonly #config: Config;
  readonly #port: number;
  readonly #phones = new Map<string, Promise<BrowserContext>>();

  constructor(browser: Browser, config: Config, port: number) {
    this.#browser = browser;
    this.#config = config;
    this.#port = port;
  }

  /**
   * Takes the pictures of one group: full pages, cut at 1600 pixels.
   * @returns failures by picture, errors in the browser console included
   */
  async take(sitting: readonly Shot[], pathOf: (shot: Shot) => string): Promise<Map<Shot, string[]>> {
    const left = [...sitting];
    const trouble = new Map<Shot, string[]>();
    const [first] = left;
    if (!first) return trouble;
    try {
      await this.open(first, async (page, errors) => {
        for (let shot = left[0]; shot; shot = left[0]) {
          if (shot !== first) await this.act(page, shot);
          await this.#whole(page, pathOf(shot));
          if (errors.length > 0) trouble.set(shot, errors.splice(0));
          left.shift();
        }
      });
    } catch (error) {
      const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\nCall log');
      for (const shot of left) trouble.set(shot, [line]);
    }
    return trouble;
  }

  async #whole(page: Page, path: string): Promise<void> {
    const height = await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
    await page.setViewportSize({ ...size, height: Math.min(mostHeight, Math.max(size.height, height)) });
    await this.save(page, path);
    await page.setViewportSize(size);
  }

  async save(page: Page, path: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const look = path.endsWith('.png')
      ? ({ type: 'png' } as const)
      : ({ type: 'jpeg', quality: 60 } as const);
    await page.screenshot({ path, ...look, animations: 'disabled', caret: 'hide' });
  }

  /** Opens a page, brings it into the state and passes it on with its errors so far. */
  async open(shot: Shot, use: (page: Page, errors: string[]) => Promise<void>): Promise<void> {
    const { brand, signedIn, state } = shot;
    const sandboxRun = `${brand}-${signedIn ? 'in' : 'out'}${state === 'empty' ? '-empty' : ''}`;
    const known = this.#phones.get(sandboxRun) ?? this.#unpack(shot, sandboxRun);
    this.#phones.set(sandboxRun, known);
    const page = await (await known).newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && state !== 'error') errors.push(message.text());
    });
    try {
      await this.#hinder(page, shot);
      await page.goto(originOfBrand(brand, this.#port) + pathOfPage(shot.page), { waitUntil: 'commit' });
      await page.locator(`main[data-page="${shot.page}"]:visible`).waitFor();
      await page.waitForFunction(isComplete, state === 'loading');
      await this.act(page, shot);
      await page.evaluate(() => window.scrollTo(0, 0));
      await use(page, errors);
    } finally {
      await page.close();
    }
  }

  /** A phone with its own sandbox run; the pictures of one run share the phone and its cache. */
  async #unpack({ brand, signedIn, state }: Shot, sandboxRun: string): Promise<BrowserContext> {
    const cookie = `sandbox_run=${sandboxRun}`;
    const context = await this.#browser.newContext({
      viewport: size,
      deviceScaleFactor: 1,
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    await context.addCookies([
      { name: 'sandbox_run', value: sandboxRun, url: originOfBrand(brand, this.#port) },
    ]);
    if (state === 'empty') {
      const answer = await this.#ask('/sandbox/settings.json', cookie, {
        method: 'PUT',
        body: '{"marketplace":"empty"}',
        headers: { 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`the sandbox refused the settings: ${await answer.text()}`);
    }
    const stored = signedIn ? await this.#logIn(cookie) : {};
    await context.addInitScript((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    return context;
  }

  async #logIn(cookie: string): Promise<Record<string, string>> {
    const post = (path: string, fields: Record<string, string>) =>
      this.#ask(path, cookie, { method: 'POST', body: new URLSearchParams(fields) });
    await post('/api/v1/user/sendLoginSms', { phone });
    const inbox = await this.#ask(`/sandbox/inbox.json?phone=${phone}`, cookie);
    const [sms] = (await inbox.json()) as { code: string }[];
    const answer = await post('/api/v1/user/loginSmsCode', { phone, code: sms?.code ?? '' });
    const { data } = (await answer.json()) as {
      data: { access_token: string; userinfo: { id: string | number } };
    };
    return { access_token: data.access_token, user_id: String(data.userinfo.id) };
  }

  #ask(path: string, cookie: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.#port}${path}`, { ...init, headers: { ...init.headers, cookie } });
  }

  /** Makes calls hang or fail with 500. */
  async #hinder(page: Page, { page: id, state }: Shot): Promise<void> {
    if (state !== 'loading' && state !== 'error') return;
    for (const name of callsOf(this.#config, id)) {
      const path = this.#config.endpoints.endpoints[name]?.path;
      await page.route(`**/api${path}`, (route) =>
        state === 'error' ? route.fulfill({ status: 500, body: '' }) : undefined,
      );
    }
  }

  /** What the visitor does to see a state; `answered` comes after `filled`. */
  async act(page: Page, { page: id, state }: Pick<Shot, 'page' | 'state'>): Promise<void> {
    const form = this.#config.forms[formOf(this.#config, id) ?? ''];
    if (!form) return;
    if (state === 'filled') await fillForm(page, form);
    if (state === 'fieldErrors' || state === 'answered') {
      const shown = await showForm(page, form);
      await shown.locator('button[type=submit]').click();
      const target =
        state === 'answered'
          ? page.locator('[aria-live=polite] dl')
          : shown.locator('[aria-invalid=true], [data-wrong=true]');
      await target.first().waitFor();
    }
  }
}
