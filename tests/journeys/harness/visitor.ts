import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright-core';
import { collectTrouble, newPhone } from '../../harness/browser.ts';
import { SandboxRunClient } from './sandbox-run.ts';

export const phone = '13812345678';

/** The stored values of a browser before the visit. */
export interface StoredBefore {
  host?: string;
  token?: string;
  stored?: Record<string, string>;
  userAgent?: string;
  timeZone?: string;
  /** A script that runs before those of the page. */
  script?: () => void;
}

/** One visitor: a phone of their own, in a sandbox run of their own. */
export class Visitor {
  readonly sandboxRun: SandboxRunClient;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly origin: string;
  /** Errors of the console, uncaught errors and failed requests so far. */
  readonly trouble: string[];

  private constructor(sandboxRun: SandboxRunClient, context: BrowserContext, page: Page, origin: string) {
    this.sandboxRun = sandboxRun;
    this.context = context;
    this.page = page;
    this.origin = origin;
    this.trouble = collectTrouble(page);
  }

  /** @param before.token - a stored token; `ok` is a valid one, any other is invalid */
  static async arrive(browser: Browser, port: number, before: StoredBefore = {}): Promise<Visitor> {
    const sandboxRun = new SandboxRunClient(port);
    const origin = originOf(before.host ?? 'default', port);
    const context = await newPhone(browser, origin, sandboxRun.id, before.timeZone);
    const known =
      before.token === 'ok' ? await sandboxRun.login(phone) : { token: before.token, userId: '1' };
    const login = known.token !== undefined && { access_token: known.token, user_id: known.userId };
    const stored = { ...before.stored, ...login };
    if (Object.keys(stored).length > 0) await storeOnce(context, stored);
    if (before.script) await context.addInitScript(before.script);
    const page = await context.newPage();
    if (before.userAgent !== undefined) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setUserAgentOverride', { userAgent: before.userAgent });
    }
    return new Visitor(sandboxRun, context, page, origin);
  }

  /** A second tab of the same phone. */
  async anotherTab(): Promise<Visitor> {
    return new Visitor(this.sandboxRun, this.context, await this.context.newPage(), this.origin);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'commit' });
    await this.shown();
  }

  /** Waits until the app itself shows a page: every redirect has been followed then. */
  async shown(): Promise<void> {
    await this.page.waitForFunction(() => {
      const app = document.getElementById('app');
      return app !== null && Object.keys(app).some((key) => key.startsWith('__reactContainer'));
    });
    // Pages that are kept alive stay in the document, hidden; a page in a sheet is none of its own.
    await this.page.locator('main[data-page]:visible, dialog [data-page]:visible').first().waitFor();
  }

  /** Waits until the visitor is at this path and query, with a page shown. */
  async waitForAddress(address: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname + url.search === address);
    await this.shown();
  }

  /** The current path and query. */
  get address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  get path(): string {
    return new URL(this.page.url()).pathname;
  }

  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  field(name: string) {
    return this.page.locator(`[name="${name}"]`).first();
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  /** Types the number, agrees, requests the code and types the one that the sandbox has sent. */
  async logIn(number = phone): Promise<void> {
    await this.field('phone').fill(number);
    await this.field('consent').check();
    await this.askForCode();
    await this.field('code').fill((await this.sandboxRun.code(number)) ?? '');
    await this.submit();
  }

  async askForCode(): Promise<void> {
    const sent = this.page.waitForResponse(/sendLoginSms/);
    await this.button(/获取/).click();
    await sent;
  }

  submit(): Promise<void> {
    return this.page.locator('form button[type=submit]').click();
  }

  /** Turns the wheels of the area to these rows by pressing the rows. */
  async chooseArea(...names: string[]): Promise<void> {
    await this.field('area').click();
    const sheet = await this.#sheet();
    for (const name of names) await sheet.getByRole('option', { name, exact: true }).click();
    await sheet.getByText('确定', { exact: true }).click();
  }

  /** The sheet that has just opened, once it has stopped moving: a press on a moving row hits another one. */
  async #sheet(): Promise<Locator> {
    const sheet = this.page.locator('dialog[open]');
    await sheet.evaluate((dialog) =>
      Promise.allSettled(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
    );
    return sheet;
  }

  /** Goes through the lists of the car models, to the model itself. */
  async chooseModel(...names: string[]): Promise<void> {
    await this.field('model').click();
    const sheet = await this.#sheet();
    for (const name of names) await sheet.getByRole('button', { name, exact: true }).click();
  }

  /** The title of the step that a form shows; null for a form on one page. */
  async step(): Promise<string | null> {
    const current = this.page.locator('main:visible [aria-current=step]');
    return (await current.count()) > 0 ? await current.textContent() : null;
  }

  /** Presses the button of a step, and waits until another step is shown. */
  async next(button = '下一步'): Promise<void> {
    const before = (await this.step()) ?? '';
    await this.button(button).click();
    const others = this.page.locator('main:visible [aria-current=step]').filter({ hasNotText: before });
    await others.waitFor().catch(async (error: Error) => {
      const main = (await this.page.locator('main:visible').allInnerTexts()).join('\n');
      throw new Error(`${error.message}\ntrouble: ${JSON.stringify(this.trouble)}\n${main}`, {
        cause: error,
      });
    });
  }

  /** Whether a form shows this field now. */
  async isAsked(field: string): Promise<boolean> {
    return (await this.page.locator(`[data-field="${field}"]:visible`).count()) > 0;
  }

  /**
   * Gives the answers to the fields that a form shows, step by step, to its last step; forms on one page have only that.
   * @param answers - by field
   */
  async fillSteps(answers: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
    // The views of the fields may come later than the page.
    await this.page.locator('form button[type=submit]:visible').first().waitFor();
    for (;;) {
      for (const [field, give] of Object.entries(answers)) if (await this.isAsked(field)) await give();
      if ((await this.button('下一步').count()) === 0) return;
      await this.next();
    }
  }

  /** Goes on to the last step of a form whose answers are all given. */
  toLastStep(): Promise<void> {
    return this.fillSteps({});
  }

  /** Presses the chip around a radio button, which is not visible itself. */
  async choose(name: string, value: string): Promise<void> {
    const radio = this.page.locator(`input[name="${name}"][value="${value}"]`);
    await this.page.locator('label', { has: radio }).click();
    await this.page.locator(`input[name="${name}"][value="${value}"]:checked`).waitFor({ state: 'attached' });
  }

  /** Ways to tick consents, by their fields. */
  ticks(...names: string[]): Record<string, () => Promise<void>> {
    return Object.fromEntries(names.map((name) => [name, () => this.field(name).check()]));
  }

  /** Fills in every field that a visitor without a job, a house or a car sees. */
  fillForm(): Promise<void> {
    const choices = Object.entries(applicant.choices);
    return this.fillSteps({
      name: () => this.field('name').fill(applicant.name),
      amount: () => this.field('amount').fill('50000'),
      ...Object.fromEntries(choices.map(([name, value]) => [name, () => this.choose(name, value)])),
      area: () => this.chooseArea('浙江省', '杭州市'),
      occupation: () => this.field('occupation').selectOption('none'),
      ...this.ticks('agreeTerms', 'agreeSensitive', 'agreeSharing'),
    });
  }

  /** The form of /form-package-simple. */
  async fillShortForm(): Promise<void> {
    await this.field('name').fill(applicant.name);
    await this.field('amount').fill('50000');
    await this.chooseArea('浙江省', '杭州市');
    for (const name of ['agreeTerms', 'agreeSharing']) await this.field(name).check();
  }

  /** The form of /form-package-uni, for a visitor without a job. */
  fillUniForm(idCard = applicant.idCard): Promise<void> {
    return this.fillSteps({
      name: () => this.field('name').fill(applicant.name),
      idCard: () => this.field('idCard').fill(idCard),
      amount: () => this.field('amount').fill('50000'),
      term: () => this.choose('term', '12'),
      area: () => this.chooseArea('浙江省', '杭州市'),
      occupation: () => this.field('occupation').selectOption('none'),
      ...this.ticks('agreeIdCard', 'agreeTerms', 'agreeSharing'),
    });
  }

  /** Answers the calls to one path of the API with this body instead of the sandbox. */
  async answer(path: string, envelope: { code: number; data?: unknown }): Promise<void> {
    await this.page.route(`**/api${path}`, (route) => route.fulfill({ json: { msg: '', ...envelope } }));
  }

  /**
   * Fails every request to such an address until the returned function is called. A number of failures would depend on
   * timing: how often the app retries depends on which response comes first.
   */
  async breakRequests(address: string): Promise<() => Promise<void>> {
    await this.page.route(address, (route) => route.abort());
    return () => this.page.unroute(address);
  }

  /** The next call of a path reaches the sandbox; its response is lost on the way back. */
  async loseAnswer(path: string): Promise<void> {
    const lose = async (route: Route) => {
      await answerOf(route);
      await route.abort('connectionreset');
    };
    await this.page.route(`**/api${path}`, lose, { times: 1 });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
  }
}

/**
 * The server's answer to a request of the page, asked for without a name: in a process that has run tests for minutes, the
 * look-up of `localhost` that a new connection begins with may not end.
 */
export async function answerOf(
  route: Route,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const request = route.request();
  const url = new URL(request.url());
  const host = url.host;
  url.hostname = '127.0.0.1';
  const { 'content-length': _length, 'accept-encoding': _encoding, ...headers } = await request.allHeaders();
  const answer = await fetch(url, {
    method: request.method(),
    headers: { ...headers, host },
    body: request.postData(),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

export const applicant = {
  name: '王小明',
  idCard: '11010519491231002X',
  choices: {
    term: '12',
    socialInsurance: 'none',
    providentFund: 'none',
    house: 'none',
    car: 'none',
    creditCard: 'none',
    creditRecord: 'good',
  },
};

/** The address at which the server takes a visit for one to this host. */
export function originOf(host: string, port: number): string {
  return host === 'default' ? `http://localhost:${port}` : `http://${host.split('.')[0]}.localhost:${port}`;
}

/** Stores before the first page of the phone, not again on a reload: what the app deletes stays deleted. */
async function storeOnce(context: BrowserContext, stored: Record<string, string>): Promise<void> {
  await context.addInitScript((values) => {
    if (localStorage.getItem('journey')) return;
    localStorage.setItem('journey', 'begun');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
}
