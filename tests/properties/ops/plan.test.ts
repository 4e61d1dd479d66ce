import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparison } from '../../../ops/compare/comparison.ts';
import { landingKey } from '../../../ops/dependencies/landing-key.ts';
import { editsOf } from '../../../ops/edits/edits.ts';
import { revert } from '../../../ops/edits/revert.ts';
import { canonical } from '../../../ops/json/canonical.ts';
import { countWhere } from '../../../ops/situations/count.ts';
import { valueAt } from '../../../ops/situations/diagram.ts';
import { extentsOf } from '../../../ops/situations/extents.ts';
import {
  type Axis,
  type SituationSpace,
  spaceOf,
  weightsOf,
} from '../../../ops/situations/situation-space.ts';
import { countOf } from '../../../ops/situations/visitor-set.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { assertProperty, shareOfRun, shareOfSlowRun } from '../harness/property.ts';
import { differenceAt } from './oracle/differences.ts';
import { eachSituation, thinned } from './oracle/situations.ts';
import { edited, editedFacts, editedFlags, editedTwins } from './small-plan.ts';

/** The comparison agrees with brute force in every situation of the space, and counts the differences. */
function expectSame(
  before: Config,
  after: Config,
  space: SituationSpace,
): { situations: number; differing: number } {
  const comparison = new Comparison(space, [before, after]);
  const changes = comparison.changes(comparison.revision(before), comparison.revision(after));
  let [situations, differing] = [0, 0];
  eachSituation(space, (classes, values) => {
    const expected = differenceAt(before, after, values);
    const found = valueAt(changes, classes)?.differences ?? [];
    // Comparing texts is fast; a difference is reported in full.
    const isSame = found.length + expected.length === 0 || JSON.stringify(found) === JSON.stringify(expected);
    if (!isSame) {
      expect({ values, found }).toEqual({ values, found: expected });
    }
    situations++;
    if (expected.length > 0) differing++;
  });
  const weights = weightsOf(space);
  expect(countWhere(changes, weights, (change) => change !== null)).toBe(differing);

  const extents = extentsOf(changes, (change) => (change ? [change.step] : []));
  const products = [...extents.values()].flat();
  const sum = products.reduce((total, product) => total + countOf(product, weights), 0);
  expect(sum).toBe(differing);
  return { situations, differing };
}

const onlyValues = <V>(axis: Axis<V>, isMeant: (value: V) => boolean): Axis<V> => {
  const classes = axis.classes.map((of) => of.filter((at) => isMeant(axis.values[at] as V)));
  return { ...axis, classes: classes.filter((of) => of.length > 0) };
};

describe('plan', () => {
  it('plan agrees with a comparison of every single situation, and counts them exactly', {
    timeout: 300_000,
  }, () => {
    let situations = 0;
    let changed = 0;
    assertProperty(shareOfSlowRun(60), [edited, fc.nat()], ({ before, after }, seed) => {
      const found = expectSame(before, after, thinned(spaceOf(before, after), seed));
      situations += found.situations;
      changed += found.differing;
    });
    expect(situations).toBeGreaterThan(shareOfSlowRun(500_000));
    expect(changed).toBeGreaterThan(shareOfSlowRun(15_000));
  });

  inFullRun(
    'plan agrees with it for hosts that differ in their landing page alone, and for others',
    {
      timeout: 300_000,
    },
    () => {
      let [twins, changed] = [0, 0];
      assertProperty(shareOfRun(48), [editedTwins, fc.nat()], ({ before, after }, seed) => {
        const whole = spaceOf(before, after);
        const { loginAddress } = whole;
        const keys = ['default', 'auto.example'].map((host) => landingKey(resolveSite(after, host)));
        const found = expectSame(before, after, { ...thinned(whole, seed), loginAddress });
        if (keys[0] === null || keys[0] !== keys[1]) return;
        twins++;
        changed += found.differing;
      });
      expect(twins).toBeGreaterThan(0);
      expect(changed).toBeGreaterThan(0);
    },
  );

  it('plan agrees with it where flags.json alone differs', { timeout: 300_000 }, () => {
    let changed = 0;
    assertProperty(shareOfSlowRun(60), [editedFlags, fc.nat()], ({ before, after }, seed) => {
      changed += expectSame(before, after, thinned(spaceOf(before, after), seed)).differing;
    });
    expect(changed).toBeGreaterThan(0);
  });

  it('plan compares what a revision reads of channel info, and what holds where the call fails', {
    timeout: 300_000,
  }, () => {
    let changed = 0;
    assertProperty(shareOfRun(40), [editedFacts, fc.nat()], ({ before, after }, seed) => {
      const whole = spaceOf(before, after);
      const isOfTier = ({ application, bdType, campaign }: Readonly<Record<string, string | null>>) =>
        application === 'web' && bdType === null && campaign === null;
      const info = onlyValues(whole.info, (value) => value === null || isOfTier(value));
      changed += expectSame(before, after, { ...thinned(whole, seed), info }).differing;
    });
    expect(changed).toBeGreaterThan(shareOfRun(1000));
  });

  it('reverting all edits gives the config before', () => {
    assertProperty(shareOfRun(500), [edited], ({ before, after }) => {
      const edits = editsOf(before, after);
      expect(canonical(revert(before, after, edits))).toBe(canonical(before));
      expect(editsOf(before, structuredClone(before))).toEqual([]);
    });
  });
});
