import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeRelease } from '../../../publish/releases/complete-release.ts';
import { headersFileOf, readManifest } from '../../../publish/releases/manifest.ts';
import type { ReleasePaths } from '../../../publish/releases/release-paths.ts';

export function newPlaces(): ReleasePaths {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-releases-'));
  return { releases: join(folder, 'releases'), public: join(folder, 'public') };
}

const html = 'hosts/default/index.html';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const bodyOf = (name: string): string => `{"page":"${name}","text":"${name.repeat(400)}"}`;
const fileOf = (name: string): string => `config/pages/login.${hashOf(bodyOf(name))}.json`;

/** Publishes a site of one host and one page; every file contains its name. */
export const smallSite =
  (name: string, sandbox = true) =>
  (dir: string) => {
    mkdirSync(join(dir, 'hosts/default'), { recursive: true });
    mkdirSync(join(dir, 'config/pages'), { recursive: true });
    writeFileSync(join(dir, fileOf(name)), bodyOf(name));
    writeFileSync(join(dir, html), `<p>${name}</p><a href="/${fileOf(name)}">`);
    writeFileSync(join(dir, headersFileOf(html)), JSON.stringify({ 'x-site': name }));
    completeRelease(dir, { hosts: { default: { fallback: html, html: {} } }, sandbox });
  };

const textOf = (dir: string, file: string): string => readFileSync(join(dir, file), 'utf8');

/**
 * The name of the served site, checked to be complete: manifest, HTML, headers, file and compressed copies all contain
 * that name.
 * @throws if any of them is missing, half written or of another site
 */
export function wholeSite(paths: ReleasePaths): string {
  const dir = realpathSync(paths.public);
  const name = /^<p>(.*)<\/p>/.exec(textOf(dir, html))?.[1] ?? '';
  const whole =
    textOf(dir, html) === `<p>${name}</p><a href="/${fileOf(name)}">` &&
    textOf(dir, headersFileOf(html)) === JSON.stringify({ 'x-site': name }) &&
    readManifest(dir).hashed.includes(fileOf(name)) &&
    existsSync(join(dir, `${fileOf(name)}.br`)) &&
    isReachable(paths, name);
  if (!whole) throw new Error(`${dir} is not whole`);
  return name;
}

/** Whether a visitor in the middle of a visit to a site can still load its file. */
export function isReachable(paths: ReleasePaths, name: string): boolean {
  const file = join(paths.public, fileOf(name));
  return existsSync(file) && readFileSync(file, 'utf8') === bodyOf(name);
}
