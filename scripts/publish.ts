import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../schemas/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderHtml, themeStyle } from './render-html.ts';
import { bundleOf, embeddedOf, type PublishTarget } from './site-files.ts';

/** The config step over a built app: one HTML for each host, a hashed file for each page. No JavaScript is built. */
export function publish(config: Config, appDir: string, outDir: string, target: PublishTarget): void {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(join(outDir, 'config/pages'), { recursive: true });
  mkdirSync(join(outDir, 'hosts'), { recursive: true });
  const pages: Record<string, string> = {};
  for (const id of Object.keys(config.pages)) {
    const json = JSON.stringify(bundleOf(config, id));
    const address = `/config/pages/${id}.${hash(json)}.json`;
    writeFileSync(join(outDir, address), json);
    pages[id] = address;
  }
  const template = readFileSync(join(appDir, 'index.html'), 'utf8');
  for (const host of Object.keys(config.hosts.hosts)) {
    const embedded = embeddedOf(config, host, pages, target);
    const policy = contentSecurityPolicy(config, { styles: [themeStyle(embedded)], ...target });
    writeFileSync(join(outDir, 'hosts', `${host}.html`), renderHtml(template, embedded, policy));
    writeFileSync(join(outDir, 'hosts', `${host}.headers.json`), headersJson(policy));
  }
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
