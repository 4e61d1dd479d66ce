import { it } from 'vitest';
import { judgeEachKind } from '../ops/every-value/judge-random-leaves.ts';

it('a plan reports every value whose change a phone can notice: one leaf of each kind', () => {
  judgeEachKind();
}, 1_800_000);
