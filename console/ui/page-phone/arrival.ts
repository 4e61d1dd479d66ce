import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { routesAfter } from '../page-links/asked-destination.ts';
import type { PageFile } from '../page-links/button-places.ts';
import type { ContentOf } from '../page-links/link-places.ts';
import { type ResultState, resultStatesOf } from './result-states.ts';

/**
 * The answer to a form by which visitors come to a page, wherever the form stands: one of success where it leads there,
 * else a refusal. Undefined: none does.
 */
export function arrivalBy(
  form: string,
  page: unknown,
  pages: readonly PageFile[],
  contentOf: ContentOf,
): ResultState | undefined {
  const routes = entriesOf(member(contentOf('definitions/routes.json'), 'routes'))
    .filter(([, route]) => member(route, 'page') === member(page, 'id'))
    .map(([id]) => id);
  const formOf = (id: string) => contentOf(`definitions/forms/${id}.json`);
  const endpoints = contentOf('definitions/endpoints.json');
  const results = pages.flatMap(({ id, value }) =>
    resultStatesOf({ page: value, formOf, endpoints }).filter((one) => {
      const { finish } = one.handler;
      const place = { page: id, outcome: typeof finish === 'string' ? finish : null };
      return one.form === form && routesAfter(place, contentOf).some((route) => routes.includes(route));
    }),
  );
  return results.find(({ isSuccess }) => isSuccess) ?? results[0];
}
