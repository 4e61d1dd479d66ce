import { createHash } from 'node:crypto';
import type { ReportedRisk } from '../../ops/plan/plan.ts';

/**
 * A digest of exactly these risks: confirming it confirms no others. Whether a visit has confirmed a witness changes nothing
 * that is at risk. Empty without risks.
 */
export const riskDigest = (risks: readonly ReportedRisk[]): string => {
  if (risks.length === 0) return '';
  const confirmed = risks.map(({ isUnconfirmed: _, ...risk }) => risk);
  return createHash('sha256').update(JSON.stringify(confirmed)).digest('hex').slice(0, 16);
};
