import { expect, test } from 'vitest';
import { isUnconfirmedWitness } from '../../../../console/ui/impact/unconfirmed-witness.ts';
import type { Plan } from '../../../../ops/plan/plan.ts';

const plan = {
  risks: [{ witness: 'of a risk', isUnconfirmed: true }],
  groups: [
    { witness: 'of a risk' },
    { witness: 'of nobody found', isUnconfirmed: true },
    { witness: 'of who meets it' },
  ],
} as unknown as Pick<Plan, 'risks' | 'groups'>;

test('a witness is said to be confirmed by no visit only where none has confirmed any change of theirs', () => {
  expect(isUnconfirmedWitness(plan, 'of nobody found')).toBe(true);
  expect(isUnconfirmedWitness(plan, 'of who meets it')).toBe(false);
  expect(isUnconfirmedWitness(plan, 'of a risk')).toBe(false);
  expect(isUnconfirmedWitness(plan, 'of no change')).toBe(false);
});
