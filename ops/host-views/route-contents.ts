import type { Config } from '../../schemas/index.ts';
import { conditionalPartsOf } from '../conditions/page-conditions.ts';
import { formsAsked } from '../page-content/asked-forms.ts';
import { type PageContent, pageContentsOf, ShownContents } from '../page-content/page-content.ts';

/** The contents of the pages of one revision. */
export interface RevisionContents {
  /** Equal for two revisions with equal contents. */
  key: string;
  byPage: Readonly<Record<string, PageContent>>;
  byRoute: Readonly<Record<string, PageContent>>;
  shown: ShownContents;
}

/** The contents of revisions; revisions that share the files which contents are read from share them. */
export class RouteContentsCache {
  readonly #known: { from: readonly unknown[]; contents: RevisionContents }[] = [];

  of(config: Config): RevisionContents {
    const { pages, forms, endpoints, routes, navigation } = config;
    const from = [pages, forms, endpoints, routes, navigation];
    const known = this.#known.find((one) => one.from.every((file, at) => file === from[at]));
    if (known) return known.contents;
    const contents = contentsOf(config);
    this.#known.push({ from, contents });
    return contents;
  }
}

function contentsOf(config: Config): RevisionContents {
  const byPage = pageContentsOf(config);
  const byRoute = Object.fromEntries(
    Object.entries(config.routes.routes).flatMap(([name, { page }]) => {
      const content = byPage[page];
      return content ? [[name, content]] : [];
    }),
  );
  const conditional = [...conditionalPartsOf(config).keys()].map((page) => config.pages[page]);
  // The forms on them are part of the contents of their routes.
  const key = JSON.stringify([byRoute, conditional, [...formsAsked(config)].sort()]);
  return { key, byPage, byRoute, shown: new ShownContents(config) };
}
