import { blockTypesOf } from '../renderer/block-types.ts';
import { brandTexts, slots } from '../renderer/brand-slots.ts';
import { type Embedded, embeddedId } from '../renderer/embedded.ts';
import { lateKindsModule, needLateKinds } from '../renderer/fields/late.ts';
import { themeCss, themeVariables } from '../renderer/theme.ts';
import { type Brand, channelOf, resolveBrand, type Site } from '../runtime/index.ts';
import type { Config } from '../schemas/index.ts';
import type { AppPages } from './app-pages.ts';
import { contentSecurityPolicy, forMeta } from './content-security-policy.ts';
import { askScript, earlyScript, earlyStyle } from './early-script.ts';
import { escapeHtml } from './escape-html.ts';
import { markBelow, seenAtOnce } from './mark-below.ts';
import { markSlots } from './mark-slots.ts';
import type { PublishTarget } from './site-files.ts';
import { startNotice } from './start-notice.ts';
import { stylesApart } from './styles-apart.ts';

/** JSON inside `<script>`: no `<` may stand in it, and no line separator that old engines take for a line end. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The colours of a host's brand, as they stand in its HTML. */
function themeStyle({ site }: Embedded): string {
  return themeCss(brandOf(site).theme);
}

/** Of a visitor of the default channel whom nothing else is known of. */
const brandOf = (site: Site): Brand =>
  resolveBrand(site, channelOf(site, site.settings.defaultChannel), { appName: null, appCompany: null });

/** An HTML, and what it is served with. */
export interface Html {
  text: string;
  policy: string;
  /** Address of the app's script, which a browser can ask for before it reads the HTML. */
  script: string;
}
interface Parts {
  policy?: string;
  styles: readonly string[];
  script?: string;
  /** Tags of the app, in the head. */
  tags?: string;
  app?: string;
  /** Shown by the script where the app does not start. */
  notice?: string;
  /** A script for what comes once the page is shown; the last of all, because to read it takes a slow phone its time. */
  late?: string;
}

/**
 * The app's template with the site, its brand's title, icon and colours.
 * @param parts - what else stands in it; npm run dev has none of it: Vite puts styles and scripts of its own
 */
export function renderTemplate(template: string, embedded: Embedded, parts: Parts | null): string {
  const brand = brandOf(embedded.site);
  const {
    policy,
    styles,
    script,
    tags = '',
    app,
    notice = '',
    late,
  } = parts ?? { styles: [themeStyle(embedded)] };
  const head = [
    ...(policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(forMeta(policy))}">`]),
    // Asked for before the script of the HTML runs, which takes its time on a slow phone; runs after all of it.
    tags,
    `<title>${escapeHtml(brand.title)}</title>`,
    `<link rel="icon" href="${escapeHtml(brand.faviconUrl)}">`,
    // Before the styles: it runs while those are still coming, and behind them it would have to wait for them.
    ...(script === undefined ? [] : [`<script>${script}</script>`]),
    ...styles.map((style) => `<style>${style}</style>`),
  ].join('');
  const data = `<script type="application/json" id="${embeddedId}">${scriptJson(embedded)}</script>`;
  const end = late === undefined ? '' : `<script>${late}</script>`;
  // Functions, so that a `$` in a text is not taken for a pattern of `replace`.
  return template
    .replace('<!--funnel:head-->', () => head)
    .replace('<div id="app"></div>', (element) => app ?? element)
    .replace('<!--funnel:data-->', () => notice + data + end);
}

/** What calls are made with: pages that are not rendered ask the server first. */
export const httpClientModule = 'runtime/effects/http-client.ts';

/** What leads to other pages: pages that are not rendered are shown by it. */
export const routerModule = 'renderer/router.tsx';

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
  const views = Object.values(embedded.bundles).flatMap(({ page }) => blockTypesOf(page).map(moduleOf));
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

/** The file of a block's view: `productList` stands in blocks/ProductList.tsx. */
const moduleOf = (type: string): string =>
  `renderer/blocks/${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`;

/** The file of the fields that the forms of these pages ask, where it is none that every page has. */
const fieldModules = ({ bundles }: Embedded): string[] =>
  Object.values(bundles).some(({ forms }) => needLateKinds(Object.values(forms))) ? [lateKindsModule] : [];
