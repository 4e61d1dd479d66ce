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

const riskOfAct: Partial<Record<Act, ActRiskCode>> = {
  call: 'call-changed',
  activation: 'activation-changed',
  application: 'flags-misread',
  timeZone: 'time-zone-changed',
  oneTap: 'one-tap-changed',
  disclosure: 'disclosure-changed',
};

/**
 * Whether phones may show another thing for the same pages: by other code, or by a property that is read otherwise. A page
 * that has a property which only one revision knows is another page.
 */
const isSeenOfPlugin = ([file, , part]: readonly string[], before: unknown, after: unknown): boolean =>
  file === 'pluginCode' || (part !== undefined && before !== undefined && after !== undefined);

/**
 * The risk of an act; null where nobody loses anything by it. The risks of `unauthorized` depend on the visitor.
 * @param isNewEntry - the endpoint, the network, the plug-in of the value is new: nothing was called, sent or shown by it
 */
export function riskOf(
  act: Exclude<Act, 'unauthorized'>,
  { path, before, after }: ChangedValue,
  isNewEntry: boolean,
): RiskCode | null {
  if (act === 'law') return asksLess(before, after) ? 'law-relaxed' : null;
  if (act === 'linkLogin') return after === true ? 'login-replaced' : null;
  if (act === 'plugin') return isNewEntry || !isSeenOfPlugin(path, before, after) ? null : 'plugin-changed';
  if (before === undefined && isNewEntry) return null;
  if (act === 'tracker') return 'tracker-changed';
  if (act === 'conversion') return before === true && after !== true ? 'conversion-lost' : null;
  return riskOfAct[act] ?? null;
}
