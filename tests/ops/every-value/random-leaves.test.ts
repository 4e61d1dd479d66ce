import { it } from 'vitest';
import { judgeRandomLeaves } from './judge-random-leaves.ts';

it('a plan reports every value whose change a phone can notice: 8 leaves of the config, drawn at random', () => {
  judgeRandomLeaves(8);
});
