import { it } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { judgeFactLeaves, judgeRandomLeaves } from './judge-random-leaves.ts';

it('a plan reports every value whose change a phone can notice: leaves of the config, drawn at random', () => {
  judgeRandomLeaves(isFullRun ? 3 : 1);
});

// In `npm test` tests/properties/ops/plan.test.ts edits the facts of channel info, and judges every situation.
inFullRun(
  'a plan reports where a phone reads the facts of channel info otherwise, and what holds without an answer',
  () => {
    judgeFactLeaves([
      'flags/succ_todo/pointer',
      'flags/input_form/otherwise',
      'channelInfo/application/pointer',
      'channelInfo/application/values/ios',
    ]);
  },
);
