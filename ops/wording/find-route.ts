import type { DisplayNames } from '../explain/display-names.ts';
import { stepWords } from './plan-words.ts';

/** The words before the route of a risk, as `after login`, which may look like a route. */
const ways = Object.values(stepWords).flatMap(({ zh, en }) => [`${zh} `, `${en} `]);
const risks = /^(page-lost|form-lost|loop)$/;

const withRoutes = /^(destination|destination\..*|afterLogin|navigation|page-lost|form-lost|loop)$/;

/**
 * The route in one side of a change or a risk, with the texts before and after it.
 * @param about - the step or the risk
 */
export function routeIn(
  about: string,
  text: string,
  names: DisplayNames | null,
): { before: string; id: string; after: string } | null {
  if (!names || !withRoutes.test(about)) return null;
  const from = risks.test(about) ? (ways.find((way) => text.startsWith(way))?.length ?? 0) : 0;
  for (const { 0: id, index } of text.matchAll(/(?<=^|\s)[A-Za-z]\w*(?=$|[\s（(:])/g)) {
    if (index < from || !Object.hasOwn(names.routes, id)) continue;
    return { before: text.slice(0, index), id, after: text.slice(index + id.length) };
  }
  return null;
}
