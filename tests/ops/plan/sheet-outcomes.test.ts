import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { followRedirects, resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { configWith, json, removeConfigs } from '../../runtime/decision/further-fact-cases.ts';
import { visitor } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

// A page that opens in a sheet has no route: what it finishes with is decided on the route of the page below it.

afterAll(removeConfigs);

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;

const finishes = {
  type: 'button',
  id: 'go',
  label: '下载应用',
  tone: 'primary',
  action: { do: 'finish', outcome: 'sheetDone' },
};
/** The login page opens the page of thanks. @param rows - for the outcome of that page */
const dirWith = (rows: readonly { id: string; route?: string; go: string }[]) =>
  configWith({
    'definitions/pages/thanks.json': ({ body }: Json) => ({
      outcomes: ['sheetDone'],
      body: [...body, finishes],
    }),
    'definitions/navigation.json': ({ rules }: Json) => ({
      rules: [
        ...rows.map(({ id, route, go }) => ({
          id,
          when: { outcome: 'sheetDone', ...(route && { route }) },
          go,
        })),
        // Others decide about visitors at any moment, and would count as what follows.
        ...rules.filter(({ when }: Json) => when.outcome !== undefined),
      ],
    }),
  });
const own = { id: 'thanks-done', route: 'thanks', go: 'login' };

function endOf(dir: string): string {
  const { config } = readConfig(dir);
  const chain = followRedirects(resolveSite(config as Config, 'default'), visitor(), '/login', 'sheetDone');
  return chain.kind === 'walk' ? chain.route : 'need';
}

describe('the outcome of a page in a sheet', () => {
  it('is compared on the routes of the pages that open it', async () => {
    const [before, after] = ['notFound', 'thanks'].map((go) => dirWith([own, { id: 'sheet-done', go }])) as [
      string,
      string,
    ];
    expect([endOf(before), endOf(after)]).toEqual(['notFound', 'thanks']);
    const { groups } = json<Plan>(await run(['plan', before, '--json'], { cwd: after }));
    const arrivals = groups.flatMap(({ who }) =>
      ('anyOf' in who ? who.anyOf : [who]).flatMap(({ arrival = [] }) => arrival),
    );
    expect(arrivals).toContain('/login → sheetDone');
  });

  it('is handled on the routes of the pages that open it, or check says where it is not', async () => {
    const { findings } = json<Json>(await run(['check', '--json'], { cwd: dirWith([own]) }));
    const unhandled = findings.filter(({ code }: Json) => code === 'outcome-unhandled');
    expect(JSON.stringify(unhandled)).toContain('login');
  });
});
