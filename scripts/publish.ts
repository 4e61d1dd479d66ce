import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../schemas/index.ts';
import { renderHtml } from './render-html.ts';
import { bundleOf, embeddedOf } from './site-files.ts';

/** The config step over a built app: one HTML for each host, a hashed file for each page. No JavaScript is built. */
export function publish(config: Config, appDir: string, outDir: string): void {
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
    writeFileSync(
      join(outDir, 'hosts', `${host}.html`),
      renderHtml(template, embeddedOf(config, host, pages)),
    );
  }
  cpSync(join(appDir, 'assets'), join(outDir, 'assets'), { recursive: true });
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
