import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Embedded, pageAddress } from '../renderer/embedded.ts';
import { resolveSite, shardsOf } from '../runtime/index.ts';
import type { Config } from '../schemas/index.ts';
import { readAppPages } from './app-pages.ts';
import { type HostPages, headersFileOf } from './manifest.ts';
import { type Html, renderPage, renderShell } from './render-html.ts';
import { seal } from './seal.ts';
import { root } from './settings.ts';
import { bundleOf, embeddedOf, type PublishTarget, publishedSite } from './site-files.ts';

/**
 * The config step over a built app: for each host an HTML, and one for each page on which its visits begin, rendered
 * already; a hashed file for each page. No JavaScript is built.
 * @param filesDir - the config's `public` folder: a new logo needs no new build
 * @returns what writes it all into a folder
 */
export async function preparePublish(
  config: Config,
  appDir: string,
  target: PublishTarget,
  filesDir: string = join(root, 'public'),
): Promise<(outDir: string) => void> {
  const files = new Map<string, string>();
  const pages = addPages(files, config);
  const shards = addShards(files, config, target);
  const app = await readAppPages(appDir);
  const hosts: Record<string, HostPages> = {};
  for (const host of Object.keys(config.hosts.hosts)) {
    const add = (name: string, html: Html): string => {
      const file = `hosts/${host}/${name}.html`;
      files.set(file, html.text).set(headersFileOf(file), headersJson(html));
      return file;
    };
    const shell = embeddedOf(config, host, null, { pages, shards }, target);
    const found: HostPages = { fallback: add('fallback', renderShell(app, config, shell, target)), html: {} };
    for (const { name, path, isRoot } of entriesOf(config, host)) {
      const embedded = embeddedOf(config, host, name, { pages, shards }, target);
      const rendered = await renderPage(app, config, embedded, path, target);
      if (!rendered) continue;
      found.html[path] = add(`entry-${name}`, rendered);
      if (isRoot) found.html['/'] = found.html[path];
    }
    hosts[host] = found;
  }
  return (outDir) => {
    rmSync(outDir, { recursive: true, force: true });
    for (const [file, text] of files) {
      mkdirSync(dirname(join(outDir, file)), { recursive: true });
      writeFileSync(join(outDir, file), text);
    }
    cpSync(join(appDir, 'assets'), join(outDir, 'assets'), { recursive: true });
    const ownAssets = join(filesDir, 'assets');
    if (existsSync(ownAssets)) cpSync(ownAssets, join(outDir, 'assets'), { recursive: true });
    seal(outDir, { hosts, sandbox: target.sandbox });
  };
}

/** One version for all pages: a hash for each would be a tenth of what an HTML weighs. */
function addPages(files: Map<string, string>, config: Config): Embedded['pages'] {
  const all = Object.keys(config.pages).map((id) => [id, JSON.stringify(bundleOf(config, id))] as const);
  const version = hash(all.map(([, json]) => json).join('\n'));
  for (const [id, json] of all) files.set(pageAddress(id, version).slice(1), json);
  return version;
}

/** Channels are the same on every host: one set of shards, named by what all of them say. */
function addShards(files: Map<string, string>, config: Config, target: PublishTarget): Embedded['shards'] {
  const all = shardsOf(publishedSite(config, 'default', target)).map((shard) => JSON.stringify(shard));
  const version = hash(all.join('\n'));
  for (const [at, text] of all.entries()) files.set(`config/channels/${at}.${version}.json`, text);
  return { version, count: all.length };
}

/** The same, written into a folder of its own at once. */
export async function publish(
  config: Config,
  appDir: string,
  outDir: string,
  target: PublishTarget,
): Promise<void> {
  const write = await preparePublish(config, appDir, target);
  write(outDir);
}

/** The routes on which visits of a host begin: advertisements lead to entries, its bare address to its root. */
function entriesOf(config: Config, host: string): { name: string; path: string; isRoot: boolean }[] {
  const { routes, root } = resolveSite(config, host);
  return Object.entries(routes)
    .filter(([name, { kind }]) => kind === 'entry' || kind === 'index' || name === root)
    .map(([name, { path }]) => ({ name, path, isRoot: name === root }));
}

/** The headers that a host's HTML is served with, by whatever serves it. */
const headersJson = ({ policy, script }: Html): string =>
  `${JSON.stringify(
    {
      'content-security-policy': policy,
      link: `<${script}>; rel=modulepreload; crossorigin`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
    },
    null,
    2,
  )}\n`;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
