import { describe, expect, it } from 'vitest';
import { printJson } from '../../../ops/plan-report/print-json.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { compared, type Draft, type Edit, edited, shipped } from './plan-of-edit.ts';
import { inputOf, visitOfWitness } from './witness-visit.ts';

// The witness of an outcome comes to the page that finishes with it: found here by visits through the runtime alone, from
// every address of the site, page by page.

/** The pages at which the visitor of a witness can be, each as `path token`. */
function placesOf(config: Config, witness: string): Set<string> {
  const site = resolveSite(config, inputOf(witness, config).host ?? 'default');
  const found = new Set<string>();
  const open = Object.values(site.routes).flatMap(({ path }) =>
    [true, false].map((token) => ({ path, outcome: null as string | null, token })),
  );
  for (const from of open) {
    const { chain, page } = visitOfWitness(config, witness, from);
    const path = site.routes[chain.route]?.path ?? '';
    const { token } = chain.situation;
    if (chain.end === 'tooManyHops' || found.has(`${path} ${token}`)) continue;
    found.add(`${path} ${token}`);
    // With a login, or without: too many rather than too few.
    for (const outcome of config.pages[page]?.outcomes ?? [])
      open.push({ path, outcome, token: true }, { path, outcome, token });
  }
  return found;
}

const row =
  (when: object, go: string): Edit =>
  ({ navigation }: Draft) =>
    navigation.rules.unshift({ id: 'new', when, go });

describe('the witness of an outcome comes to its page', () => {
  it.each<[string, Edit]>([
    ['where most who finish so skip the form', row({ outcome: 'formSaved', input_form: 1 }, 'singleSign')],
    ['of a page that is opened by its address', row({ outcome: 'goHome' }, 'singleSign')],
    ['with a refused token', row({ outcome: 'formSaved', user: 'failed' }, 'singleSign')],
    ['on a channel that is blocked', row({ outcome: 'seeProducts', 'channel.blocked': false }, 'singleSign')],
    ['where the city is not known', row({ outcome: 'formRefused', ipInfo: 'failed' }, 'singleSign')],
  ])('%s', (_, edit) => {
    const after = edited(shipped, edit);
    const groups = compared(shipped, after).groups.filter((one) => !one.isUnconfirmed);
    expect(groups.length).toBeGreaterThan(0);
    for (const { witness } of groups.slice(0, 12)) {
      const input = inputOf(witness, after);
      const { path = '/', outcome } = input ?? {};
      if (outcome === undefined) continue;
      const places = [shipped, after].flatMap((config) => [...placesOf(config, witness)]);
      const there = places.filter((one) => one.startsWith(`${path} `));
      expect(there, witness).not.toEqual([]);
    }
  });

  it('is said to be found by no visit where nobody comes to the page', () => {
    // Whoever skips the form stays on none, unless held there.
    const when = { outcome: 'formSaved', route: 'formPackage', input_form: 1, ipInfo: { not: 'failed' } };
    const edit = row({ ...when, channelInfo: { not: 'failed' } }, 'singleSign');
    const plan = compared(shipped, edited(shipped, edit));
    const navigation = plan.groups.filter(({ step }) => step === 'navigation');
    expect(navigation.filter(({ isUnconfirmed }) => !isUnconfirmed).map(({ witness }) => witness)).toEqual(
      [],
    );
    expect(navigation.length).toBeGreaterThan(0);
    // In JSON, too, where a confirmed one has no such key.
    const { groups } = JSON.parse(printJson(plan)) as Pick<typeof plan, 'groups'>;
    expect(groups.map((one) => one.isUnconfirmed)).toEqual(
      plan.groups.map((one) => (one.isUnconfirmed ? true : undefined)),
    );
    expect(groups.some(({ isUnconfirmed }) => isUnconfirmed)).toBe(true);
  });
});
