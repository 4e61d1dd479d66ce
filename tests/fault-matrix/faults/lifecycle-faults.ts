import type { Locator } from 'playwright-core';
import { formSnapshot, lostAnswers } from '../form-snapshot.ts';
import { fillIn, goOn, open } from '../go-on.ts';
import type { Visit } from '../visit.ts';
import { expectConversions, fromAd } from './conversions.ts';
import type { Fault, FaultCase } from './fault.ts';
import type { FaultWindow } from './in-page.ts';
import { atCall, callsOf, holdCall, pause, until } from './main-call.ts';

const reportEvent = (type: string) => (visit: Visit) =>
  visit.visitor.context.addInitScript((name) => {
    window.addEventListener(
      name,
      (event) => {
        if (name !== 'pageshow' || (event as PageTransitionEvent).persisted)
          (window as FaultWindow).reportFault?.(name);
      },
      true,
    );
  }, type);

/** As when the page comes out of the back/forward cache, which browsers under test do not have. */
const restorePage = ({ visitor }: Visit): Promise<void> =>
  visitor.page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

const button = ({ flow, visitor }: Visit) =>
  flow.id === 'one-tap'
    ? visitor.button('本机号码一键登录')
    : visitor.page.locator('form button[type=submit]:visible');

const pressCases: readonly FaultCase[] = [
  {
    name: 'twenty presses in one task',
    send: async (visit) => {
      await button(visit).evaluate((element) => {
        for (let press = 0; press < 20; press++) (element as HTMLButtonElement).click();
      });
      visit.fired('twenty presses');
    },
    shows: 'end',
    mostCalls: 1,
  },
  {
    name: 'double tap',
    send: async (visit) => {
      await button(visit).dblclick({ noWaitAfter: true });
      visit.fired('double tap');
    },
    shows: 'end',
    mostCalls: 1,
  },
];
/** Enter in a field that takes one line. */
const enterAndTap: FaultCase = {
  name: 'Enter and a tap',
  send: async (visit) => {
    const field = visit.flow.hasSms ? 'code' : (visit.flow.lastField ?? visit.flow.textField.name);
    // The tap comes before the answer: after it, a tap on a form that stays asks anew.
    const { reached, release } = await holdCall(visit);
    await visit.visitor.field(field).focus();
    await visit.visitor.page.keyboard.press('Enter');
    await button(visit).click({ force: true, noWaitAfter: true });
    await reached;
    await pause(300);
    release();
    visit.fired('Enter');
  },
  shows: 'end',
  mostCalls: 1,
};

async function throughHistory(visit: Visit): Promise<void> {
  const { page } = visit.visitor;
  const before = await callsOf(visit);
  const address = page.url();
  await page.goBack({ waitUntil: 'commit' }).catch(() => null);
  await pause(500);
  if (page.url() !== address) visit.fired('back');
  await page.goForward({ waitUntil: 'commit' }).catch(() => null);
  await pause(500);
  await page.reload();
  visit.fired('reload');
  await visit.visitor.shown();
  await pause(500);
  const after = await callsOf(visit);
  if (after !== before) visit.complaints.push(`${after - before} more calls after back, forward and reload`);
}

const isShownSoon = (notice: Locator): Promise<boolean> =>
  notice.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );

/** The page is killed while its call is under way; another one opens with the same storage. */
async function killAndReopen(visit: Visit): Promise<void> {
  const { visitor, flow } = visit;
  await atCall(visit, async (route) => {
    await route.fetch();
    // The answer never comes.
  });
  await flow.send(visit);
  await until('the call at the server', async () => (await callsOf(visit)) > 0);
  const reopened = await visit.openTab();
  await visitor.page.close();
  visit.visitor = reopened;
  await open(visit);
  // Where the form opens: a visitor reads it before going on.
  const notice = reopened.page.getByText('您上次提交后没有收到确认');
  const isSaid = flow.lead === null || (await isShownSoon(notice));
  if (!isSaid) visit.complaints.push('the unknown outcome is not shown');
  await visit.compareForm(flow.lead !== null && flow.hasConsent ? 'draft' : 'none', 8000);
}

/** Presses in both tabs before a call of either reaches the server: a tab whose form has been sent has no button. */
async function pressAtOnce(one: Visit, other: Visit): Promise<void> {
  let release: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isSending = ({ pathname }: URL) =>
    pathname === `/api${one.flow.call}` || pathname.startsWith('/api/v1/user/login');
  await one.visitor.context.route(isSending, async (route) => {
    await pressed;
    await route.continue().catch(() => undefined);
  });
  const press = (tab: Visit) => button(tab).evaluate((element) => (element as HTMLButtonElement).click());
  await Promise.all([press(one), press(other)]);
  one.fired('two tabs pressed');
  release();
}

/** Both tabs are filled in, and sent at once. */
async function sendFromTwoTabs(visit: Visit): Promise<void> {
  const other = Object.assign(Object.create(visit) as Visit, { visitor: await visit.openTab() });
  other.visitor.page.setDefaultTimeout(45_000);
  visit.isShared = true;
  await open(other);
  // The draft of the first tab is shown in the other one, with the names of places and models once their lists are there.
  const isRestored = async () =>
    lostAnswers(visit.before, await formSnapshot(other.visitor.page), 'draft').length === 0;
  await until('the draft', isRestored, 3000).catch(() => undefined);
  await fillIn(other, visit.before);
  await pressAtOnce(visit, other);
  await goOn(visit, visit.before);
  await goOn(other, visit.before);
  const activated = (await visit.visitor.sandboxRun.activations()).map(({ channel }) => channel);
  if (new Set(activated).size < activated.length)
    visit.complaints.push(`activated ${activated.length} times: ${activated.join(', ')}`);
}

export const lifecycleFaults: readonly Fault[] = [
  {
    id: 'FLT-21',
    title: 'twenty presses, double tap, Enter and a tap',
    mustHold: 'one request',
    cases: ({ id }) => (id === 'one-tap' ? pressCases : [...pressCases, enterAndTap]),
  },
  {
    id: 'FLT-22',
    title: 'back into the finished form, forward, reload',
    mustHold: 'nothing is sent again',
    cases: () => [{ name: 'history', shows: 'end', ended: throughHistory, signs: 2 }],
  },
  {
    id: 'FLT-23',
    title: 'page restored from the back/forward cache',
    mustHold: 'answers and buttons as before, nothing is sent again',
    cases: () => [
      {
        name: 'before the press',
        before: reportEvent('pageshow'),
        typed: async (visit) => {
          await restorePage(visit);
          await visit.compareForm('document');
          if (!(await button(visit).isEnabled())) visit.complaints.push('the button is disabled');
        },
        shows: 'end',
        mostCalls: 1,
      },
      {
        name: 'during the call',
        before: reportEvent('pageshow'),
        send: async (visit) => {
          const { reached, release } = await holdCall(visit);
          await visit.flow.send(visit);
          await reached;
          await restorePage(visit);
          await pause(300);
          const calls = await callsOf(visit);
          if (calls > 1) visit.complaints.push(`${calls} calls after the restore`);
          release();
        },
        shows: 'end',
      },
    ],
  },
  {
    id: 'FLT-24',
    title: 'page hidden and frozen during the call',
    mustHold: 'an unknown outcome is reconciled',
    cases: () => [
      {
        name: 'frozen',
        before: async (visit) => {
          await visit.visitor.context.addInitScript(() => {
            document.addEventListener('freeze', () => (window as FaultWindow).reportFault?.('frozen'));
          });
        },
        send: async (visit) => {
          const { page, context } = visit.visitor;
          const { reached, release } = await holdCall(visit);
          await visit.flow.send(visit);
          await reached;
          const devtools = await context.newCDPSession(page);
          await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
          release();
          await pause(700);
          await devtools.send('Page.setWebLifecycleState', { state: 'active' });
        },
        shows: 'anything',
      },
    ],
  },
  {
    id: 'FLT-25',
    title: 'page killed during the call, opened again',
    mustHold: 'the attempt is found and reconciled; a draft is there',
    cases: () => [{ name: 'killed', send: killAndReopen, shows: 'anything' }],
  },
  {
    id: 'FLT-28',
    title: 'the same step in two tabs',
    mustHold: 'one activation, one conversion, one lead',
    cases: (flow) => [
      {
        name: 'two tabs',
        arrival: { query: fromAd },
        send: sendFromTwoTabs,
        shows: 'anything',
        ended: (visit) => expectConversions(visit, flow.converts ? 1 : 0),
      },
    ],
  },
];
