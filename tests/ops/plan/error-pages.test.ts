import { describe, expect } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { isErrorRoute } from '../../../ops/page-content/error-pages.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { groupSentences } from '../../../ops/plan-report/sentences.ts';
import type { Config } from '../../../schemas/index.ts';
import { fewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;

const read = readConfig(root);
const base = structuredClone(read.config) as Draft;
base.hosts.hosts = Object.fromEntries(fewHosts.map((name) => [name, base.hosts.hosts[name]]));
base.routes.routes.closed = { path: '/closed', page: 'not-found', kind: 'other', on: 'everyHost' };
base.routes.routes.offer = { path: '/offer', page: 'gongzhonghao', kind: 'error', on: 'everyHost' };

/** The risks and sentences of visitors with a token, whom the row `to-form` sends to another route. */
function planAfter(edit: (config: Draft) => void, from: Draft = base) {
  const before = { ...read, config: from as Config };
  const after = { ...read, config: structuredClone(from) as Config };
  edit(after.config);
  const plan = planOf({ before, after }, 'HEAD', null);
  return {
    risks: new Set(plan.risks.map(({ risk }) => risk)),
    sentences: groupSentences(plan.groups, plan, labelSourceOf(after, 'zh')),
  };
}
const formTo = (route: string) => (draft: Draft) => {
  draft.navigation.rules.find(({ id }: { id: string }) => id === 'to-form').go = route;
};

describe('an error page is one by its content, never by the kind of its route', () => {
  inNpmTest('visitors who come to a route of kind `other` with the 404 page are stuck there', () => {
    const { risks, sentences } = planAfter(formTo('closed'));
    expect(risks).toEqual(new Set(['page-lost']));
    expect(sentences[0]?.isStuck).toBe(true);
    expect(sentences[0]?.text).toContain('现在停在页面 /closed，到不了原来的表单页 /form-package');
  });

  // In `npm test` visitors come to an error page, and from one, by the kind of its route.
  inFullRun('visitors who come to a route of kind `error` with an ordinary page are not stuck', () => {
    const { risks, sentences } = planAfter(formTo('offer'));
    expect(risks).toEqual(new Set(['form-lost']));
    expect(sentences.filter(({ isStuck }) => isStuck)).toEqual([]);
  });

  inFullRun('visitors who come from a route of kind `error` with an ordinary page lose that page', () => {
    const from = structuredClone(base);
    formTo('offer')(from);
    const { sentences } = planAfter(formTo('gongzhonghao'), from);
    expect(sentences.map(({ text }) => text).join()).toMatch(/现在到页面 \/gongzhonghao，不再到.*\/offer/);
  });

  inFullRun(
    'visitors who come from an error page lose nothing, also where the edit makes it an ordinary one',
    () => {
      const { sentences } = planAfter(({ navigation }) => {
        navigation.rules = navigation.rules.filter(({ id }: { id: string }) => id !== 'blocked');
      });
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.map(({ text }) => text).join()).not.toMatch(/不再到[^。]*404err/);
    },
  );
});

describe.runIf(!isFullRun)('the error pages of a config', () => {
  const routes = {
    catchAll: 'lost',
    routes: {
      lost: { page: 'lost-page', kind: 'other' },
      closed: { page: 'closed-page', kind: 'other' },
      same: { page: 'closed-page', kind: 'form' },
      offer: { page: 'offer-page', kind: 'error' },
    },
  };
  const navigation = (blocked: unknown) => ({
    rules: [{ when: { 'channel.blocked': blocked }, go: 'closed' }],
  });
  const errors = (blocked: unknown) =>
    Object.keys(routes.routes).filter((route) => isErrorRoute(routes, navigation(blocked), route));

  inNpmTest.each([[true], [[true]], [{ not: false }], [{ not: [false] }]])(
    'are those of the catch-all route, and of rows for `channel.blocked`: %j',
    (blocked) => expect(errors(blocked)).toEqual(['lost', 'closed', 'same']),
  );

  inNpmTest.each([[false], [[true, false]], [{ not: true }], [undefined]])(
    'are not those of rows that other channels meet as well: %j',
    (blocked) => expect(errors(blocked)).toEqual(['lost']),
  );

  inNpmTest('are none where the files are not there or not what they should be', () => {
    expect(isErrorRoute(undefined, undefined, 'lost')).toBe(false);
    expect(isErrorRoute({ routes: [] }, { rules: {} }, 'constructor')).toBe(false);
  });
});
