import type { Change, Risk } from '../compare/change.ts';
import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { contentRisks } from '../page-content/content-risks.ts';
import type { PageContent } from '../page-content/page-content.ts';
import { Extents, type InternedProduct, Products } from '../situations/extents.ts';
import { risksIn } from './change-extents.ts';
import { endOfRisk } from './end.ts';
import type { ReportedPage, ReportedRisk } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

/** The contents of pages by page, in both revisions. */
interface PageContents {
  before: Readonly<Record<string, PageContent>>;
  after: Readonly<Record<string, PageContent>>;
}

const riskKey = ({ risk, before, after }: Risk): string => JSON.stringify([risk, before, after]);

/** Every risk with its visitors, the largest first. */
export function risksOf(changes: ChangeNode, nodes: ChangeNodes, reporter: PlanReporter): ReportedRisk[] {
  const risks = new Map(risksIn(changes, nodes).map((risk) => [riskKey(risk), risk]));
  if (risks.size === 0) return [];
  const claimOf = ({ risk, after }: Risk) => {
    const way = endOfRisk(after)?.way;
    return reporter.claims.ofRisk(risk) ?? (way && reporter.claims.ofStep(way));
  };
  const extents = riskExtents(changes, nodes);
  return [...risks]
    .map(([key, { risk, before, after }]) => ({
      risk,
      ...reporter.reportDifference(extents.get(key) ?? [], before, after, claimOf({ risk, before, after })),
    }))
    .sort((one, other) => other.count - one.count);
}

/** By risk. The risks of a changed brand or changed ads are those of every situation of the channel. */
function riskExtents(changes: ChangeNode, { composedOf }: ChangeNodes): Map<string, InternedProduct[]> {
  const products = new Products();
  const keysOf = (change: Change | null) => [...new Set((change?.risks ?? []).map(riskKey))];
  const extents: Extents<Change | null> = new Extents(keysOf, products, (node) => {
    const composed = composedOf(node);
    if (!composed) return null;
    const whole = new Map(
      keysOf(composed.brandAndAds).map((key): [string, InternedProduct[]] => [key, [products.whole]]),
    );
    const others = [...extents.of(composed.visits)].filter(([key]) => !whole.has(key));
    return new Map([...whole, ...others]);
  });
  return extents.of(changes);
}

/** The risks of pages whose content changed: what their visitors lose, and consents that cover something else. */
export function pageRisks(
  pages: readonly ReportedPage[],
  contents: PageContents,
  base: string,
): ReportedRisk[] {
  const consents = consentRisks(pages, base);
  const withoutConsent = new Set(
    consents.filter(({ risk }) => risk === 'consent-removed').map(({ page }) => page),
  );
  const found = pages.flatMap(({ page, who, count }) => {
    const [was, is] = [contents.before[page], contents.after[page]];
    if (!was || !is || count === 0) return [];
    return contentRisks(was, is)
      .filter(({ risk }) => risk !== 'consent-removed' || !withoutConsent.has(page))
      .map(({ risk, before, after }) => ({
        risk,
        before: `${page} ${before}`.trim(),
        after: `${page} ${after}`.trim(),
        who,
        count,
        witness: witnessOfPage(page, base),
      }));
  });
  return [...found, ...consents.map(({ page: _, ...risk }) => risk)];
}

const witnessOfPage = (page: string, base: string): string =>
  `git diff ${base} -- definitions/pages/${page}.json definitions/forms`;

/** The risks of changed consents, by the pages of their forms. */
function consentRisks(pages: readonly ReportedPage[], base: string): (ReportedRisk & { page: string })[] {
  return pages.flatMap(({ page, differences, who, count }) =>
    differences
      .flatMap((one) => (one.consent ? [{ ...one, consent: one.consent }] : []))
      .map(({ at, before, after, consent }) => ({
        risk: `consent-${consent}` as const,
        before: `${at} ${before ?? ''}`.trim(),
        after: consent === 'changed' ? (after ?? '-') : '-',
        who,
        count,
        witness: witnessOfPage(page, base),
        page,
      })),
  );
}
