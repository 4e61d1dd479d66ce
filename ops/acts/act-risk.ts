import type { ActRiskCode, RiskCode } from '../compare/change.ts';
import type { Product } from '../situations/extents.ts';
import type { Act } from './act.ts';
import type { ChangedValue } from './changed-values.ts';

/** A risk of an act with the visitors whom it reaches. */
export interface ActRisk {
  risk: RiskCode;
  products: readonly Product[];
}

const riskOfAct: Partial<Record<Act, ActRiskCode>> = {
  call: 'call-changed',
  activation: 'activation-changed',
  application: 'flags-misread',
  timeZone: 'time-zone-changed',
  oneTap: 'one-tap-changed',
  disclosure: 'disclosure-changed',
};

/** The risk of an act; null where nobody loses anything by it. The risks of `unauthorized` depend on the visitor. */
export function riskOf(act: Exclude<Act, 'unauthorized'>, { before, after }: ChangedValue): RiskCode | null {
  if (act === 'linkLogin') return after === true ? 'login-replaced' : null;
  // What is new was called, reported or sent to nobody.
  if (before === undefined) return null;
  if (act === 'tracker') return 'tracker-changed';
  if (act === 'conversion') return before === true && after !== true ? 'conversion-lost' : null;
  return riskOfAct[act] ?? null;
}
