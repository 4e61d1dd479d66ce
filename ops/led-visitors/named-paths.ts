import type { Config } from '../../schemas/index.ts';
import { formsOnPage, receiptsOn } from '../edits/page-blocks.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { eachString } from '../json/json-values.ts';

/** The paths of the site that pages lead to by links and buttons, also in the sheets that they open. */
export class NamedPaths {
  /** Where a call leads whose token is refused. */
  readonly unauthorized: string;
  readonly #byPage = new Map<string, Set<string>>();

  constructor(config: Config) {
    const { routes } = config.routes;
    this.unauthorized = routes[config.site.unauthorized]?.path ?? '';
    const paths = new Set(Object.values(routes).map(({ path }) => path));
    // Every page may show what a brand or the site links to.
    const everywhere = pathsIn([config.site, config.brands, config.hosts, config.channels], paths);
    for (const [id, page] of Object.entries(config.pages)) {
      const parts = [page.body, formsOnPage(page, config), receiptsOn(page, config)];
      const named = [...everywhere, ...pathsIn(parts, paths)];
      for (const showing of pagesShowing(config, id)) {
        this.#byPage.set(showing, new Set([...(this.#byPage.get(showing) ?? []), ...named]));
      }
    }
  }

  on(page: string): ReadonlySet<string> {
    return this.#byPage.get(page) ?? new Set();
  }
}

function pathsIn(value: unknown, paths: ReadonlySet<string>): string[] {
  const found: string[] = [];
  eachString(value, (text) => {
    const [path = ''] = text.split(/[?#]/);
    if (paths.has(path)) found.push(path);
  });
  return found;
}
