import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { PageBundle, Tracker } from '../../renderer/site-data/page-bundle.ts';
import { ownEntry, resolveSite, type Site, siteCore } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { pageMessages, siteMessages } from './messages-by-page.ts';
import { sandboxedSite } from './sandboxed-site.ts';

/** Where the API is, as the browser sees it: the server hands it on to the sandbox or to the real one. */
const apiAddress = '/api';

/** A page, the forms that its blocks name, and the third parties where a block lists them. */
export function pageBundleOf(config: Config, id: string): PageBundle {
  const page = ownEntry(config.pages, id);
  if (!page) throw new Error(`there is no page "${id}"; check reports it as ref-unknown`);
  const blocks = allBlocks(page.body);
  const names = blocks.flatMap((block) => (block.type === 'form' ? [block.form] : []));
  const forms = Object.fromEntries(names.map((name) => [name, forPhone(ownEntry(config.forms, name))]));
  const bundle = { page: forPhone(page), forms: forms as PageBundle['forms'] };
  const lists = blocks.some((block) => block.type === 'trackers');
  return {
    ...bundle,
    messages: pageMessages(config.messages.messages, config.endpoints.endpoints, bundle),
    ...(lists && { trackers: thirdParties(config) }),
  };
}

/** Without the editor's link and the operators' note. */
function forPhone<T extends { $schema?: string; note?: string } | undefined>(file: T): T {
  if (file === undefined) return file;
  const { $schema: _schema, note: _note, ...rest } = file;
  return rest as T;
}

/** What a visitor is told of each, and nothing of how it is done. */
function thirdParties({ trackers, site }: Config): Tracker[] {
  const { networks, searchAdvertiser, record } = trackers;
  const all = [...Object.values(networks), searchAdvertiser, record, ...(site.oneTap ? [site.oneTap] : [])];
  return all.map(({ name, purpose, collects }) => ({
    name,
    purpose,
    collects,
  }));
}

/** What is published where: `sandbox` says that the sandbox stands beside it and plays everybody else. */
export interface PublishTarget {
  sandbox: boolean;
}

/** A whole site, as it is published. */
export function siteForTarget(config: Config, host: string, { sandbox }: PublishTarget): Site {
  const site = resolveSite(config, host);
  return sandbox ? sandboxedSite(site) : site;
}

/**
 * What an HTML of a host carries: its site, and the page that it shows.
 * @param route - whose page; null: that of `/`
 */
export function embeddedDataOf(
  config: Config,
  host: string,
  route: string | null,
  { pages, shards }: Pick<EmbeddedSite, 'pages' | 'shards'>,
  target: PublishTarget,
): EmbeddedSite {
  const { messages, ...core } = siteCore(siteForTarget(config, host, target));
  const site = { ...core, messages: siteMessages(messages, core) };
  const first = ownEntry(site.routes, route ?? site.root)?.page;
  const bundles = first === undefined ? {} : { [first]: pageBundleOf(config, first) };
  return { site, shards, pages, bundles, api: apiAddress };
}
