import type { ActRiskCode, RiskCode } from '../compare/change.ts';
import type { RouteContents } from '../compare/visit-risks.ts';
import { type ContentRisk, contentRisks } from '../page-content/content-risks.ts';
import type { Act } from './act.ts';
import type { ChangedValue } from './changed-values.ts';

const riskOfAct: Partial<Record<Act, ActRiskCode>> = {
  activation: 'activation-changed',
  application: 'flags-misread',
  timeZone: 'time-zone-changed',
  oneTap: 'one-tap-changed',
};

/** The risk of an act; null where nobody loses anything by it. */
export function riskOf(
  act: Act,
  { path, before, after }: ChangedValue,
  contents: RouteContents,
): RiskCode | null {
  if (act === 'unauthorized') return unauthorizedRisk(before, after, contents)?.risk ?? null;
  // What is new was called, reported or sent to nobody.
  if (before === undefined) return null;
  if (act === 'tracker') return 'tracker-changed';
  if (act === 'conversion') return before === true && after !== true ? 'conversion-lost' : null;
  if (act !== 'call') return riskOfAct[act] ?? null;
  return path.at(-1) === 'codes' ? null : 'call-changed';
}

/** What visitors whose token was rejected lose on the page that they come to now. */
function unauthorizedRisk(before: unknown, after: unknown, contents: RouteContents): ContentRisk | undefined {
  const [was, is] = [contents.before[String(before)], contents.after[String(after)]];
  return was && is ? contentRisks(was, is)[0] : undefined;
}
