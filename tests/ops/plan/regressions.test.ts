import { describe, expect, it } from 'vitest';
import type { End } from '../../../ops/plan/end.ts';
import { RegressionDetector } from '../../../ops/plan/regressions.ts';
import { config } from '../../runtime/real-config.ts';

const detector = new RegressionDetector(config, config);
const routeOf = (kind: string) => {
  const found = Object.entries(config.routes.routes).find(([, route]) => route.kind === kind);
  if (!found) throw new Error(`no route is of kind ${kind}`);
  return found[0];
};
const end = (way: End['way'], route: string, note = ''): End => ({ way, route, note });
const plain = routeOf('other');

describe('visitors who are led back (regression)', () => {
  it.each(['entry', 'index'])('after a login or a form, to a page of kind %s where visits begin', (kind) => {
    for (const way of ['afterLogin', 'destination.success', 'destination.skipForm'] as const)
      expect(detector.detect(end(way, plain), end(way, routeOf(kind)), null)).toBe('start');
  });

  it('after a form to a form again, but not after a login', () => {
    const form = routeOf('form');
    expect(detector.detect(null, end('destination.success', form), null)).toBe('done');
    expect(detector.detect(null, end('afterLogin', form), null)).toBeNull();
  });

  it('are no regression where they were led back before, or the end is a loop or a hold', () => {
    const back = end('afterLogin', routeOf('entry'));
    expect(detector.detect(back, back, null)).toBeNull();
    expect(detector.detect(null, { ...back, note: 'loop' }, null)).toBeNull();
    expect(detector.detect(null, end('destination.failure', back.route), null)).toBeNull();
  });
});
