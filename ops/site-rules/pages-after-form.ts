import type { Config, PageSchema } from '../../schemas/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { formsOf } from '../edits/page-blocks.ts';
import { stringsUnder } from '../json/json-values.ts';
import { landingsAfter, visitorsAt } from '../proof/landings.ts';
import { proofOf } from '../proof/proof.ts';

/** The pages that show a form. */
export const pagesWith = ({ pages }: Config, form: string): string[] =>
  Object.values(pages).flatMap((page) => (formsOf(page).includes(form) ? [page.id] : []));

/** The pages that visitors can see after one of these, by its outcomes and those of the pages that follow. */
export function reachableFrom(checked: CheckedConfig, starts: readonly string[]): ReadonlySet<string> {
  const { pages, forms } = checked.config;
  const reached = new Set<string>();
  const waiting = starts.flatMap((start) => nextPages(checked, start));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    // A page in a sheet is seen from the one below it.
    waiting.push(...nextPages(checked, id), ...sheetsOf(pages[id], forms));
  }
  return reached;
}

function nextPages(checked: CheckedConfig, id: string): string[] {
  const { flow } = proofOf(checked);
  const { routes } = flow.config.routes;
  const outcomes = checked.config.pages[id]?.outcomes ?? [];
  const from = Object.keys(routes).filter((route) => routes[route]?.page === id);
  return from.flatMap((route) =>
    outcomes.flatMap((outcome) =>
      landingsAfter(flow, { route, outcome }, visitorsAt(flow, route)).flatMap(
        (landing) => routes[landing.route]?.page ?? [],
      ),
    ),
  );
}

/** The pages that buttons, links and consents of a page open in a sheet. */
function sheetsOf(page: PageSchema | undefined, forms: Config['forms']): string[] {
  if (!page) return [];
  const own = formsOf(page).map((form) => forms[form]);
  return [...stringsUnder(page.body, 'page'), ...stringsUnder(own, 'page')];
}
