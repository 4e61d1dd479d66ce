import { it } from 'vitest';
import { judgeRandomLeaves } from '../ops/every-value/judge-random-leaves.ts';

it('a plan reports every value whose change a phone can notice: 100 leaves of the config, each of another kind', () => {
  judgeRandomLeaves(100);
}, 1_800_000);
