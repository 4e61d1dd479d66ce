import { lateKindsModule, needLateKinds } from '../../renderer/fields/needs-lazy-kinds.ts';
import { brandTexts, slots } from '../../renderer/prerender/brand-slots.ts';
import type { Embedded } from '../../renderer/site-data/embedded-site.ts';
import { blockTypesOf } from '../../renderer/site-data/page-blocks.ts';
import { themeVariables } from '../../renderer/ui/theme.ts';
import type { Config } from '../../schemas/index.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { askScript, earlyScript, earlyStyle } from '../inline-scripts/boot-script.ts';
import { startNotice } from '../inline-scripts/start-failure-notice.ts';
import { markBelow, seenAtOnce } from '../markup/below-the-fold.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { markSlots } from '../markup/mark-brand-slots.ts';
import type { PublishTarget } from '../site-data/site-data.ts';
import { stylesApart } from '../styles/inline-styles-to-rules.ts';
import type { AppPages } from './built-app.ts';
import { brandOf, renderTemplate, themeStyle } from './html-template.ts';

/** An HTML, and what it is served with. */
export interface Html {
  text: string;
  policy: string;
  /** Address of the app's script, which a browser can ask for before it reads the HTML. */
  script: string;
}

/** What calls are made with: pages that are not rendered ask the server first. */
export const httpClientModule = 'runtime/api/http-client.ts';

/** What leads to other pages: pages that are not rendered are shown by it. */
export const routerModule = 'renderer/router/router.tsx';

/** The chunks that the script of the HTML may ask for. */
const earlyChunks = (build: AppPages) => ({
  httpClient: build.fileOf(httpClientModule),
  router: build.fileOf(routerModule),
});

/** The HTML of a host for paths that are not rendered. */
export function renderShell(
  build: AppPages,
  config: Config,
  embedded: Embedded,
  target: PublishTarget,
): Html {
  const notice = startNotice(embedded, config.messages.messages);
  const styles = [earlyStyle + notice.style + themeStyle(embedded)];
  const script = [earlyScript(embedded, earlyChunks(build)), askScript(), notice.script].join(';');
  const policy = contentSecurityPolicy(config, { styles, scripts: [script], ...target });
  // Nothing is shown before the app is there: its tags come as early as they can.
  const modules = [httpClientModule, routerModule, ...fieldModules(embedded)];
  const tags = build.scriptTag + build.tagsFor(modules);
  const parts = { policy, styles, script, tags, notice: notice.html };
  return { text: renderTemplate(build.bareTemplate, embedded, parts), policy, script: build.scriptFile };
}

/** The HTML of a page on which visits begin, as a new visitor sees it; null where such a visitor is sent elsewhere. */
export async function renderPage(
  build: AppPages,
  config: Config,
  embedded: Embedded,
  path: string,
  target: PublishTarget,
): Promise<Html | null> {
  const rendered = await build.prerenderPage(embedded, path);
  if (!rendered) return null;
  const { html, css } = stylesApart(rendered.form);
  const form = markSlots(html);
  const texts = brandTexts(brandOf(embedded.site));
  const shown = markBelow(form.replace(slots, (_, name: string) => escapeHtml(texts[name] ?? '')));
  const seen = classesIn(seenAtOnce(shown));
  const notice = startNotice(embedded, config.messages.messages);
  const themed = new Set(Object.keys(themeVariables(brandOf(embedded.site).theme)));
  const styles = [build.stylesFor(seen, themed) + css + earlyStyle + themeStyle(embedded)];
  const lateStyle = build.stylesFor(classesIn(shown), themed, seen) + notice.style;
  const script = earlyScript(embedded, earlyChunks(build));
  const views = Object.values(embedded.bundles).flatMap(({ page }) =>
    blockTypesOf(page).flatMap((type) => build.blockModules.get(type) ?? []),
  );
  const { chunks, styleTags } = build.lateFor([...views, ...fieldModules(embedded)]);
  const late = `${askScript(chunks)};${notice.script}`;
  const policy = contentSecurityPolicy(config, {
    styles: [...styles, lateStyle],
    scripts: [script, late],
    ...target,
  });
  // What is seen at once comes first: only the app's script, the longest of all, is asked for before it.
  const app =
    `<div id="app" data-path="${escapeHtml(rendered.path)}" data-facts="${escapeHtml(rendered.facts)}">${shown}</div><style>${lateStyle}</style>` +
    styleTags +
    `<template id="brand-slots">${form}</template>`;
  const parts = { policy, styles, script, tags: build.scriptTag, app, notice: notice.html, late };
  return { text: renderTemplate(build.bareTemplate, embedded, parts), policy, script: build.scriptFile };
}

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** The file of the fields that the forms of these pages ask, where it is none that every page has. */
const fieldModules = ({ bundles }: Embedded): string[] =>
  Object.values(bundles).some(({ forms }) => needLateKinds(Object.values(forms))) ? [lateKindsModule] : [];
