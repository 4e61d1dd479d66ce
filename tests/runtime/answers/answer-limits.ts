import type { AnswerLimits } from '../../../runtime/index.ts';

/** Limits as site.json has them, on the day of these tests. */
export const limits: AnswerLimits = {
  mobile: { resellerPrefixes: ['170'], exempt: [] },
  limits: { personName: 30, address: 200, text: 200 },
  sms: { resendSeconds: 60, codeLength: 6 },
  today: '2026-11-21',
};
