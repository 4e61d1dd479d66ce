import { describe, expect } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { planOf, type ReportedRisk } from '../../../ops/plan/plan.ts';
import type { Config } from '../../../schemas/index.ts';
import { fewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { root } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;

const read = readConfig(root);
const base = structuredClone(read.config) as Draft;
base.hosts.hosts = Object.fromEntries(fewHosts.map((name) => [name, base.hosts.hosts[name]]));
// A login page that asks for less and shows less, on the same hosts.
const { login } = base.routes.routes;
base.pages.bare = { ...structuredClone(base.pages.login), id: 'bare' };
base.pages.bare.body = base.pages.bare.body.filter(
  ({ type }: Draft) => type !== 'costs' && type !== 'legalFooter',
);
for (const block of base.pages.bare.body) if (block.type === 'form') block.form = 'bare-login';
const form = structuredClone(base.forms['sms-login']);
base.forms['bare-login'] = {
  ...form,
  id: 'bare-login',
  fields: form.fields.filter(({ kind }: Draft) => kind !== 'consent'),
};
base.routes.routes.bare = { ...login, path: '/bare', page: 'bare', on: 'everyHost' };
base.routes.routes.elsewhere = { ...base.routes.routes.bare, path: '/elsewhere', on: 'hostsThatListIt' };

function planAfter(edit: (config: Draft) => void) {
  const before = { ...read, config: base as Config };
  const after = { ...before, config: structuredClone(base) as Config };
  edit(after.config);
  return planOf({ before, after }, 'HEAD', null);
}
const leadsTo = (route: string) => (draft: Draft) => {
  draft.site.unauthorized = route;
};
const setsOf = ({ who }: Pick<ReportedRisk, 'who'>) => ('anyOf' in who ? who.anyOf : [who]);

describe('another destination of a rejected token', () => {
  const plan = planAfter(leadsTo('bare'));

  inNpmTest('has every content risk of its page', () => {
    expect(plan.risks.map(({ risk }) => risk).sort()).toEqual(['agreement-lost', 'disclosure-lost']);
    expect(plan.acts.map(({ act, risk }) => [act, risk])).toEqual([['unauthorized', plan.risks[0]?.risk]]);
  });

  inNpmTest('reaches the visitors who hold a token that a call can refuse, and nobody else', () => {
    for (const reported of [...plan.risks, ...plan.acts]) {
      expect(reported.count).toBeGreaterThan(0);
      for (const { login: logins, arrival } of setsOf(reported)) {
        const isWithToken = logins?.includes('none') === false;
        // Without a token of their own only those whom a mark logs in.
        expect(isWithToken || arrival?.every((name) => name.includes('mark'))).toBe(true);
      }
    }
    for (const { witness } of plan.risks) expect(witness).toMatch(/--token|--user failed|mark/);
  });

  // In `npm test` the risks of another destination have their visitors, and a page that has as much has none.
  inFullRun('does not reach visitors whose login is cleared before any call', () => {
    const [before, after] = [
      planAfter(leadsTo('bare')),
      planAfter((draft) => {
        leadsTo('bare')(draft);
        for (const host of Object.values<Draft>(draft.hosts.hosts)) host.relogin = true;
      }),
    ];
    const countOf = ({ acts }: typeof before) => acts.find(({ act }) => act === 'unauthorized')?.count ?? 0;
    expect(countOf(after)).toBeLessThan(countOf(before));
  });

  inFullRun('is that of the root on hosts without the route', () => {
    const { risks } = planAfter((draft) => {
      leadsTo('elsewhere')(draft);
      for (const name of ['default', 'm.example']) draft.hosts.hosts[name].entries.push('elsewhere');
      draft.hosts.hosts['kuaishou.example'].root = 'err404';
    });
    const ofHosts = (code: string) =>
      risks
        .filter(({ risk, before }) => risk === code && before === 'unauthorized login')
        .flatMap((one) => setsOf(one).flatMap(({ host }) => host ?? fewHosts));
    expect(new Set(ofHosts('page-lost'))).toEqual(new Set(['kuaishou.example']));
  });

  inFullRun('is where a visitor without a token ends: a route that leads on has no page of its own', () => {
    const { login: index } = base.routes.routes;
    const lose = ['agreement-lost', 'disclosure-lost'];
    // A page with less, behind a row that sends every visitor without a token to the login page.
    const guarded = (draft: Draft) => {
      draft.routes.routes.guarded = { ...index, path: '/guarded', page: 'bare', on: 'everyHost' };
      draft.navigation.rules.unshift({
        id: 'to-login',
        when: { route: 'guarded', 'session.token': false },
        go: 'login',
      });
      leadsTo('guarded')(draft);
    };
    expect(planAfter(guarded).risks.filter(({ before }) => before === 'unauthorized login')).toEqual([]);
    // A page with as much, behind a row that sends some of them to the page with less.
    const { risks } = planAfter((draft) => {
      draft.routes.routes.open = { ...index, path: '/open', on: 'everyHost' };
      draft.navigation.rules.unshift({
        id: 'to-bare',
        when: { route: 'open', 'session.token': false, channel: '5818' },
        go: 'bare',
      });
      leadsTo('open')(draft);
    });
    const found = risks.filter(({ risk, before }) => lose.includes(risk) && before === 'unauthorized login');
    expect(found.map(({ risk }) => risk).sort()).toEqual(lose);
    for (const one of found)
      for (const { channel } of setsOf(one))
        expect(channel?.every((name) => ['5818', '-'].includes(name))).toBe(true);
  });

  inNpmTest('has no risk where its page has as much', () => {
    const { risks, acts } = planAfter((draft) => {
      draft.routes.routes.same = { ...login, path: '/same', on: 'everyHost' };
      leadsTo('same')(draft);
    });
    expect(risks).toEqual([]);
    expect(acts.map(({ act, risk }) => [act, risk])).toEqual([['unauthorized', null]]);
  });
});
