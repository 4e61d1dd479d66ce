import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultCase } from '../../fault-matrix/faults/fault.ts';
import { allFlows } from '../../fault-matrix/flows/all-flows.ts';
import { type FindingKind, judge } from '../../fault-matrix/judge.ts';
import { type MatrixSite, startMatrixSite } from '../../fault-matrix/matrix-site.ts';
import { playCase } from '../../fault-matrix/play-cell.ts';
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

const wish = allFlows.find(({ id }) => id === 'wish');
if (!wish) throw new Error('there is no flow of a wish');

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

/** What a wrong product would do, by what a visitor and the server see of it. */
const planted: [string, FaultCase, FindingKind[]][] = [
  ['nothing wrong', lost, []],
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
];

describe.concurrent('a cell of the fault matrix', () => {
  it.each(planted)('with %s is judged so', async (_what, one, kinds) => {
    const findings = judge(await playCase(stage, one, wish));
    expect([...new Set(findings.map(({ kind }) => kind))].sort(), JSON.stringify(findings)).toEqual(kinds);
  });
});
