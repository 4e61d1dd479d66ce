import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChangeNode } from '../../../ops/compare/change-nodes.ts';
import { Comparison } from '../../../ops/compare/comparison.ts';
import { SharedChanges } from '../../../ops/compare/shared-changes.ts';
import { branchOf } from '../../../ops/situations/diagram.ts';
import { axisAt, samplesOf, spaceOf } from '../../../ops/situations/situation-space.ts';
import type { Config } from '../../../schemas/index.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { config as realConfig } from '../../runtime/real-config.ts';
import { type Edit, edits, editsOfLoginAddress } from './twin-edits.ts';

// The changes of hosts that differ in their own landing page alone are those of the first of them, with the two pages
// exchanged. Here each host is also compared by itself, where there is no other to take them from.

const isFirst = ([name]: (typeof edits)[number]) => /flags|seen last/.test(name);

/** Compares the changes of each host with those that it has by itself. */
function expectSameAlone(before: Config, edit: Edit): void {
  const after = structuredClone(before);
  edit(after);
  const ofArrival = vi.spyOn(SharedChanges.prototype, 'ofArrival');
  onTestFinished(() => ofArrival.mockRestore());
  const space = spaceOf(before, after);
  const comparison = new Comparison(space, [before, after]);
  const [base, head] = [comparison.revision(before), comparison.revision(after)];
  const hosts = samplesOf(space.host).map(({ value }) => value);
  const at = (node: ChangeNode, host: string) => branchOf(node, axisAt.host, hosts.indexOf(host));
  const together = comparison.changes(base, head);
  const shared = ofArrival.mock.results.filter(({ value }) => value !== null).length;
  for (const host of hosts) {
    const alone = comparison.changes(base, head, { hosts: new Set([host]) });
    // Equal diagrams are one object. `expect` would print both.
    expect({ host, isSame: at(together, host) === at(alone, host) }).toEqual({ host, isSame: true });
  }
  expect(together).not.toBe(comparison.nodes.unchanged);
  expect(shared).toBeGreaterThan(1000);
}

describe('hosts that differ in their own landing page alone', () => {
  it.each(casesOfRun(edits, isFirst))('have the changes that each has by itself where %s', (_, edit) => {
    expectSameAlone(realConfig, edit);
  });

  inFullRun.each(editsOfLoginAddress)('have the changes that each has by itself where %s', (_, edit) => {
    const before = structuredClone(realConfig);
    const { failure } = before.destinations;
    for (const row of [failure.otherwise, ...failure.rules]) Object.assign(row, { go: 'loginAddress' });
    expectSameAlone(before, edit);
  });
});
