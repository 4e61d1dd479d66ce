import { it } from 'vitest';
import { judgePartOfKinds } from '../ops/every-value/judge-random-leaves.ts';

// FUNNEL_SEED takes another third; the nightly workflow judges every leaf.
it('a plan reports every value whose change a phone can notice: one leaf of each kind, for a third of the kinds', () => {
  judgePartOfKinds(3);
}, 1_800_000);
