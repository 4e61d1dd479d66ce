import { createHash } from 'node:crypto';
import type { ReportedRisk } from '../../ops/plan/plan.ts';

/** A digest of exactly these risks: confirming it confirms no others. Empty without risks. */
export const riskDigest = (risks: readonly ReportedRisk[]): string =>
  risks.length === 0 ? '' : createHash('sha256').update(JSON.stringify(risks)).digest('hex').slice(0, 16);
