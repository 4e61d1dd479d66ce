import { contractProperties } from '../../schemas/index.ts';
import type { ActRiskCode, RiskCode } from '../compare/change.ts';
import { asksLess } from '../law/law-demands.ts';
import type { Product } from '../situations/extents.ts';
import type { Act } from './act.ts';
import type { ChangedValue } from './changed-values.ts';

/** A risk of an act with the visitors whom it reaches. */
export interface ActRisk {
  risk: RiskCode;
  products: readonly Product[];
}

/** Whether a value says how calls are made: for all endpoints, or for one. */
const isContract = ([file, part, name, key]: readonly string[]): boolean =>
  file === 'endpoints' &&
  (part === 'contract' ? name : key) !== undefined &&
  Object.hasOwn(contractProperties, String(part === 'contract' ? name : key));

const riskOfAct: Partial<Record<Act, ActRiskCode>> = {
  call: 'call-changed',
  activation: 'activation-changed',
  application: 'flags-misread',
  timeZone: 'time-zone-changed',
  oneTap: 'one-tap-changed',
  disclosure: 'disclosure-changed',
  plugin: 'plugin-changed',
};

/**
 * The risk of an act; null where nobody loses anything by it. The risks of `unauthorized` depend on the visitor.
 * @param isNewEntry - nothing had that name before
 */
export function riskOf(
  act: Exclude<Act, 'unauthorized'>,
  { path, before, after }: ChangedValue,
  isNewEntry: boolean,
): RiskCode | null {
  if (act === 'law') return asksLess(before, after) ? 'law-relaxed' : null;
  if (act === 'linkLogin') return after === true ? 'login-replaced' : null;
  // What is new was called, reported or sent to nobody; a call that was made as by default is now made otherwise.
  if (before === undefined) return isContract(path) && !isNewEntry ? 'call-changed' : null;
  if (act === 'tracker') return 'tracker-changed';
  if (act === 'conversion') return before === true && after !== true ? 'conversion-lost' : null;
  return riskOfAct[act] ?? null;
}
