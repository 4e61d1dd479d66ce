import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault, FaultCase } from '../../fault-matrix/faults/fault.ts';
import { atCall } from '../../fault-matrix/faults/main-call.ts';
import { allFlows } from '../../fault-matrix/flows/all-flows.ts';
import type { Flow, FlowId } from '../../fault-matrix/flows/flow.ts';
import { type FindingKind, judge } from '../../fault-matrix/judge.ts';
import { type MatrixSite, startMatrixSite } from '../../fault-matrix/matrix-site.ts';
import { playCase, playCell } from '../../fault-matrix/play-cell.ts';
import type { Visit } from '../../fault-matrix/visit.ts';
import { launch } from '../../harness/browser.ts';

let stage: { browser: Browser; site: MatrixSite };
beforeAll(async () => {
  stage = { browser: await launch(), site: await startMatrixSite() };
});
afterAll(async () => {
  await stage.browser.close();
  stage.site.close();
});

function flowOf(id: FlowId): Flow {
  const flow = allFlows.find((one) => one.id === id);
  if (!flow) throw new Error(`there is no flow ${id}`);
  return flow;
}

/** Handles the first request to store the lead. */
const atLead = (visit: Visit, handle: (route: Route) => Promise<unknown>) =>
  visit.visitor.page.route(
    '**/api/v3/user/formSave',
    async (route) => {
      visit.fired('the lead was met');
      await handle(route);
    },
    { times: 1 },
  );
const loseAnswer = (visit: Visit) =>
  atLead(visit, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
/** Changes the page as soon as the form shows a notice. */
const atNotice = ({ visitor }: Visit, change: (notice: Element) => void) =>
  visitor.page.evaluate((body) => {
    const run = new Function('notice', `return (${body})(notice)`) as (notice: Element) => void;
    new MutationObserver(() => {
      const notice = [...document.querySelectorAll('form [role=alert] p')].find(
        (one) => one.textContent !== '',
      );
      if (notice && !notice.hasAttribute('data-seen')) {
        notice.setAttribute('data-seen', '');
        run(notice);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, String(change));

const lost: FaultCase = { name: 'answer lost', typed: loseAnswer, shows: 'trouble' };

/** The flow's call has other fields than the product has sent. */
const sendOther = (change: (fields: URLSearchParams, visit: Visit) => unknown): FaultCase => ({
  name: 'other fields',
  typed: (visit) =>
    atCall(visit, async (route) => {
      const fields = new URLSearchParams(route.request().postData() ?? '');
      await change(fields, visit);
      await route.continue({ postData: fields.toString() });
    }),
  shows: 'end',
});

const unauthorized: FaultCase = {
  name: '401',
  typed: (visit) => atLead(visit, (route) => route.fulfill({ status: 401, json: { code: 401, msg: '' } })),
  shows: 'anything',
};

/** What a wrong product would do, by what a visitor and the server see of it. */
const planted: [string, FaultCase, FindingKind[], FlowId?][] = [
  ['nothing wrong', lost, []],
  ['nothing wrong after a login', unauthorized, []],
  ['a fault that does not happen', { name: 'none', shows: 'end' }, ['not fired']],
  [
    'success without a lead',
    {
      name: 'success',
      typed: (visit) => atLead(visit, (route) => route.fulfill({ json: { code: 200, msg: '', data: {} } })),
      shows: 'end',
    },
    ['lost', 'notice'],
  ],
  [
    'another request id for the second request',
    {
      ...lost,
      mend: ({ visitor }) =>
        visitor.page.route('**/api/v3/user/formSave', async (route) => {
          const body = (route.request().postData() ?? '').replace(/request_id=[^&]+/, 'request_id=another');
          await route.continue({ postData: body });
        }),
    },
    ['double'],
  ],
  [
    'a failure instead of an unknown outcome',
    {
      ...lost,
      typed: async (visit) => {
        await atNotice(visit, (notice) => {
          notice.textContent = '没有提交成功，请核对填写的内容后再提交';
        });
        await loseAnswer(visit);
      },
    },
    ['notice'],
  ],
  [
    'an answer that is gone with the notice',
    {
      ...lost,
      typed: async (visit) => {
        await atNotice(visit, () => {
          const amount = document.querySelector<HTMLInputElement>('input[name=amount]');
          if (amount) amount.value = '';
        });
        await loseAnswer(visit);
      },
      mend: ({ visitor }) => visitor.field('amount').fill('50000'),
    },
    ['answers'],
  ],
  [
    'an answer that is gone after a login',
    {
      ...unauthorized,
      mend: async ({ visitor }) => {
        await visitor.page.waitForURL('**/login*');
        await visitor.page.evaluate(() => {
          let isEmptied = false;
          new MutationObserver(() => {
            const amount = document.querySelector<HTMLInputElement>(
              'form[data-form=product-wish] [name=amount]',
            );
            if (isEmptied || !amount || amount.getClientRects().length === 0) return;
            isEmptied = true;
            amount.value = '';
          }).observe(document, { subtree: true, childList: true, attributes: true });
        });
      },
    },
    ['answers'],
  ],
  [
    'a failure that stays after the lead has arrived',
    {
      name: 'stays',
      typed: (visit) =>
        atLead(visit, (route) => route.fulfill({ status: 500, json: { code: 500, msg: '' } })),
      shows: 'trouble',
      mend: ({ visitor }) =>
        visitor.page.evaluate(() => {
          const notice = document.querySelector('form [role=alert]:not(:empty):not([data-field] *)');
          const staying = notice?.cloneNode() as Element;
          staying.textContent = '没有提交成功';
          notice?.after(staying);
        }),
    },
    ['notice', 'other'],
    'question',
  ],
  [
    'a lead without the number',
    sendOther((fields) => {
      const { phone, ...others } = JSON.parse(fields.get('fields') ?? '') as Record<string, string>;
      fields.set('fields', JSON.stringify(others));
    }),
    ['lost'],
    'question',
  ],
  [
    'a lead of another user',
    sendOther(async (fields, { visitor }) =>
      fields.set('_token', (await visitor.sandboxRun.login('13912345678')).token),
    ),
    ['lost'],
  ],
  [
    'an estimate of another car than was typed',
    sendOther((fields) => fields.set('mileage', '35')),
    ['lost', 'notice'],
    'valuation',
  ],
  [
    'a second press',
    {
      ...lost,
      typed: (visit) =>
        atLead(visit, (route) => route.fulfill({ status: 500, json: { code: 500, msg: '' } })),
      shows: 'end',
    },
    ['other'],
  ],
  [
    'an error in another tab',
    {
      ...lost,
      ended: async (visit) => {
        const tab = await visit.openTab();
        await tab.open('/loan-calculator');
        await tab.page.evaluate(() => void setTimeout(() => Promise.reject(new Error('planted'))));
        await tab.page.waitForTimeout(300);
      },
    },
    ['error'],
  ],
];

const flows = allFlows.map(({ id }) => id);

// In `npm test` tests/fault-matrix/judge.test.ts has the verdicts about records of visits.
describe.concurrent('a cell of the fault matrix', () => {
  it.each(flows)('of the flow %s needs one press and has no finding where nothing is broken', async (id) => {
    const sound: FaultCase = { name: 'none', typed: async (visit) => visit.fired('none'), shows: 'end' };
    expect(judge(await playCase(stage, sound, flowOf(id)))).toEqual([]);
  });

  it.each(planted)('with %s is judged so', async (_what, one, kinds, flow = 'wish') => {
    const findings = judge(await playCase(stage, one, flowOf(flow)));
    expect([...new Set(findings.map(({ kind }) => kind))].sort(), JSON.stringify(findings)).toEqual(kinds);
  });

  it('that cannot be played is red, and its next case is played all the same', async () => {
    const broken = {
      name: 'broken',
      shows: 'end' as const,
      get arrival(): never {
        throw new Error('planted');
      },
    };
    const fault: Fault = { id: 'FLT-00', title: '', mustHold: '', cases: () => [broken, lost] };
    const { cases, fired, findings } = await playCell(stage, fault, flowOf('wish'));
    expect([cases, fired]).toEqual([2, 1]);
    expect(findings).toMatchObject([
      { case: 'broken', kind: 'error', text: expect.stringContaining('planted') },
    ]);
  });
});
