import { expect, test } from 'vitest';
import { riskDigest } from '../../../console/analysis/risk-digest.ts';
import type { ReportedRisk } from '../../../ops/plan/plan.ts';

const risk: ReportedRisk = {
  risk: 'form-lost',
  before: 'login',
  after: 'list',
  who: {},
  count: 3,
  witness: 'npx funnel explain --vs .',
};

test('a confirmation of risks stays whether or not a visit has confirmed their witness', () => {
  const unconfirmed = { ...risk, isUnconfirmed: true };
  expect(riskDigest([unconfirmed])).toBe(riskDigest([risk]));
  expect(riskDigest([{ ...risk, count: 4 }])).not.toBe(riskDigest([risk]));
});
