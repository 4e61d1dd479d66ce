import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Field, Form } from '../../schemas/index.ts';
import { fillForm, type Preferred } from '../gallery/fill-form.ts';
import { pathOf } from './peer-site.ts';

export interface Visited {
  /** Fields that the page has shown. */
  rendered: number;
  /** Fields whose answer the sandbox has received. */
  sent: number;
  /** Why it was not sent whole, or what the browser complained of; empty where nothing went wrong. */
  trouble: string;
}

const mark = 'sandbox-mark-13812345678';
/** Pages of a long survey; a form that has more never ends. */
const mostSteps = 30;

/** A phone of a visitor who has logged in, in a sandbox run of its own. */
async function phoneOf(browser: Browser, port: number, run: string): Promise<BrowserContext> {
  const origin = `http://localhost:${port}`;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await context.addCookies([{ name: 'sandbox_run', value: run, url: origin }]);
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/user/loginMark`, {
    method: 'POST',
    body: new URLSearchParams({ mark }),
    headers: { cookie: `sandbox_run=${run}` },
  });
  const { data } = (await answer.json()) as { data: { access_token: string; userinfo: { id: unknown } } };
  const stored = { access_token: data.access_token, user_id: String(data.userinfo.id) };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

/** Ways through a form; a survey with more has fields that are not seen. */
const mostVisits = 8;

/**
 * Opens the page of a form, fills in what it shows, step by step, sends it, and reads what the sandbox got; and again
 * with other answers while there are fields that no visit has shown.
 */
export async function visit(browser: Browser, port: number, form: Form, savePath: string): Promise<Visited> {
  const [shown, sent, trouble] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (
    let round = 0, before = -1;
    round < mostVisits && shown.size > before && shown.size < form.fields.length;
    round += 1
  ) {
    before = shown.size;
    const wanted = form.fields.find(({ id, showWhenAnswers }) => showWhenAnswers && !shown.has(id));
    const one = await visitOnce(browser, port, form, {
      savePath,
      run: `${form.id}-${round}`,
      preferred: preferredFor(form, wanted),
    });
    for (const id of one.shown) shown.add(id);
    for (const id of one.sent) sent.add(id);
    for (const text of one.trouble) trouble.add(text);
  }
  return { rendered: shown.size, sent: sent.size, trouble: [...trouble].join('; ') };
}

interface Way {
  savePath: string;
  run: string;
  preferred: Preferred;
}

interface OneVisit {
  shown: Set<string>;
  sent: string[];
  trouble: string[];
}

async function visitOnce(browser: Browser, port: number, form: Form, way: Way): Promise<OneVisit> {
  const context = await phoneOf(browser, port, way.run);
  const [shown, trouble]: [Set<string>, string[]] = [new Set(), []];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') trouble.push(message.text());
    });
    await page.goto(`http://localhost:${port}${pathOf(form.id)}`, { waitUntil: 'commit' });
    await page.locator(`main[data-page="${form.id}"]:visible`).waitFor();
    await fillSteps(page, form, way.preferred, shown);
    const sent = await send(page, port, form, way);
    return { shown, sent, trouble };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { shown, sent: [], trouble: [...trouble, line] };
  } finally {
    await context.close();
  }
}

/** The options that show a field, and the fields that its conditions ask. */
function preferredFor(form: Form, field: Field | undefined): Preferred {
  const preferred = new Map<string, string>();
  for (const [id, condition] of Object.entries(field?.showWhenAnswers ?? {})) {
    const above = preferredFor(
      form,
      form.fields.find((one) => one.id === id),
    );
    for (const [name, option] of above) preferred.set(name, option);
    preferred.set(id, String([condition].flat()[0]));
  }
  return preferred;
}

async function fillSteps(page: Page, form: Form, preferred: Preferred, shown: Set<string>): Promise<void> {
  const next = page.locator('main:visible').getByRole('button', { name: '下一步', exact: true });
  for (let step = 0; step < mostSteps; step += 1) {
    await page.locator('form button:visible').last().waitFor();
    for (const field of await fillForm(page, form, preferred)) shown.add(field);
    if ((await next.count()) === 0) return;
    const title = await page.locator('main:visible [aria-current=step]').textContent();
    await next.click();
    await page
      .locator('main:visible [aria-current=step]')
      .filter({ hasNotText: title ?? '' })
      .waitFor();
  }
}

/**
 * Presses the button, and waits for the answer of the sandbox.
 * @returns the fields whose answers have arrived
 * @throws Error that says why nothing was sent
 */
async function send(page: Page, port: number, form: Form, { savePath, run }: Way): Promise<string[]> {
  const answered = page
    .waitForResponse((response) => response.url().endsWith(`/api${savePath}`))
    .catch(() => null);
  await page.locator('form button[type=submit]:visible').click();
  const alert = page.locator('main:visible [id$="-error"]:visible').first();
  const refused = alert.waitFor().then(
    () => null,
    () => null,
  );
  const response = await Promise.race([answered, refused]);
  if (!response) throw new Error(`not sent: ${await alert.textContent().catch(() => 'no call')}`);
  const { code } = (await response.json()) as { code: number };
  if (code !== 200) throw new Error(`refused with ${code}`);
  const received = await receivedBy(port, run, savePath);
  return form.fields.map(({ id }) => id).filter((id) => Object.hasOwn(received, id));
}

/** The body of the call as the sandbox has written it down. */
async function receivedBy(port: number, run: string, path: string): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/calls.json`, {
    headers: { cookie: `sandbox_run=${run}` },
  });
  const calls = (await answer.json()) as { path: string; body: Record<string, string> }[];
  return calls.find((call) => call.path === path)?.body ?? {};
}
