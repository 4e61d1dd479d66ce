import { phone } from '../journeys/harness/visitor.ts';
import { submit, typeAnotherCode } from './flows/steps.ts';
import { chosen, controlsOf, type FormSnapshot } from './form-snapshot.ts';
import { reach } from './form-steps.ts';
import type { Visit } from './visit.ts';

const mostSteps = 8;
const msPerStep = 30_000;

/** The texts at a code that cannot be used any more. */
const spentCode = /请先获取验证码|验证码已过期|错误次数过多|验证码不正确/;

export async function open(visit: Visit): Promise<void> {
  await visit.visitor.open(visit.address);
  await visit.flow.reachForm?.(visit);
  await visit.visitor.page.locator('form:visible').first().waitFor();
}

/**
 * Gives every answer that the form does not show yet, from step to step.
 * @param wanted - what the form has shown before
 * @param takes - the names of the answers to give
 */
export async function fillIn(
  visit: Visit,
  wanted: FormSnapshot = {},
  takes: (name: string) => boolean = () => true,
): Promise<void> {
  const { page } = visit.visitor;
  for (const step of visit.flow.answers) {
    if (!takes(step.name)) continue;
    await reach(page, step.name);
    const now = wanted[step.name] && (await controlsOf(page))[step.name];
    // A control of a sheet asks for its answer as long as it has none.
    const isGiven = now === wanted[step.name] && !/^请/.test(now ?? '');
    if (wanted[step.name] && (isGiven || now === chosen)) continue;
    // A login inside the form has hidden it.
    const isLogin = step.name === 'phone' || step.name === 'code';
    if (isLogin && !(await visit.visitor.field('phone').isVisible())) continue;
    await step.give(visit);
  }
}

export const hasEnded = ({ visitor, flow }: Visit): Promise<boolean> =>
  visitor.page
    .locator(flow.success.within)
    .filter({ hasText: flow.success.text, visible: true })
    .count()
    .then((found) => found > 0)
    .catch(() => false);

/** Waits for the notice of the form; what a field says of itself is none. */
export const troubleShown = ({ visitor }: Visit): Promise<void> =>
  visitor.page
    .locator('form [role=alert]:not([data-field] *)')
    .filter({ hasText: /./, visible: true })
    .first()
    .waitFor();

export type Way = 'ended' | 'sent' | 'login' | 'retry' | 'notice' | 'form' | 'elsewhere';

/** What the page offers now, from the first that ends the visit to the last. */
async function wayOn(visit: Visit): Promise<Way | null> {
  const { page } = visit.visitor;
  if (await hasEnded(visit)) return 'ended';
  const isVisible = (selector: string) => page.locator(selector).filter({ visible: true }).count();
  if (await isVisible('main button:text-is("查看结果")')) return 'sent';
  if (await isVisible('#start button')) return 'notice';
  if (
    await isVisible(
      'form[aria-busy=true], form button[aria-disabled=true]:not([data-field] *), main [data-coming]',
    )
  )
    return null;
  if (visit.flow.path !== '/login' && (await isVisible('main[data-page^=login] form'))) return 'login';
  if (await isVisible('form [role=alert] button, dialog[open] button:text-is("重试")')) return 'retry';
  if (await isVisible(`form[data-form="${visit.flow.form}"]`)) return 'form';
  if (await isVisible('button:text-is("重试")')) return 'retry';
  return (await isVisible('main[data-page]')) ? 'elsewhere' : null;
}

/** How long a page must offer the same: it may be about to leave, or to show the answer. */
const restMs = 300;
/** The visitor takes another page for the last one only after a while. */
const elsewhereMs = 3000;

/** Waits for the end, or for something that the visitor can do. */
async function nextWay(visit: Visit): Promise<Way> {
  const began = Date.now();
  let [before, since] = [null as Way | null, began];
  while (Date.now() - began < msPerStep) {
    const way = await wayOn(visit).catch(() => null);
    if (way === 'ended') return way;
    if (way !== before) [before, since] = [way, Date.now()];
    if (way !== null && Date.now() - since >= (way === 'elsewhere' ? elsewhereMs : restMs)) return way;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no way on');
}

/** What the visitor sees, for the report. */
export async function shownText({ visitor }: Visit): Promise<string> {
  const { page } = visitor;
  const text = await page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch(() => '');
  const alerts = await page
    .locator('[role=alert], [aria-invalid=true]')
    .filter({ visible: true })
    .allInnerTexts()
    .catch(() => []);
  const short = (one: string) => one.replaceAll(/\s+/g, ' ').slice(0, 120);
  return `${new URL(page.url()).pathname} shows "${short(text)}", alerts "${short(alerts.join(' | '))}"`;
}

/**
 * As a patient visitor: takes what the page offers until the visit ends.
 * @param taken - each way that was taken is added
 */
export async function goOn(visit: Visit, wanted: FormSnapshot, taken: Way[] = []): Promise<void> {
  const { page } = visit.visitor;
  for (let step = 0; step < mostSteps; step++) {
    const way = await nextWay(visit);
    await visit.judgeShown();
    if (way === 'ended') return;
    taken.push(way);
    if (way === 'sent') await page.locator('main button:text-is("查看结果")').click();
    if (way === 'notice') await page.locator('#start button').click();
    if (way === 'retry')
      await page.locator('button:text-is("重试")').filter({ visible: true }).first().click();
    if (way === 'login') await logIn(visit);
    if (way === 'form') await sendAgain(visit, wanted);
    // The visitor was led to another page, and goes back to the form.
    if (way === 'elsewhere') await goBack(visit);
  }
  if (!(await hasEnded(visit))) throw new Error(`not ended after ${mostSteps} steps: ${taken.join(', ')}`);
}

async function goBack(visit: Visit): Promise<void> {
  const { page } = visit.visitor;
  const { pathname } = new URL(page.url());
  visit.detours.push(pathname);
  await page.goBack({ waitUntil: 'commit' });
  if (page.url() === 'about:blank') throw new Error(`left alone at ${pathname}`);
}

/** At the login page to which the visit was led. */
async function logIn(visit: Visit): Promise<void> {
  const { visitor } = visit;
  await visitor.field('phone').fill(phone);
  await visitor.field('consent').check();
  if ((await visitor.sandboxRun.code(phone)) === undefined) {
    await visitor.askForCode();
    await visitor.field('code').fill((await visitor.sandboxRun.code(phone)) ?? '');
  } else await typeAnotherCode(visit);
  await submit(visit);
}

/** The names of places and models come with their lists. */
const msOfLists = 5000;

async function sendAgain(visit: Visit, wanted: FormSnapshot): Promise<void> {
  const { page } = visit.visitor;
  // Before the steps are looked at: leaving a step clears what its fields say.
  const isSpent = await page.locator('[data-field=code]', { hasText: spentCode }).count();
  await visit.compareForm(await visit.keepsNow(), msOfLists);
  await fillIn(visit, wanted);
  if (isSpent > 0) {
    await reach(page, 'code');
    await typeAnotherCode(visit);
  }
  await visit.rememberForm();
  await visit.flow.send(visit);
}
