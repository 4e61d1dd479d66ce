import { it } from 'vitest';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { judgeFactLeaves, judgeRandomLeaves } from './judge-random-leaves.ts';

it('a plan reports every value whose change a phone can notice: leaves of the config, drawn at random', () => {
  judgeRandomLeaves(isFullRun ? 3 : 1);
});

it('a plan reports where a phone reads the facts of channel info otherwise, and what holds without an answer', () => {
  // The pointer of a flag represents the others.
  judgeFactLeaves(
    casesOfRun(
      [
        'flags/succ_todo/pointer',
        'flags/input_form/otherwise',
        'channelInfo/application/pointer',
        'channelInfo/application/values/ios',
      ],
      (_, at) => at === 0,
    ),
  );
});
