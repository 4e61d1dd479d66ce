import type { Route } from 'playwright-core';
import type { Flow } from '../flows/flow.ts';
import type { Visit } from '../visit.ts';
import type { Fault, FaultCase } from './fault.ts';
import { atCall, callsOf, pause, until } from './main-call.ts';

const statuses: readonly [status: number, headers: Record<string, string>][] = [
  [500, {}],
  [502, {}],
  [503, {}],
  [429, { 'retry-after': '1' }],
];

/** Bodies with which the stored answer is replaced. */
const bodies: Record<string, (body: string) => string> = {
  empty: () => '',
  truncated: (body) => body.slice(0, Math.floor(body.length / 2)),
  null: () => 'null',
  array: () => '[]',
};

const replaceBody = (change: (body: string) => string) => (visit: Visit) =>
  atCall(visit, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Numbers as texts, a code as a text, further fields, and lists that are null where the flow can do without. */
function otherTypes(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(otherTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([key, inner]) => [key, otherTypes(inner)]),
    ['furtherField', { nested: [null] }],
  ]);
}

async function fulfillChanged(visit: Visit, route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  try {
    const json = otherTypes(JSON.parse(text)) as object;
    visit.fired('a response was changed');
    await route.fulfill({ response, json });
  } catch {
    await route.fulfill({ response, body: text });
  }
}

/** Answers 200 without data until it is mended. */
async function withoutData(visit: Visit): Promise<void> {
  const address = `**/api${visit.flow.needs.call}`;
  await visit.visitor.page.route(address, async (route) => {
    visit.fired('200 without data');
    await route.fulfill({ json: { code: 200, msg: '' } });
  });
  visit.onMend = () => visit.visitor.page.unroute(address);
}

const reasonShown = async (visit: Visit): Promise<void> => {
  await visit.visitor.page.getByText(visit.flow.needs.reason).filter({ visible: true }).first().waitFor();
};
const mendAndRetry = async (visit: Visit): Promise<void> => {
  await visit.onMend?.();
  await visit.visitor.page.getByRole('button', { name: '重试' }).filter({ visible: true }).first().click();
};

/** Where the missing data shows depends on the call: at the press, in a sheet of choices, or in the list before it. */
function caseWithoutData({ id }: Flow): FaultCase {
  if (id === 'loan' || id === 'car') {
    const field = id === 'loan' ? 'area' : 'model';
    return {
      name: 'list of choices',
      before: withoutData,
      start: async (visit) => {
        await visit.visitor.field(field).click();
        await reasonShown(visit);
        await mendAndRetry(visit);
        await visit.visitor.page
          .locator('dialog[open]')
          .getByText(id === 'loan' ? '浙江省' : '远途')
          .first()
          .waitFor();
        await visit.visitor.page.keyboard.press('Escape');
        await visit.visitor.page.locator('dialog[open]').waitFor({ state: 'detached' });
      },
      shows: 'end',
    };
  }
  if (id === 'wish')
    return {
      name: 'list of products',
      before: async (visit) => {
        await withoutData(visit);
        await visit.visitor.open(visit.address);
        await reasonShown(visit);
        await visit.onMend?.();
      },
      shows: 'end',
    };
  return {
    name: 'main call or login',
    typed: withoutData,
    // The reason stands where the estimate would.
    shows: id === 'valuation' ? 'anything' : 'trouble',
    mend: async (visit) => {
      await reasonShown(visit);
      await visit.onMend?.();
    },
  };
}

export const responseFaults: readonly Fault[] = [
  {
    id: 'FLT-14',
    title: '500, 502, 503, 429 with Retry-After',
    mustHold: 'a bounded number of tries: a POST is not repeated by itself; the visitor can retry',
    cases: () =>
      statuses.map(
        ([status, headers]): FaultCase => ({
          name: String(status),
          typed: (visit) =>
            atCall(visit, (route) => route.fulfill({ status, headers, json: { code: status, msg: '' } })),
          shows: 'trouble',
          mend: async (visit) => {
            await pause(1500);
            const calls = await callsOf(visit);
            if (calls > 0) visit.complaints.push(`${calls} calls were repeated by themselves`);
          },
        }),
      ),
  },
  {
    id: 'FLT-15',
    title: '200 with the HTML of a captive portal',
    mustHold: 'an error of the network, not success; the HTML is not shown',
    cases: () => [
      {
        name: 'portal',
        typed: async (visit) => {
          const { page, sandboxRun } = visit.visitor;
          page.on('response', (response) => {
            const type = response.headers()['content-type'] ?? '';
            if (response.url().includes(visit.flow.call) && type.includes('text/html'))
              visit.fired('HTML arrived');
          });
          await sandboxRun.fail(visit.flow.call, 'html', 1);
        },
        shows: 'trouble',
        mend: async (visit) => {
          const shown = await visit.visitor.page.locator('body').innerText();
          if (shown.includes('免费无线网络')) visit.complaints.push('the page of the portal is shown');
        },
      },
    ],
  },
  {
    id: 'FLT-16',
    title: '200 with an empty or truncated body, a byte order mark, null, a list',
    mustHold: 'a typed error, never success by mistake',
    cases: () => [
      ...Object.entries(bodies).map(
        ([name, change]): FaultCase => ({ name, typed: replaceBody(change), shows: 'trouble' }),
      ),
      { name: 'byte order mark', typed: replaceBody((body) => `\ufeff${body}`), shows: 'end', mostCalls: 1 },
    ],
  },
  {
    id: 'FLT-17',
    title: 'numbers as texts, code "200", null lists, further fields',
    mustHold: 'decided by one decoder: the flow ends',
    cases: (flow) => [
      {
        name: 'other types',
        before: (visit) => visit.visitor.page.route('**/api/**', (route) => fulfillChanged(visit, route)),
        shows: 'end',
        mostCalls: 1,
      },
      ...(flow.id === 'wish'
        ? []
        : [
            {
              name: 'null list of products',
              before: (visit: Visit) =>
                visit.visitor.page.route('**/api/v3/app/index', async (route) => {
                  visit.fired('a null list');
                  await route.fulfill({ json: { code: 200, msg: '', data: { products: null } } });
                }),
              ended: async (visit: Visit) => {
                // Pages that show no products do not ask for them: then it is asked for here.
                if (visit.signs.size === 0) await visit.visitor.open('/p4-list-download');
                await until('the list', async () => visit.signs.size > 0);
              },
              shows: 'end' as const,
            },
          ]),
    ],
  },
  {
    id: 'FLT-18',
    title: '200 without the data that is needed',
    mustHold: 'treated as a failure, with a reason',
    cases: (flow) => [caseWithoutData(flow)],
  },
];
