import { expect, test } from 'vitest';
import { explainStep } from '../../../../console/ui/preview/explain-step.ts';
import type { PhoneLocation } from '../../../../console/ui/preview/visit-trail.ts';
import { wholeVisitor } from '../../../../console/ui/visitor/visitor.ts';
import { displayNamesOf } from '../../../../ops/explain/display-names.ts';
import { Explainer } from '../../../../ops/explain/explain.ts';
import type { ExplainInput } from '../../../../ops/explain/input.ts';
import { readConfig } from '../../../../ops/index.ts';
import { config, root } from '../../../runtime/real-config.ts';

const explainer = new Explainer(config, readConfig(root).sources);
const names = displayNamesOf(explainer);
const explained = (input: ExplainInput) => ({
  draft: explainer.explain(wholeVisitor(input, names), 'zh', false),
});
const client = {
  explain: async ({ input }: { input: ExplainInput }) => explained(input),
  file: async () => ({ text: '{}', disk: '{}' }),
};
const store = { client, names } as unknown as Parameters<typeof explainStep>[0];
const navigation = ({ draft }: { draft: { steps: { stage: string }[] } | null }) =>
  draft?.steps.filter(({ stage }) => stage === 'navigation');
const at = (path: string, token: boolean): PhoneLocation => ({
  path,
  stored: { token, firstVisit: false, loginAddress: null },
});

/** Of the shipped config, each with another home page. */
const hosts = ['carloan.example', 'v1.example', 'event.example', 'm.example', 'default'];
const visitors: ExplainInput[] = hosts.flatMap((host) =>
  ['/', '/login', '/form-package'].flatMap((path) => [
    { host, path },
    { host, path, token: true },
    { host, path, token: true, user: 'failed' as const },
  ]),
);

test.each(visitors)(
  'the phone of %j names the rows that explain does, wherever the visit began to be reported',
  async (input) => {
    const whole = explained(input);
    const { hops, landing } = whole.draft.outcome;
    const way = [input.path ?? '/', ...hops.map(({ to }) => to)];
    const last = at(landing.path, input.token === true);
    const all = way.map((path) => at(path, input.token === true));
    // The phone reports each location on the way, loads anew where it has come to, or reports nothing before its first page.
    for (const trail of [all, [last], [at(input.path ?? '/', false), last]]) {
      const { answer, after } = await explainStep(store, { input, trail, language: 'zh', revision: 'draft' });
      expect(navigation(answer as never)).toEqual(navigation(whole));
      expect(after).toEqual([]);
    }
  },
);

test('redirects after a visitor has acted are explained from the page where they were', async () => {
  const input: ExplainInput = { host: 'carloan.example', path: '/carloan' };
  // Somebody opens another address there, and is led back in two steps.
  const trail = [at('/carloan', false), at('/form-package', false), at('/', false), at('/carloan', false)];
  const { answer } = await explainStep(store, { input, trail, language: 'zh', revision: 'draft' });
  expect(navigation(answer as never)).toEqual(navigation(explained({ ...input, path: '/form-package' })));
});
