import { phone } from '../../journeys/harness/visitor.ts';
import type { Flow } from '../flows/flow.ts';
import { typeAnotherCode } from '../flows/steps.ts';
import { reach } from '../form-steps.ts';
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

/** Fills in the number, and the consent on which the code depends. */
async function readyForCode(visit: Visit): Promise<void> {
  const { visitor, flow } = visit;
  const isInSteps = (await visitor.step()) !== null;
  for (const step of flow.answers) {
    const isNeeded = ['phone', 'consent', 'agreeTerms'].includes(step.name);
    // A step can only be left when it is complete.
    if (step.name === 'code' || !(isNeeded || isInSteps)) continue;
    await reach(visitor.page, step.name);
    await step.give(visit);
  }
}
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
      const button = page.locator('[data-field=code] button').first();
      await button.click();
      for (let press = 0; press < 5; press++) await button.click({ force: true, noWaitAfter: true });
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
      const pressed = await visit.visitor.page
        .locator('[data-field=code] button')
        .first()
        .evaluate((button) => {
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
          const visited: string[] = [];
          const { page } = visit.visitor;
          page.on('framenavigated', (frame) => {
            if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
          });
          await visit.flow.send(visit);
          await until('a 401', async () => visit.signs.size > 0);
          await pause(2500);
          if (visited.length > 1)
            visit.complaints.push(`${visited.length} pages: ${visited.slice(0, 6).join(' ')}`);
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
