import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { impactPlan } from '../../../console/analysis/impact-plan.ts';
import { RevisionCache } from '../../../console/analysis/revision-cache.ts';
import { trialPlan } from '../../../console/analysis/trial-plan.ts';
import { reachOf } from '../../../ops/plan/reach.ts';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import { copyConfigOfHosts } from '../../harness/config-copy.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;
type Files = Map<string, string>;

const dir = mkdtempSync(join(tmpdir(), 'funnel-trial-plan-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
// The second one begins with a form, the first one with a login page.
copyConfigOfHosts(dir, ['default', 'carloan.example']);
const textOf = (files: Files, file: string) => files.get(file) ?? readFileSync(join(dir, file), 'utf8');

function edit(files: Files, file: string, change: (value: Draft) => void): Files {
  const value = JSON.parse(textOf(files, file)) as Draft;
  change(value);
  return new Map([...files, [file, JSON.stringify(value)]]);
}

writeFileSync(
  join(dir, 'channels.json'),
  edit(new Map(), 'channels.json', (value) => {
    value.channels = Object.fromEntries(
      ['5265', '5611', '5818'].map((channel) => [channel, value.channels[channel]]),
    );
  }).get('channels.json') ?? '',
);

const [navigation, routes] = ['definitions/navigation.json', 'definitions/routes.json'];
const landing = { outcome: null, 'route.kind': ['entry', 'index'] };

/** A page that is not saved yet, made of another one; visits may begin there, but nothing leads there. */
function pageOf(model: string): Files {
  const file = 'definitions/pages/fresh.json';
  const page = {
    ...(JSON.parse(textOf(new Map(), `definitions/pages/${model}.json`)) as Draft),
    id: 'fresh',
  };
  return edit(new Map([[file, JSON.stringify(page)]]), routes, (value) => {
    value.routes.fresh = { path: '/fresh', page: 'fresh', kind: 'index', on: 'everyHost' };
  });
}

const row = (at: 'first' | 'last', when: object, go: string) => (files: Files) =>
  edit(files, navigation, ({ rules }) => {
    rules.splice(at === 'first' ? 1 : rules.length, 0, { id: `to-${go.toLowerCase()}`, when, go });
  });

const revisionOf = (overlay: Files, version: number) => ({
  ...{ dir, version, disk: 0, overlay, pictures: new Map<string, string>() },
});

/** The plan that a dialog shows of an edit, and that of the draft once the edit is made. */
function plansOf(draft: Files, after: Files) {
  const revisions = new RevisionCache();
  const trial = trialPlan(revisions, revisionOf(draft, 1), after).plan;
  const whole = impactPlan(revisions, revisionOf(after, 2), 'disk').plan;
  if (!trial || !whole) throw new Error('no plan');
  return { trial, whole };
}

describe('the plan of an edit that is not made yet tells the risks that the plan of the draft tells of it:', () => {
  const channel = '5265';
  const edits: [string, Files, (files: Files) => Files, string[]][] = [
    [
      'a channel that is led to a page that is not saved',
      pageOf('download-page'),
      row('last', { ...landing, route: { not: 'fresh' }, channel }, 'fresh'),
      [],
    ],
    [
      'a channel that is led there before those with a login reach the form',
      pageOf('loan-calculator'),
      row('first', { ...landing, route: { not: 'fresh' }, channel }, 'fresh'),
      ['form-lost'],
    ],
    [
      'a channel that is led there and back',
      row('last', { route: 'fresh', channel }, 'login')(pageOf('login')),
      row('first', { ...landing, route: 'login', channel }, 'fresh'),
      ['loop'],
    ],
    [
      'a destination that becomes the page',
      pageOf('loan-calculator'),
      (files) =>
        edit(files, 'definitions/destinations.json', (value) => {
          value.skipForm.rules = [];
          value.skipForm.otherwise = { go: 'fresh' };
        }),
      [],
    ],
  ];
  test.each(edits)('%s', (_, draft, make, risks) => {
    const { trial, whole } = plansOf(draft, make(draft));
    const own = new Set(trial.groups.flatMap(({ cause }) => cause.edits.map(({ path }) => path.join('/'))));
    const ofEdit = riskGroupsOf(whole).filter(({ edits }) =>
      edits.some(({ path }) => own.has(path.join('/'))),
    );
    const codes = (all: readonly { risk: string }[]) => [...new Set(all.map(({ risk }) => risk))].sort();
    expect(codes(trial.risks)).toEqual(expect.arrayContaining(codes(ofEdit)));
    expect(codes(trial.risks)).toEqual(expect.arrayContaining(risks));
    expect(reachOf(trial)).toEqual(reachOf(whole));
    // Nobody can have stored an address that does not exist yet.
    for (const { witness } of [...trial.risks, ...whole.risks])
      expect(witness).not.toContain('--login-address /fresh');
  });
});

test('an edit of a page that is not saved, to which nobody comes, reaches nobody, as the plan of the draft says', () => {
  const draft = pageOf('login');
  const { trial, whole } = plansOf(draft, row('first', { route: 'fresh' }, 'downloadPage')(draft));
  const nobody = { channels: 0, isUnlisted: false, isWithoutChannel: false, hosts: 0 };
  expect(trial.changed).toBeGreaterThan(0);
  expect([reachOf(trial), reachOf(whole)]).toEqual([nobody, nobody]);
  expect([trial.risks, whole.risks]).toEqual([[], []]);
});
