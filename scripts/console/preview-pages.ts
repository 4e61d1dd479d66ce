import { resolveSite } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import type { AppPages } from '../app-pages.ts';
import { hostOf } from '../host-of.ts';
import { renderPage, renderShell } from '../render-html.ts';
import { bundleOf, embeddedOf } from '../site-files.ts';
import type { PreviewHtml } from './preview-question.ts';

const target = { sandbox: true };
/** Stages the visit and tells the console where it has got to: before every other script, which read what it sets. */
const reporter = '<script src="/preview/report-place.js"></script>';

/**
 * One HTML, made when it is asked for: a publish makes and compresses those of every host, which takes seconds.
 * @param name - the Host header
 */
export async function htmlOf(
  app: AppPages,
  config: Config,
  name: string,
  path: string,
): Promise<PreviewHtml> {
  const host = hostOf(name, Object.keys(config.hosts.hosts)) ?? 'default';
  const pages = Object.fromEntries(Object.keys(config.pages).map((id) => [id, `/config/pages/${id}.json`]));
  const { routes, root } = resolveSite(config, host);
  const entry = Object.entries(routes).find(
    ([route, { kind, path: at }]) =>
      (kind === 'entry' || kind === 'index') && (at === path || (path === '/' && route === root)),
  );
  const embedded = embeddedOf(config, host, entry?.[0] ?? null, pages, target);
  const rendered = entry && (await renderPage(app, config, embedded, entry[1].path, target));
  const { text, policy } = rendered ?? renderShell(app, config, embedded, target);
  return { text: text.replace('<head>', () => `<head>${reporter}`), policy };
}

export const bundleJson = (config: Config, page: string): string | null =>
  Object.hasOwn(config.pages, page) ? JSON.stringify(bundleOf(config, page)) : null;
