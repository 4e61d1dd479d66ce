import { chosenLanguage } from '../../publish/http/language-choice.ts';
import type { BuiltApp } from '../../publish/prerender/built-app.ts';
import { renderPageHtml, renderShellHtml } from '../../publish/prerender/page-html.ts';
import { configIn, languagesOf } from '../../publish/site-data/host-languages.ts';
import { onDemandFile, onDemandFileNames } from '../../publish/site-data/on-demand-files.ts';
import { embeddedDataOf, type PublishTarget } from '../../publish/site-data/site-data.ts';
import { resolveSite } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { hostOfRequest } from '../serve/host-of-request.ts';
import type { PreviewHtml, WorkerRequest } from './worker-messages.ts';

/** The size of a picture by its address. */
export type PictureSizes = NonNullable<PublishTarget['pictureSize']>;

const targetWith = (pictureSize: PictureSizes): PublishTarget => ({ sandbox: true, pictureSize });

/**
 * Sets up the visitor's phone and reports the visit's location to the console: first, because other scripts read what
 * it sets.
 */
const reporter = '<script src="/preview/report-place.js"></script>';

/** An HTML that is asked for: the Host header, the path, and the parameter `lang`. */
type Asked = Pick<Extract<WorkerRequest, { ask: 'html' }>, 'host' | 'path' | 'language'>;

/**
 * Renders one HTML on request: a publish renders and compresses those of every host, which takes seconds. The language is
 * that of the address alone: neither the operator's browser nor a cookie that all phones would share decides it.
 */
export async function renderPreviewHtml(
  app: BuiltApp,
  given: Config,
  { host: name, path, language: parameter }: Asked,
  sizes: PictureSizes,
): Promise<PreviewHtml> {
  const target = targetWith(sizes);
  const host = hostOfRequest(name, Object.keys(given.hosts.hosts)) ?? 'default';
  const wishes = { parameter, cookie: '', acceptLanguage: '' };
  const language = chosenLanguage(languagesOf(given, host), wishes) ?? '';
  const config = configIn(given, language);
  const { routes, root } = resolveSite(config, host);
  const entry = Object.entries(routes).find(
    ([route, { kind, path: at }]) =>
      (kind === 'entry' || kind === 'index') && (at === path || (path === '/' && route === root)),
  );
  const embedded = embeddedDataOf(
    config,
    host,
    entry?.[0] ?? null,
    onDemandFileNames(given, language),
    target,
  );
  const rendered = entry && (await renderPageHtml(app, config, embedded, entry[1].path, target));
  const { text, policy } = rendered ?? renderShellHtml(app, config, embedded, target);
  return { text: text.replace('<head>', () => `<head>${reporter}`), policy };
}

/** A page's bundle, or a shard of the channels: the data files that an HTML names. */
export function previewDataFile(config: Config, path: string, sizes: PictureSizes): string | null {
  const file = onDemandFile(config, path, targetWith(sizes));
  return file === null ? null : JSON.stringify(file);
}
