import type { Embedded } from '../renderer/embedded.ts';
import type { PageBundle } from '../renderer/page-context.ts';
import { own, resolveSite } from '../runtime/index.ts';
import type { Block, Config } from '../schemas/index.ts';

/** Where the API is, as the browser sees it: the server hands it on to the sandbox or to the real one. */
const apiAddress = '/api';

/** A page and the forms that its blocks name. */
export function bundleOf(config: Config, id: string): PageBundle {
  const page = own(config.pages, id);
  if (!page) throw new Error(`there is no page "${id}"; check reports it as ref-unknown`);
  const names = formsOf(page.body);
  const forms = Object.fromEntries(names.map((name) => [name, forPhone(own(config.forms, name))]));
  return { page: forPhone(page), forms: forms as PageBundle['forms'] };
}

/** Without the editor's link and the operators' note. */
function forPhone<T extends { $schema?: string; note?: string } | undefined>(file: T): T {
  if (file === undefined) return file;
  const { $schema: _schema, note: _note, ...rest } = file;
  return rest as T;
}

function formsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'section') return formsOf(block.blocks);
    return block.type === 'form' ? [block.form] : [];
  });
}

/** What the HTML of a host carries: its site, and the page that its `/` shows. */
export function embeddedOf(config: Config, host: string, pages: Record<string, string>): Embedded {
  const site = resolveSite(config, host);
  const first = own(site.routes, site.root)?.page;
  const bundles = first === undefined ? {} : { [first]: bundleOf(config, first) };
  return { site, pages, bundles, api: apiAddress };
}
