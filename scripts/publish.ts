import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveSite } from '../runtime/index.ts';
import type { Config } from '../schemas/index.ts';
import { readAppBuild } from './app-build.ts';
import type { Manifest } from './manifest.ts';
import { type Html, renderPage, renderShell } from './render-html.ts';
import { bundleOf, embeddedOf, type PublishTarget } from './site-files.ts';

/**
 * The config step over a built app: for each host an HTML, and one for each page on which its visits begin, rendered
 * already; a hashed file for each page. No JavaScript is built.
 */
export async function publish(
  config: Config,
  appDir: string,
  outDir: string,
  target: PublishTarget,
): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(join(outDir, 'config/pages'), { recursive: true });
  mkdirSync(join(outDir, 'hosts'), { recursive: true });
  const pages: Record<string, string> = {};
  const manifest: Manifest = { format: 'funnel.publish/1', hosts: {} };
  for (const id of Object.keys(config.pages)) {
    const json = JSON.stringify(bundleOf(config, id));
    const address = `/config/pages/${id}.${hash(json)}.json`;
    writeFileSync(join(outDir, address), json);
    pages[id] = address;
  }
  const app = await readAppBuild(appDir);
  for (const host of Object.keys(config.hosts.hosts)) {
    const html: Record<string, string> = {};
    const write = (name: string, { text, policy }: Html): string => {
      const file = `hosts/${host}/${name}.html`;
      mkdirSync(join(outDir, 'hosts', host), { recursive: true });
      writeFileSync(join(outDir, file), text);
      writeFileSync(join(outDir, `hosts/${host}/${name}.headers.json`), headersJson(policy));
      return file;
    };
    const { routes, root } = resolveSite(config, host);
    const fallback = write(
      'fallback',
      renderShell(app, config, embeddedOf(config, host, null, pages, target), target),
    );
    for (const [name, { path, kind }] of Object.entries(routes)) {
      if (kind !== 'entry' && kind !== 'index') continue;
      const rendered = await renderPage(
        app,
        config,
        embeddedOf(config, host, name, pages, target),
        path,
        target,
      );
      if (!rendered) continue;
      html[path] = write(name, rendered);
      if (name === root) html['/'] = html[path];
    }
    manifest.hosts[host] = { fallback, html };
  }
  writeFileSync(join(outDir, 'manifest.json'), JSON.stringify(manifest));
  cpSync(join(appDir, 'assets'), join(outDir, 'assets'), { recursive: true });
}

/** The headers that a host's HTML is served with, by whatever serves it. */
const headersJson = (policy: string): string =>
  `${JSON.stringify(
    {
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
    },
    null,
    2,
  )}\n`;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
