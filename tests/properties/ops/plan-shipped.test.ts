import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparison } from '../../../ops/compare/comparison.ts';
import { valueAt } from '../../../ops/situations/diagram.ts';
import {
  type Axis,
  axisNamesOf,
  type SituationSpace,
  spaceOf,
} from '../../../ops/situations/situation-space.ts';
import type { Config } from '../../../schemas/index.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { type Edit, edits } from '../../ops/plan/twin-edits.ts';
import { config as realConfig } from '../../runtime/real-config.ts';
import { assertProperty } from '../harness/property.ts';
import { differenceAt } from './oracle/differences.ts';
import type { Values } from './oracle/situations.ts';

// The shipped config is too large for every situation by itself: they are drawn.

/** `check` refuses such a config; a plan of it is printed all the same. */
const rootIsMissing: Edit = ({ hosts }) => {
  hosts.hosts['event.example'].root = 'mV1Index';
};
const all: typeof edits = [...edits, ['a host shows a route at / that it lacks', rootIsMissing]];

interface Drawn {
  classes: number[];
  values: Values;
}

/** @param host - draws situations of this one only */
function drawn(space: SituationSpace, host: string): fc.Arbitrary<Drawn> {
  const names = axisNamesOf(space);
  const axes = names.map((name) => axisOf(space, name));
  const draws = axes.map((axis, at) => {
    const members = axis.classes.flatMap((of, index) => of.map((one) => [index, axis.values[one]] as const));
    return fc.constantFrom(...members.filter(([, value]) => names[at] !== 'host' || value === host));
  });
  return fc.tuple(...draws).map((found) => {
    const values = Object.fromEntries(found.map(([, value], at) => [names[at] ?? '', value]));
    const flags = Object.fromEntries(Object.keys(space.flags).map((name) => [name, values[name]]));
    return { classes: found.map(([index]) => index), values: { ...values, flags } as unknown as Values };
  });
}

const axisOf = (space: SituationSpace, name: string): Axis<unknown> => {
  const axis = space.flags[name] ?? space[name as 'host'];
  return axis as Axis<unknown>;
};

const isFirst = ([name]: (typeof edits)[number]) => /flags|it lacks/.test(name);

describe('the plan of the shipped config', () => {
  it.each(casesOfRun(all, isFirst))(
    'agrees with situations that are drawn, also when it is made again, where %s',
    { timeout: 120_000 },
    (_, edit) => {
      const after: Config = structuredClone(realConfig);
      edit(after);
      const space = spaceOf(realConfig, after);
      const comparison = new Comparison(space, [realConfig, after]);
      const revisions = [comparison.revision(realConfig), comparison.revision(after)] as const;
      const made = [comparison.changes(...revisions), comparison.changes(...revisions)];
      let differing = 0;
      const of = fc.constantFrom('event.example', 'v1.example', 'm-v1-small.example', 'kuaishou.example');
      const situations = of.chain((host) => drawn(space, host));
      assertProperty(600, [situations], ({ classes, values }) => {
        const expected = differenceAt(realConfig, after, values);
        for (const changes of made) {
          const found = valueAt(changes, classes)?.differences ?? [];
          if (JSON.stringify(found) !== JSON.stringify(expected))
            expect({ values, found }).toEqual({ values, found: expected });
        }
        if (expected.length > 0) differing++;
      });
      expect(differing).toBeGreaterThan(0);
    },
  );
});
