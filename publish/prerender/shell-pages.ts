import type { ShellPage, ShellScriptData } from '../../renderer/inline-scripts/script-data.ts';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import { ownEntry, type Site } from '../../runtime/index.ts';
import type { Config, PageSchema } from '../../schemas/index.ts';
import type { BuiltApp } from './built-app.ts';
import { modulesOfPage } from './modules-of-page.ts';

/**
 * What the pages of a host need beside the app, for the shell script: each page of a route, that of `/`, and the
 * catch-all page.
 * @param standing - modules that the HTML has tags for
 */
export function shellPagesOf(
  build: BuiltApp,
  config: Config,
  { site, pages: version, bundles }: EmbeddedSite,
  standing: readonly string[],
): ShellScriptData {
  const known = new Set(build.filesFor(standing));
  const files: string[] = [];
  const numberOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const pageOf = ({ page, needsToken }: Pick<Site['routes'][string], 'page' | 'needsToken'>): ShellPage => {
    const own = build.filesFor(modulesOf(build, config, page)).filter((file) => !known.has(file));
    return [page, needsToken ? 1 : 0, own.map(numberOf)];
  };
  const named = Object.entries(site.routes).filter(([name]) => name !== site.catchAll);
  const catchAll = pageOf(ownEntry(site.routes, site.catchAll) ?? { page: '' });
  const first = ownEntry(site.routes, site.root);
  const pages: Record<string, ShellPage> = {
    ...Object.fromEntries(named.map(([, route]) => [route.path, pageOf(route)])),
    '/': first ? pageOf({ page: first.page }) : catchAll,
    '*': catchAll,
  };
  return { version, embedded: Object.keys(bundles)[0] ?? '', files, pages };
}

function modulesOf(build: BuiltApp, { pages, forms }: Config, id: string): string[] {
  const page = ownEntry(pages, id);
  if (!page) return [];
  return modulesOfPage(build, page as PageSchema, formsOf(page as PageSchema, forms));
}

const formsOf = ({ body }: PageSchema, forms: Config['forms']) =>
  allBlocks(body).flatMap((block) => (block.type === 'form' ? (ownEntry(forms, block.form) ?? []) : []));
