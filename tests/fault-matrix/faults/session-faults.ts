import type { Locator } from 'playwright-core';
import { phone } from '../../journeys/harness/visitor.ts';
import type { Flow } from '../flows/flow.ts';
import { typeAnotherCode } from '../flows/steps.ts';
import { reach, toLastStep } from '../form-steps.ts';
import { fillIn } from '../go-on.ts';
import type { Visit } from '../visit.ts';
import type { Fault, FaultCase } from './fault.ts';
import { atCall, callsOf, pause, until } from './main-call.ts';

const sendSms = '/v1/user/sendLoginSms';

const unauthorized = (status: 401 | 403, { path }: Flow): FaultCase => ({
  name: String(status),
  typed: (visit) => atCall(visit, (route) => route.fulfill({ status, json: { code: status, msg: '' } })),
  // A login page stays where it is, and says why.
  shows: path === '/login' ? 'trouble' : 'anything',
  signs: path === '/login' ? 1 : 2,
  mend: async (visit) => {
    if (path === '/login') return;
    await visit.visitor.page.waitForURL('**/login*');
    visit.fired('at /login');
  },
});

const noSms = 'sends no SMS';

/** Fills in the number, and the consent on which the code depends; a step can only be left when it is complete. */
async function readyForCode(visit: Visit): Promise<void> {
  const isInSteps = (await visit.visitor.step()) !== null;
  const isNeeded = (name: string) => isInSteps || ['phone', 'consent', 'agreeTerms'].includes(name);
  await fillIn(visit, visit.before, (name) => name !== 'code' && isNeeded(name));
  await reach(visit.visitor.page, 'phone');
  await visit.rememberForm();
}

/** The button that asks for a code: that of its field, or of the form while the field is not shown yet. */
const codeButton = ({ visitor }: Visit): Locator => visitor.button(/获取/).first();

async function expectOneSms(visit: Visit): Promise<void> {
  const calls = await callsOf(visit, sendSms);
  if (calls > 1) visit.complaints.push(`${calls} SMS within a minute`);
}

const smsCases: readonly FaultCase[] = [
  {
    name: 'code delayed, button pressed again and again',
    start: async (visit) => {
      await readyForCode(visit);
      const { page } = visit.visitor;
      await page.route(
        `**/api${sendSms}`,
        async (route) => {
          const response = await route.fetch();
          visit.fired('the code was delayed');
          await pause(2000);
          await route.fulfill({ response });
        },
        { times: 1 },
      );
      const button = codeButton(visit);
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      // At its place: the button has another text while it waits.
      for (let press = 0; press < 6; press++) await page.mouse.click(x + width / 2, y + height / 2);
      await until('the code', async () => (await visit.visitor.sandboxRun.code(phone)) !== undefined);
      await visit.visitor.button(/秒/).waitFor();
      await expectOneSms(visit);
    },
    shows: 'end',
  },
  {
    name: 'twenty presses at once',
    start: async (visit) => {
      await readyForCode(visit);
      const pressed = await codeButton(visit).evaluate((button) => {
        for (let press = 0; press < 20; press++) (button as HTMLButtonElement).click();
        return 20;
      });
      visit.fired(`${pressed} presses`);
      await visit.visitor.button(/秒/).waitFor();
      await expectOneSms(visit);
    },
    shows: 'end',
  },
  {
    name: 'reload during the countdown',
    start: async (visit) => {
      await readyForCode(visit);
      // As long as a server may ask for: on a busy machine the form is not filled in again within a minute.
      await visit.visitor.page.route(`**${sendSms}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), data: { retryAfter: 300 } } });
      });
      await visit.visitor.askForCode();
      await visit.visitor.button(/秒/).waitFor();
      await visit.visitor.page.reload();
      await visit.visitor.shown();
      visit.fired('reloaded');
      await readyForCode(visit);
      await visit.visitor
        .button(/秒/)
        .waitFor({ timeout: 10_000 })
        .catch(() => visit.complaints.push('the countdown has ended with the reload'));
      await visit.visitor
        .button(/秒/)
        .click({ force: true, timeout: 5000 })
        .catch(() => undefined);
      await expectOneSms(visit);
    },
    shows: 'end',
  },
  {
    name: 'wrong code five times',
    send: async (visit) => {
      const { visitor } = visit;
      const right = Number(await visitor.sandboxRun.code(phone));
      for (let tried = 1; tried <= 5; tried++) {
        await visitor.field('code').fill(String((right + tried) % 1_000_000).padStart(6, '0'));
        const answered = visitor.page.waitForResponse(/loginSmsCode/);
        await visit.flow.send(visit);
        await answered;
        visit.fired('a wrong code');
      }
      await visitor.page.getByText('错误次数过多').first().waitFor();
      await typeAnotherCode(visit);
      await visit.flow.send(visit);
    },
    shows: 'end',
  },
];

/** The press, and what the login page may ask for. */
const mostInStorm = 3;

export const sessionFaults: readonly Fault[] = [
  {
    id: 'FLT-19',
    title: '401 or 403 in the middle of the press',
    mustHold: 'to /login, answers stay, go on after the login, one lead',
    cases: (flow) => [unauthorized(401, flow), unauthorized(403, flow)],
  },
  {
    id: 'FLT-20',
    title: 'every call is answered with 401',
    mustHold: 'one redirect, no loop',
    cases: () => [
      {
        name: 'storm',
        typed: async (visit) => {
          const { page, sandboxRun } = visit.visitor;
          page.on('response', (response) => {
            if (response.url().includes('/api/') && response.status() === 401) visit.fired('a 401 arrived');
          });
          await sandboxRun.set({ faults: [{ path: '*', kind: '401' }] });
        },
        send: async (visit) => {
          const { page } = visit.visitor;
          // A step of the form is another entry of the same page.
          await toLastStep(page);
          const entries = await page.evaluate(() => history.length);
          const pages = [page.url()];
          page.on('framenavigated', (frame) => {
            if (frame === page.mainFrame() && frame.url() !== pages.at(-1)) pages.push(frame.url());
          });
          await visit.flow.send(visit);
          await until('a 401', async () => visit.signs.size > 0);
          await pause(2500);
          if (pages.length > 2)
            visit.complaints.push(`${pages.length - 1} redirects: ${pages.slice(0, 6).join(' ')}`);
          const added = (await page.evaluate(() => history.length)) - entries;
          if (added > 1)
            visit.complaints.push(`${added} entries of the history: Back does not lead to the form`);
          const calls = visit.signs.get('a 401 arrived') ?? 0;
          if (calls > mostInStorm) visit.complaints.push(`${calls} calls in the storm`);
        },
        shows: 'anything',
        mend: ({ visitor }) => visitor.sandboxRun.set({ faults: [] }),
      },
    ],
  },
  {
    id: 'FLT-40',
    title: 'SMS: code delayed, presses at once, five wrong codes, reload during the countdown',
    mustHold: 'at most one SMS a minute',
    notIn: { 'one-tap': noSms, loan: noSms, car: noSms, wish: noSms, valuation: noSms },
    cases: () => smsCases,
  },
];
