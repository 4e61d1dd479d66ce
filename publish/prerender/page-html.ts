import { brandTexts, slotPattern } from '../../renderer/prerender/brand-slots.ts';
import type { PrerenderedDestination } from '../../renderer/prerender/prerender-destination.ts';
import type { Prerendered } from '../../renderer/prerender/prerender-page.tsx';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import type { Config } from '../../schemas/index.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { bootScript, bootStyle, deferredScript } from '../inline-scripts/boot-script.ts';
import { inlineScript } from '../inline-scripts/inline-script.ts';
import { startFailureNotice } from '../inline-scripts/start-failure-notice.ts';
import { aboveTheFold, markBelowTheFold } from '../markup/below-the-fold.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { markBrandSlots } from '../markup/mark-brand-slots.ts';
import type { PublishTarget } from '../site-data/site-data.ts';
import { inlineStylesToRules } from '../styles/inline-styles-to-rules.ts';
import { isRightToLeft } from '../styles/right-to-left.ts';
import type { BuiltApp } from './built-app.ts';
import { defaultBrandOf, fillTemplate, themeStyle } from './html-template.ts';
import { modulesOfPage } from './modules-of-page.ts';
import { shellPagesOf } from './shell-pages.ts';

/** An HTML document with its response headers. */
export interface RenderedHtml {
  text: string;
  policy: string;
  /** Address of the app's script, which a browser can request before it parses the HTML. */
  script: string;
}

/** The HTTP client: pages that are not prerendered first make calls to the server. */
export const httpClientModule = 'runtime/api/http-client.ts';

/** The router: it shows the pages that are not prerendered. */
export const routerModule = 'renderer/router/router.tsx';

/** The chunks that the boot script may load. */
const bootChunks = (build: BuiltApp) => ({
  httpClient: build.fileOf(httpClientModule),
  router: build.fileOf(routerModule),
});

/** What a page that is written from the right needs beside its styles: whole, because it is small and needed at once. */
const directionStyle = (build: BuiltApp, { site }: EmbeddedSite): string =>
  isRightToLeft(site.settings.language) ? build.rightToLeftRules() : '';

/** The HTML of a host for paths that are not prerendered. */
export function renderShellHtml(
  build: BuiltApp,
  config: Config,
  embedded: EmbeddedSite,
  target: PublishTarget,
): RenderedHtml {
  const notice = startFailureNotice(build.inlineScripts, embedded, config.messages.messages);
  const styles = [bootStyle + notice.style + themeStyle(embedded) + directionStyle(build, embedded)];
  // Nothing is shown before the app starts: its tags come as early as possible.
  const modules = [httpClientModule, routerModule];
  const tags = build.scriptTag + build.tagsFor(modules);
  const script = [
    bootScript(build.inlineScripts, embedded, bootChunks(build)),
    inlineScript(build.inlineScripts.shell, shellPagesOf(build, config, embedded, modules)),
    deferredScript(build.inlineScripts),
    notice.script,
  ].join(';');
  const policy = contentSecurityPolicy(config, { styles, scripts: [script], ...target });
  const parts = { policy, styles, script, tags, notice: notice.html };
  return { text: fillTemplate(build.bareTemplate, embedded, parts), policy, script: build.scriptFile };
}

/** The HTML of a page on which visits begin, prerendered for a new visitor; null if such a visitor is redirected. */
export async function renderPageHtml(
  build: BuiltApp,
  config: Config,
  embedded: EmbeddedSite,
  path: string,
  target: PublishTarget,
): Promise<RenderedHtml | null> {
  const rendered = await build.prerenderPage(embedded, path);
  return rendered && htmlOf(build, config, embedded, rendered, target);
}

/** The HTML of a page to which visits lead; null if not everybody who opens it is shown the same. */
export async function renderDestinationHtml(
  build: BuiltApp,
  config: Config,
  embedded: EmbeddedSite,
  path: string,
  target: PublishTarget,
): Promise<RenderedHtml | null> {
  const rendered = await build.prerenderDestination(embedded, path);
  return rendered && htmlOf(build, config, embedded, rendered, target);
}

function htmlOf(
  build: BuiltApp,
  config: Config,
  embedded: EmbeddedSite,
  rendered: Prerendered & Partial<PrerenderedDestination>,
  target: PublishTarget,
): RenderedHtml {
  const { html, css } = inlineStylesToRules(rendered.form);
  const form = markBrandSlots(html);
  const texts = brandTexts(defaultBrandOf(embedded.site));
  const shown = markBelowTheFold(
    form.replace(slotPattern, (_, name: string) => escapeHtml(texts[name] ?? '')),
  );
  const firstClasses = classesIn(aboveTheFold(shown));
  const notice = startFailureNotice(build.inlineScripts, embedded, config.messages.messages);
  const themed = new Set(themeStyle(embedded).match(/--[\w-]+(?=:)/g));
  const styles = [
    build.stylesFor(firstClasses, themed) +
      css +
      bootStyle +
      themeStyle(embedded) +
      directionStyle(build, embedded),
  ];
  const lateStyle = build.stylesFor(classesIn(shown), themed, firstClasses) + notice.style;
  const views = Object.values(embedded.bundles).flatMap(({ page, forms }) =>
    modulesOfPage(build, page, Object.values(forms)),
  );
  const isDestination = rendered.isSameWithLogin !== undefined;
  // Such a page goes on without a form: with a call, and with the next page after a press.
  const modules = [...views, ...(isDestination ? [httpClientModule, routerModule] : [])];
  const script = bootScript(build.inlineScripts, embedded, bootChunks(build), !rendered.isSameWithLogin);
  const { chunks, styleTags } = build.lateFor(modules);
  const late = [
    deferredScript(build.inlineScripts, chunks),
    ...(isDestination ? [inlineScript(build.inlineScripts.lateStyles, null)] : []),
    notice.script,
  ].join(';');
  const policy = contentSecurityPolicy(config, {
    styles: [...styles, lateStyle],
    scripts: [script, late],
    ...target,
  });
  // The blocks above the fold come first: only the app's script, the largest file, is requested before them.
  const app =
    `<div id="app" data-path="${escapeHtml(rendered.path)}" data-facts="${escapeHtml(rendered.facts)}">${shown}</div><style>${lateStyle}</style>` +
    styleTags +
    `<template id="brand-slots">${form}</template>`;
  const parts = { policy, styles, script, tags: build.scriptTag, app, notice: notice.html, late };
  return { text: fillTemplate(build.bareTemplate, embedded, parts), policy, script: build.scriptFile };
}

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
