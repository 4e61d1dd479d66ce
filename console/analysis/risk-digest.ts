import { createHash } from 'node:crypto';
import type { ReportedRisk } from '../../ops/plan/plan.ts';

/** Names exactly these risks: who confirms them confirms no others. Empty where there are none. */
export const riskDigest = (risks: readonly ReportedRisk[]): string =>
  risks.length === 0 ? '' : createHash('sha256').update(JSON.stringify(risks)).digest('hex').slice(0, 16);
