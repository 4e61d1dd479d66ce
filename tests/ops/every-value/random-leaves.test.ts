import { it } from 'vitest';
import { judgeFactLeaves, judgeRandomLeaves } from './judge-random-leaves.ts';

it('a plan reports every value whose change a phone can notice: 4 leaves of the config, drawn at random', () => {
  judgeRandomLeaves(4);
});

it('a plan reports where a phone reads the facts of channel info otherwise, and what holds without an answer', () => {
  judgeFactLeaves([
    'flags/succ_todo/pointer',
    'flags/input_form/otherwise',
    'channelInfo/application/pointer',
    'channelInfo/application/values/ios',
  ]);
});
