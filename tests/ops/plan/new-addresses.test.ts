import { expect } from 'vitest';
import { newAddressesOf, pathsOfNobody } from '../../../ops/new-addresses/new-addresses.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import type { Early } from '../../../ops/plan/progress.ts';
import { reachOf } from '../../../ops/plan/reach.ts';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import { describeCauses } from '../../../ops/plan-report/describe-causes.ts';
import { reachHead } from '../../../ops/plan-report/headline.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { planNotes } from '../../../ops/plan-report/note-head.ts';
import { spaceOf } from '../../../ops/situations/situation-space.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { compared, type Draft, edited, read, shipped } from './plan-of-edit.ts';

const addPage = (config: Draft, id = 'fresh') => {
  config.pages[id] = { ...structuredClone(config.pages['loan-calculator']), id };
  config.routes.routes[id] = { path: `/${id}`, page: id, kind: 'other', on: 'everyHost' };
};
/** A button that finishes the page, and the row that leads on from there, as the console makes both. */
const addButton = (config: Draft, page: string, route: string, to: string) => {
  const outcome = `to${to}`;
  const action = { do: 'finish', outcome };
  config.pages[page].outcomes = [...(config.pages[page].outcomes ?? []), outcome];
  config.pages[page].body.push({ type: 'button', id: outcome, label: '去', tone: 'text', action });
  config.navigation.rules.unshift({ id: outcome, when: { route, outcome }, go: to });
};
const leadFrom = (config: Draft, when: object) => {
  config.navigation.rules.unshift({ id: 'leads', when, go: 'fresh' });
};
const link = (config: Draft) => {
  config.destinations.success.otherwise = { go: 'fresh' };
};
const nobody = { channels: 0, isUnlisted: false, isWithoutChannel: false, hosts: 0 };

inNpmTest(
  'a new page to which nothing leads affects no channel and no host, also before the plan is ready',
  () => {
    const early: Early[] = [];
    // A page that leads on to others: to forms, where visitors may be held, and to login pages. And a login page, to
    // which visitors return whose phone has stored it, also on a host that has another kind of form.
    const after = edited(shipped, ({ routes }) => {
      routes.routes.fresh = { path: '/fresh', page: 'city', kind: 'other', on: 'everyHost' };
      routes.routes.freshLogin = { path: '/fresh-login', page: 'login', kind: 'index', on: 'everyHost' };
    });
    const sides = { before: { ...read, config: shipped }, after: { ...read, config: after } };
    const plan = planOf(sides, 'HEAD', null, (progress) =>
      early.push(...(progress.early ? [progress.early] : [])),
    );
    // The situations are counted all the same: who opens the address by hand sees the page.
    expect(plan.changed).toBeGreaterThan(0);
    expect(plan.newAddresses).toEqual(
      ['/fresh', '/fresh-login'].map((path) => ({ path, who: { channel: [], host: [] } })),
    );
    expect(reachOf(plan)).toEqual(nobody);
    expect(early.map(({ reach }) => reach)).toContainEqual(nobody);
    expect(plan.risks).toEqual([]);
    expect(riskGroupsOf(plan)).toEqual([]);
    // Their pages seen for the first time are no way back to a login page, and block nobody.
    expect(planNotes(plan, 'zh')).toEqual([]);
    expect(reachHead(plan, 'zh')).toBe('没有访客受影响：还没有访客会走到新网址 /fresh、/fresh-login');
    expect(reachHead(plan, 'en')).toBe(
      'Reaches nobody: no visitor comes to the new addresses /fresh, /fresh-login yet',
    );
  },
);

// In `npm test` an address that a table names is none that nobody knows (below).
inFullRun('as soon as a table leads to the new page, whoever is led there is affected', () => {
  const plan = compared(
    shipped,
    edited(shipped, (config) => {
      addPage(config);
      link(config);
    }),
  );
  expect(plan.newAddresses).toEqual([{ path: '/fresh', who: {} }]);
  expect(reachOf(plan).channels).toBeGreaterThan(0);
});

// In `npm test` the new page reaches nobody alone, and whom a table leads to it.
inFullRun('another edit beside the new page reaches the visitors that it reaches alone', () => {
  const retitle = (config: Draft) => {
    config.channels.channels['5265'].title = '另一个标题';
  };
  const both = compared(
    shipped,
    edited(shipped, (config) => {
      addPage(config);
      retitle(config);
    }),
  );
  expect(reachOf(both)).toEqual(reachOf(compared(shipped, edited(shipped, retitle))));
});

inNpmTest('a new page to which only another one leads that nobody comes to affects nobody', () => {
  const plan = compared(
    shipped,
    edited(shipped, (config) => {
      addPage(config);
      addPage(config, 'second');
      addButton(config, 'fresh', 'fresh', 'second');
      config.pages.second.body.push({
        ...{ type: 'button', id: 'back', label: '回', tone: 'text' },
        action: { do: 'open', url: '/fresh' },
      });
    }),
  );
  expect(pathsOfNobody(plan.newAddresses ?? [])).toEqual(['/fresh', '/second']);
  expect(reachOf(plan)).toEqual(nobody);
  expect(planNotes(plan, 'zh')).toEqual([]);
});

inNpmTest(
  'a new page affects the channels and hosts whose visitors are led there, through others, too',
  () => {
    const plan = compared(
      shipped,
      edited(shipped, (config) => {
        addPage(config);
        addPage(config, 'second');
        addButton(config, 'fresh', 'fresh', 'second');
        leadFrom(config, { route: 'login', outcome: null, channel: '5265', host: 'm.example' });
      }),
    );
    const who = { channel: ['5265'], host: ['m.example'] };
    expect(plan.newAddresses).toEqual(['/fresh', '/second'].map((path) => ({ path, who })));
    expect(reachOf(plan)).toEqual({ ...nobody, channels: 1, hosts: 1 });
    const [{ reach } = { reach: nobody }] = riskGroupsOf(plan);
    expect(reach).toEqual({ ...nobody, channels: 1, hosts: 1 });
    const source = labelSourceOf({ ...read, config: shipped }, 'zh');
    for (const { sentences } of describeCauses(plan, source)) {
      for (const { text } of sentences)
        expect(text).toMatch(/^(注意：)?渠道 5265（站点 m\.example|^还没有访客会走到/);
    }
  },
);

inNpmTest(
  'an address that the base has, or that anything in the config names, is not one that nobody knows',
  () => {
    const ofNobody = (before: Draft, after: Draft) =>
      pathsOfNobody(newAddressesOf(before, after, spaceOf(before, after)));
    const added = edited(shipped, (config) => addPage(config));
    expect(ofNobody(shipped, added)).toEqual(['/fresh']);
    expect(ofNobody(added, added)).toEqual([]);
    expect(ofNobody(added, shipped)).toEqual([]);
    const named: ((config: Draft) => void)[] = [
      link,
      (config) => config.hosts.hosts.default.entries.push('fresh'),
      (config) => {
        config.hosts.hosts.default.root = 'fresh';
      },
      (config) => {
        config.pages['download-page'].link = { href: '/fresh?from=4' };
      },
      (config) => {
        config.routes.catchAll = 'fresh';
      },
      (config) => leadFrom(config, { route: { not: 'fresh' }, outcome: null }),
      (config) => addButton(config, 'download-page', 'downloadPage', 'fresh'),
    ];
    for (const name of named) expect(ofNobody(shipped, edited(added, name))).toEqual([]);
    // A row about the new page itself, an outcome that no other page has, and a remark lead nobody there.
    const elsewhere: typeof named = [
      (config) => config.navigation.rules.unshift({ id: 'x', when: { route: 'fresh' }, go: 'downloadPage' }),
      (config) => addButton(config, 'fresh', 'fresh', 'fresh'),
      (config) => leadFrom(config, { outcome: 'noSuchOutcome' }),
      (config) => {
        config.pages['download-page'].note = 'fresh';
      },
    ];
    for (const name of elsewhere) expect(ofNobody(shipped, edited(added, name))).toEqual(['/fresh']);
  },
);
