import { expect } from 'vitest';
import { unlinkedNewAddresses } from '../../../ops/edits/new-addresses.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import type { Early } from '../../../ops/plan/progress.ts';
import { reachOf } from '../../../ops/plan/reach.ts';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import { reachHead } from '../../../ops/plan-report/headline.ts';
import { planNotes } from '../../../ops/plan-report/note-head.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { compared, type Draft, edited, read, shipped } from './plan-of-edit.ts';

const addPage = (config: Draft) => {
  config.pages.fresh = { ...structuredClone(config.pages['loan-calculator']), id: 'fresh' };
  config.routes.routes.fresh = { path: '/fresh', page: 'fresh', kind: 'other', on: 'everyHost' };
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
    expect(plan.newAddresses).toEqual(['/fresh', '/fresh-login']);
    expect(reachOf(plan)).toEqual(nobody);
    expect(early.map(({ reach }) => reach)).toContainEqual(nobody);
    expect(plan.risks).toEqual([]);
    expect(riskGroupsOf(plan)).toEqual([]);
    // Their pages seen for the first time are no way back to a login page, and block nobody.
    expect(planNotes(plan, 'zh')).toEqual([]);
    expect(reachHead(plan, 'zh')).toBe('没有访客受影响：新网址 /fresh、/fresh-login 还没有东西通向它们');
    expect(reachHead(plan, 'en')).toBe(
      'Reaches nobody: nothing leads to the new addresses /fresh, /fresh-login yet',
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
  expect(plan.newAddresses).toBeUndefined();
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

inNpmTest(
  'an address that the base has, or that anything in the config names, is not one that nobody knows',
  () => {
    const added = edited(shipped, addPage);
    expect(unlinkedNewAddresses(shipped, added)).toEqual(['/fresh']);
    expect(unlinkedNewAddresses(added, added)).toEqual([]);
    expect(unlinkedNewAddresses(added, shipped)).toEqual([]);
    const named: ((config: Draft) => void)[] = [
      link,
      (config) => config.hosts.hosts.default.entries.push('fresh'),
      (config) => {
        config.hosts.hosts.default.root = 'fresh';
      },
      (config) => {
        config.pages['download-page'].note = 'x';
        config.pages['download-page'].link = { href: '/fresh?from=4' };
      },
      (config) => {
        config.routes.catchAll = 'fresh';
      },
    ];
    for (const name of named) expect(unlinkedNewAddresses(shipped, edited(added, name))).toEqual([]);
  },
);
