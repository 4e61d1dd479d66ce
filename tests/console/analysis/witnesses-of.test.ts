import { expect, test } from 'vitest';
import { witnessesOf } from '../../../console/analysis/witness-input.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { config } from '../../runtime/real-config.ts';

test('a witness that cannot be read is named, and the others of the plan are shown', () => {
  const [sound, broken, edit] = [
    'npx funnel explain --vs . --channel 5265 --token',
    'npx funnel explain --vs . --path login',
    'git diff . -- definitions/pages/login.json',
  ];
  const plan = { risks: [{ witness: broken }, { witness: edit }], groups: [{ witness: sound }] };
  expect(witnessesOf(plan as unknown as Plan, config.facts)).toEqual({
    witnesses: { [sound]: { channel: '5265', token: true } },
    unreadWitnesses: [broken],
  });
});
