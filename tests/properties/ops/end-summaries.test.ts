import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CausedChanges } from '../../../ops/causes/causes.ts';
import { Comparison } from '../../../ops/compare/comparison.ts';
import { endOf, isWay } from '../../../ops/plan/end.ts';
import { EndSummaries } from '../../../ops/plan/end-summaries.ts';
import { arrivalGroupsOf, RegressionDetector } from '../../../ops/plan/regressions.ts';
import { branchOf } from '../../../ops/situations/diagram.ts';
import { axisAt, spaceOf, weightsOf } from '../../../ops/situations/situation-space.ts';
import { assertProperty, shareOfSlowRun } from '../harness/property.ts';
import { differenceAt } from './oracle/differences.ts';
import { eachSituation, thinned } from './oracle/situations.ts';
import { edited } from './small-plan.ts';

const named = ['host', 'channel', 'city'] as const;

const noneCounted = (): Counted => ({ count: 0, host: new Set(), channel: new Set(), city: new Set() });

/** The visitors of one end and one regression, counted one by one. */
interface Counted {
  count: number;
  host: Set<number>;
  channel: Set<number>;
  city: Set<number>;
}

it('every end that differs is summarised with the visitors, hosts, channels and cities that brute force finds', {
  timeout: 300_000,
}, () => {
  let summaries = 0;
  assertProperty(shareOfSlowRun(80), [edited, fc.nat()], ({ before, after }, seed) => {
    const space = thinned(spaceOf(before, after), seed);
    const comparison = new Comparison(space, [before, after]);
    const changes = comparison.changes(comparison.revision(before), comparison.revision(after));
    const detector = new RegressionDetector(before, after);
    const expected = new Map<string, Counted>();
    const expectedOfChannels = space.channel.classes.map(() => new Map<string, Counted>());
    eachSituation(space, (classes, values) => {
      for (const { step, before: was, after: is } of differenceAt(before, after, values)) {
        if (!isWay(step)) continue;
        const end = endOf(step, is);
        const arrival = step === 'navigation' ? values.arrival : null;
        const regression = end && detector.detect(endOf(step, was), end, arrival);
        const key = JSON.stringify([[step, was, is], regression]);
        for (const into of [expected, expectedOfChannels[classes[axisAt.channel] ?? 0]]) {
          const counted = into?.get(key) ?? noneCounted();
          into?.set(key, counted);
          counted.count++;
          for (const axis of named) counted[axis].add(classes[axisAt[axis]] ?? 0);
        }
      }
    });
    const ends = new EndSummaries(
      comparison.nodes,
      weightsOf(space),
      arrivalGroupsOf(detector, space.arrival),
    );
    const foundBy = (caused: CausedChanges) => {
      const found = new Map<string, Counted>();
      for (const [label, ofLabel] of ends.of(caused)) {
        for (const { regression, who, count } of ofLabel) {
          const all = (axis: (typeof named)[number]) => space[axis].classes.map((_, at) => at);
          const [host, channel, city] = named.map((axis) => new Set(who.get(axisAt[axis]) ?? all(axis)));
          if (!host || !channel || !city) throw new Error('three axes are named');
          found.set(JSON.stringify([JSON.parse(label), regression]), { count, host, channel, city });
        }
      }
      return found;
    };
    expect(foundBy({ changes, channels: null })).toEqual(expected);
    summaries += expected.size;
    // The changes of one channel alone, without the axis of channels.
    expectedOfChannels.forEach((ofChannel, at) => {
      const onHosts = space.host.classes.map((_, host) =>
        branchOf(branchOf(changes, axisAt.host, host), axisAt.channel, at),
      );
      const ofOne = { changes: comparison.nodes.node(axisAt.host, onHosts), channels: [at] };
      expect(foundBy(ofOne)).toEqual(ofChannel);
    });
  });
  // Five runs of a quarter counted 20 to 46.
  expect(summaries).toBeGreaterThan(shareOfSlowRun(20));
});
