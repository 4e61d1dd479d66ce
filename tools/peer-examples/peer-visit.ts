import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Form } from '../../schemas/index.ts';
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

/** Opens the page of a form, fills in what it shows, step by step, sends it, and reads what the sandbox got. */
export async function visit(browser: Browser, port: number, form: Form, savePath: string): Promise<Visited> {
  const context = await phoneOf(browser, port, form.id);
  const shown = new Set<string>();
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`http://localhost:${port}${pathOf(form.id)}`, { waitUntil: 'commit' });
    await page.locator(`main[data-page="${form.id}"]:visible`).waitFor();
    await fillSteps(page, form, shown);
    const sent = await send(page, port, form, savePath);
    return {
      rendered: shown.size,
      sent: sent.fields,
      trouble: [sent.trouble, ...errors].filter(Boolean).join('; '),
    };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { rendered: shown.size, sent: 0, trouble: [line, ...errors].join('; ') };
  } finally {
    await context.close();
  }
}

/** Options that show further fields: what a form has is shown rather than what it hides. */
function preferredIn(form: Form): Preferred {
  const wanted = form.fields.flatMap(({ showWhenAnswers = {} }) =>
    Object.entries(showWhenAnswers).map(([id, condition]) => [id, String([condition].flat()[0])] as const),
  );
  return new Map(wanted);
}

async function fillSteps(page: Page, form: Form, shown: Set<string>): Promise<void> {
  const preferred = preferredIn(form);
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

async function send(
  page: Page,
  port: number,
  form: Form,
  savePath: string,
): Promise<{ fields: number; trouble: string }> {
  const answered = page
    .waitForResponse((response) => response.url().endsWith(`/api${savePath}`))
    .catch(() => null);
  await page.locator('form button[type=submit]:visible').click();
  const alert = page.locator('main:visible [id$="-error"]:visible').first();
  const response = await Promise.race([
    answered,
    alert.waitFor().then(
      () => null,
      () => null,
    ),
  ]);
  if (!response)
    return { fields: 0, trouble: `not sent: ${await alert.textContent().catch(() => 'no call')}` };
  const { code } = (await response.json()) as { code: number };
  if (code !== 200) return { fields: 0, trouble: `refused with ${code}` };
  const received = await receivedBy(port, form.id, savePath);
  return { fields: form.fields.filter(({ id }) => Object.hasOwn(received, id)).length, trouble: '' };
}

/** The body of the call as the sandbox has written it down. */
async function receivedBy(port: number, run: string, path: string): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/calls.json`, {
    headers: { cookie: `sandbox_run=${run}` },
  });
  const calls = (await answer.json()) as { path: string; body: Record<string, string> }[];
  return calls.find((call) => call.path === path)?.body ?? {};
}
