import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { contentRisks } from '../page-content/content-risks.ts';
import type { EditsOfLosses } from '../page-content/edits-of-losses.ts';
import type { PageContent } from '../page-content/page-content.ts';
import type { Product } from '../situations/extents.ts';
import type { ReportedPage, ReportedRisk } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

/** The contents of pages by page, in both revisions. */
interface PageContents {
  before: Readonly<Record<string, PageContent>>;
  after: Readonly<Record<string, PageContent>>;
}

/** What a page loses. */
type Loss = Pick<ReportedRisk, 'risk' | 'before' | 'after'>;

/** Whether a visitor who sees this much of the page loses it. */
type IsMet = (was: PageContent, is: PageContent) => boolean;

const lossKey = ({ risk, before, after }: Loss): string => JSON.stringify([risk, before, after]);

/**
 * The risks of pages whose content changed: what their visitors lose, and consents that cover something else.
 * @param reached - the visitors of each page
 */
export function pageRisks(
  pages: readonly ReportedPage[],
  reached: ReadonlyMap<string, readonly Product[]>,
  contents: PageContents,
  reporter: PlanReporter,
  edits: { of: EditsOfLosses; report: (edit: Edit) => ReportedEdit },
): ReportedRisk[] {
  const report = (
    { page, who, count, led }: ReportedPage,
    loss: Loss,
    isMet: IsMet,
    by: readonly Edit[],
  ): ReportedRisk => {
    const claim = reporter.claims.ofPage(page, lossKey(loss), isMet);
    const { witness, isUnconfirmed } = reporter.witness(reached.get(page) ?? [], claim);
    // Where nobody was found who sees it, there is the edit to be shown.
    const isShown = witness !== '' && !isUnconfirmed;
    return {
      ...loss,
      page,
      ...(by.length > 0 && { edits: by.map(edits.report) }),
      who,
      count,
      ...(led && { led }),
      witness: isShown ? witness : editOfPage(page, reporter.base),
    };
  };
  const ofContents = pages.flatMap((reported) => {
    const { page, count } = reported;
    const [was, is] = [contents.before[page], contents.after[page]];
    if (!was || !is || count === 0) return [];
    const isConsentTold = consentLosses(reported).some(({ risk }) => risk === 'consent-removed');
    return contentRisks(was, is)
      .filter(({ risk }) => risk !== 'consent-removed' || !isConsentTold)
      .map((loss) => {
        const own = lossKey(loss);
        const named = {
          risk: loss.risk,
          before: `${page} ${loss.before}`.trim(),
          after: `${page} ${loss.after}`.trim(),
        };
        const isMet: IsMet = (...seen) => contentRisks(...seen).some((one) => lossKey(one) === own);
        return report(
          reported,
          named,
          isMet,
          edits.of.of(page, (content) => isMet(was, content)),
        );
      });
  });
  const ofConsents = pages.flatMap((reported) =>
    consentLosses(reported).map((loss) => {
      const [form = ''] = loss.before.split('/');
      return report(reported, loss, isOther, edits.of.inForm(reported.page, form));
    }),
  );
  return [...ofContents, ...ofConsents];
}

const editOfPage = (page: string, base: string): string =>
  `git diff ${base} -- definitions/pages/${page}.json definitions/forms`;

const isOther: IsMet = (was, is) => JSON.stringify(was) !== JSON.stringify(is);

/** The consents of a page that are gone, cover something else or are no longer asked for. */
const consentLosses = ({ differences }: ReportedPage): Loss[] =>
  differences.flatMap(({ at, before, after, consent }) =>
    consent
      ? [
          {
            risk: `consent-${consent}` as const,
            before: `${at} ${before ?? ''}`.trim(),
            after: consent === 'changed' ? (after ?? '-') : '-',
          },
        ]
      : [],
  );
