import type { Comparison } from '../compare/comparison.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import { held, holdersNode, pagesAfterRejection } from '../compare/landing-labels.ts';
import { contentRisks } from '../page-content/content-risks.ts';
import { Diagrams, type Node, zip } from '../situations/diagram.ts';
import { extentsOf } from '../situations/extents.ts';
import type { ActRisk } from './act-risk.ts';
import type { ChangedValue } from './changed-values.ts';

/**
 * What visitors whose token was rejected lose on the page that they come to now (R-ERR 1): every content risk, with the
 * visitors who hold a token that a call can refuse and come to a page that has it. Redirects are followed as for any
 * visitor without a token.
 */
export function unauthorizedRisks(
  comparison: Comparison,
  both: { before: ConfigRevision; after: ConfigRevision },
  { before, after }: ChangedValue,
): ActRisk[] {
  const pages = [
    pagesAfterRejection(comparison, both.before, String(before)),
    pagesAfterRejection(comparison, both.after, String(after)),
  ];
  const diagrams = new Diagrams<string>((risks) => risks);
  const holders: Node<string> = holdersNode(comparison, both.after);
  const lost = zip(diagrams, [holders, ...pages], ([holder, was = '', is = '']) =>
    diagrams.leaf(holder === held ? risksBetween(both, was, is).join(' ') : ''),
  );
  const extents = extentsOf(lost, (risks) => (risks === '' ? [] : risks.split(' ')));
  return [...extents].map(([risk, products]) => ({ risk: risk as ActRisk['risk'], products }));
}

function risksBetween(
  { before, after }: { before: ConfigRevision; after: ConfigRevision },
  was: string,
  is: string,
): ActRisk['risk'][] {
  const [one, other] = [before.contents.byPage[was], after.contents.byPage[is]];
  return one && other ? [...new Set(contentRisks(one, other).map(({ risk }) => risk))] : [];
}
