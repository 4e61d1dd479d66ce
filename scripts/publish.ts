import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../schemas/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type HostPages, headersFileOf } from './manifest.ts';
import { renderHtml, themeStyle } from './render-html.ts';
import { seal } from './seal.ts';
import { root } from './settings.ts';
import { bundleOf, embeddedOf, type PublishTarget } from './site-files.ts';

/**
 * The config step over a built app: one HTML for each host, a hashed file for each page. No JavaScript is built.
 * @param filesDir - the config's `public` folder: a new logo needs no new build
 */
export function publish(
  config: Config,
  appDir: string,
  outDir: string,
  target: PublishTarget,
  filesDir: string = join(root, 'public'),
): void {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(join(outDir, 'config/pages'), { recursive: true });
  const pages: Record<string, string> = {};
  for (const id of Object.keys(config.pages)) {
    const json = JSON.stringify(bundleOf(config, id));
    const address = `/config/pages/${id}.${hash(json)}.json`;
    writeFileSync(join(outDir, address), json);
    pages[id] = address;
  }
  const template = readFileSync(join(appDir, 'index.html'), 'utf8');
  const hosts: Record<string, HostPages> = {};
  for (const host of Object.keys(config.hosts.hosts)) {
    const fallback = `hosts/${host}/index.html`;
    hosts[host] = { fallback, html: {} };
    mkdirSync(join(outDir, 'hosts', host), { recursive: true });
    const embedded = embeddedOf(config, host, pages, target);
    const policy = contentSecurityPolicy(config, { styles: [themeStyle(embedded)], ...target });
    writeFileSync(join(outDir, fallback), renderHtml(template, embedded, policy));
    writeFileSync(join(outDir, headersFileOf(fallback)), headersJson(policy));
  }
  cpSync(join(appDir, 'assets'), join(outDir, 'assets'), { recursive: true });
  const ownAssets = join(filesDir, 'assets');
  if (existsSync(ownAssets)) cpSync(ownAssets, join(outDir, 'assets'), { recursive: true });
  seal(outDir, { hosts, sandbox: target.sandbox });
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
