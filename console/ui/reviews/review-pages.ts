import { causeGroupsOf } from '../../../ops/plan/cause-groups.ts';
import { pageAtPath, pageLabel } from '../../../ops/plan-report/route-label.ts';
import type { ExplainInput, ReviewPlanResponse } from '../../api/index.ts';
import { describeVisitorParts, partSeparator } from '../compare/describe-visitor.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { routesOfPage } from '../pages/definition-files.ts';
import { routeVisitor } from '../pages/page-visitor.ts';

/** A page as a visitor sees it who is reached by the review. */
export interface ReviewedPage {
  input: ExplainInput;
  label: string;
  /** The page whose content is another one; null: something else differs for this visitor. */
  page: string | null;
}

export interface ReviewedPages {
  shown: ReviewedPage[];
  /** The number of those that are left out. */
  more: number;
}

/** More are not offered: the plan lists all. */
const most = 12;

/**
 * What a reviewer looks at: each page with another content at an address of it, and a visitor of each other change;
 * one of each cause before a second one of any.
 * Null where the plan could not be computed: then nobody knows them. To be called in an observer.
 */
export function reviewPages(
  draftStore: Pick<DraftStore, 'language' | 'names' | 'file'>,
  { plan, witnesses }: Pick<ReviewPlanResponse, 'plan' | 'witnesses'>,
): ReviewedPages | null {
  if (!plan) return null;
  const { language, names } = draftStore;
  const routes = draftStore.file('definitions/routes.json')?.value;
  const hosts = draftStore.file('hosts.json')?.value;
  const pages = plan.pages.flatMap(({ page }): ReviewedPage[] => {
    const [found] = routesOfPage(routes, page);
    if (!found) return [];
    const [route, entry] = found;
    return [{ input: routeVisitor(route, entry, hosts), label: pageLabel(draftStore, page) ?? page, page }];
  });
  const seen = new Set<string>();
  const visitors = [...plan.risks, ...inTurn(causeGroupsOf(plan.groups).map(({ groups }) => groups))].flatMap(
    ({ witness }) => {
      const input = witnesses[witness];
      if (!input || seen.has(witness)) return [];
      seen.add(witness);
      const parts = describeVisitorParts(input, language, names, (path) => pageAtPath(draftStore, path));
      return [{ input, parts }];
    },
  );
  const shown = visitors.slice(0, Math.max(0, most - pages.length));
  const labels = labelsApart(shown.map(({ parts }) => parts));
  const all = [
    ...pages.slice(0, most),
    ...shown.map(({ input }, at): ReviewedPage => ({ input, label: labels[at] ?? '', page: null })),
  ];
  return { shown: all, more: pages.length + visitors.length - all.length };
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** The labels of visitors in one list: what all of them share tells none from another, and is left out. */
export function labelsApart(visitors: readonly (readonly string[])[]): string[] {
  const shared = (part: string) => visitors.length > 1 && visitors.every((parts) => parts.includes(part));
  return visitors.map((parts) => parts.filter((part) => !shared(part)).join(partSeparator));
}
