import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { causesOf } from '../../../ops/causes/causes.ts';
import { Comparison } from '../../../ops/compare/comparison.ts';
import { editsOf } from '../../../ops/edits/edits.ts';
import { revert } from '../../../ops/edits/revert.ts';
import { readConfig } from '../../../ops/index.ts';
import { intentOf, outside } from '../../../ops/plan/intent.ts';
import { countWhere } from '../../../ops/situations/count.ts';
import { valueAt } from '../../../ops/situations/diagram.ts';
import { extentsOf } from '../../../ops/situations/extents.ts';
import { axisAt, spaceOf, weightsOf } from '../../../ops/situations/situation-space.ts';
import { countOf } from '../../../ops/situations/visitor-set.ts';
import type { Config } from '../../../schemas/index.ts';
import { assertProperty, shareOfSlowRun } from '../harness/property.ts';
import { differencesBetween } from './oracle/differences.ts';
import { eachSituation, thinned } from './oracle/situations.ts';
import { resultOf } from './oracle/visit.ts';
import { edited, editedSeveralTimes } from './small-plan.ts';

const patterns = fc.constantFrom(
  ['channel=1'],
  ['channel=[12]', 'channel=3*'],
  ['host=default', 'channel=2'],
  ['host=auto*'],
);

describe('plan', () => {
  it('plan gives each cause exactly the situations that reverting its edits alone changes', {
    timeout: 300_000,
  }, () => {
    let situations = 0;
    let several = 0;
    assertProperty(shareOfSlowRun(40), [editedSeveralTimes, fc.nat()], ({ before, after }, seed) => {
      const edits = editsOf(before, after);
      if (edits.length === 0) return;
      const space = thinned(spaceOf(before, after), seed);
      const comparison = new Comparison(space, [before, after]);
      const both = { before: comparison.revision(before), after: comparison.revision(after) };
      const changes = comparison.changes(both.before, both.after);
      const causes = causesOf(comparison, both, edits, changes);
      if (causes.length > 1) several++;
      // A last cause of several edits has the changes that none of them causes alone.
      const last = causes.at(-1);
      const hasRest = causes
        .slice(0, -1)
        .some((cause) => cause.edits.some((one) => last?.edits.includes(one)));
      const without = causes.map((cause) => revert(before, after, cause.edits));
      eachSituation(space, (classes, values) => {
        const result = resultOf(after, values, [before, after]);
        const changed = differencesBetween(resultOf(before, values, [before, after]), result).length > 0;
        const changedBy = causes.map(
          ({ changes: of, channels }) =>
            channels?.includes(classes[axisAt.channel] ?? -1) !== false && valueAt(of, classes) !== null,
        );
        // Every change has a cause, and an unchanged situation has none. `expect` takes longer than the comparison.
        if (changedBy.includes(true) !== changed) expect({ values, changedBy, changed }).toBeNull();
        if (!changed) return;
        const alone = without.map(
          (config) => differencesBetween(resultOf(config, values, [before, after]), result).length > 0,
        );
        const own = alone.slice(0, hasRest ? -1 : undefined);
        const expected = hasRest ? [...own, !own.includes(true)] : own;
        if (changedBy.join() !== expected.join())
          expect({ values, changedBy }).toEqual({ values, changedBy: expected });
        situations++;
      });
    });
    expect(several).toBeGreaterThan(shareOfSlowRun(10));
    expect(situations).toBeGreaterThan(shareOfSlowRun(5000));
  });

  it('plan names two edits with the same effect as one cause: an added first row, and the order of the others', () => {
    const read = readConfig(join(import.meta.dirname, '../../configs/ok/small'));
    if (!read.config) throw new Error('the small config has errors');
    const { config } = read;
    const rows = {
      go: { id: 'go', when: {}, go: 'login' },
      hold: { id: 'hold', when: {}, hold: 'tryAgain' },
    };
    const withRows = (...rules: readonly object[]) =>
      ({ ...config, navigation: { rules, otherwise: { stay: true } } }) as unknown as Config;
    const before = withRows(rows.go, rows.hold);
    const after = withRows({ ...rows.hold, id: 'new' }, rows.hold, rows.go);
    const edits = editsOf(before, after);
    const comparison = new Comparison(spaceOf(before, after), [before, after]);
    const both = { before: comparison.revision(before), after: comparison.revision(after) };
    const changes = comparison.changes(both.before, both.after);
    expect(changes).not.toBe(comparison.nodes.unchanged);
    const acting = causesOf(comparison, both, edits, changes).filter(
      (cause) => cause.changes !== comparison.nodes.unchanged,
    );
    expect(acting.map((cause) => cause.edits.map(({ kind }) => kind).sort())).toEqual([['added', 'moved']]);
  });

  it('collateral of --only is exactly the changed situations that its patterns do not match', () => {
    let collateral = 0;
    assertProperty(shareOfSlowRun(60), [edited, fc.nat(), patterns], ({ before, after }, seed, only) => {
      const space = thinned(spaceOf(before, after), seed);
      const comparison = new Comparison(space, [before, after]);
      const changes = comparison.changes(comparison.revision(before), comparison.revision(after));
      const intent = intentOf(only);
      if (!intent) throw new Error('there are patterns');
      const weights = weightsOf(space);
      const products = [...extentsOf(changes, (change) => (change ? ['changed'] : [])).values()].flat();
      const counted = products
        .flatMap((product) => outside(space, intent, product))
        .reduce((sum, product) => sum + countOf(product, weights), 0);
      const named = (axis: string, name: string) => {
        const all = only.filter((one) => one.startsWith(`${axis}=`)).map((one) => one.slice(axis.length + 1));
        const fits = (pattern: string) =>
          pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
        return all.length === 0 || all.some(fits);
      };
      let expected = 0;
      eachSituation(space, (classes, values) => {
        if (valueAt(changes, classes) === null) return;
        if (!named('host', values.host) || !named('channel', values.channel)) expected++;
      });
      expect(counted).toBe(expected);
      expect(countWhere(changes, weights, (change) => change !== null)).toBeGreaterThanOrEqual(counted);
      collateral += counted;
    });
    expect(collateral).toBeGreaterThan(shareOfSlowRun(1000));
  });
});
