import { type EmbeddedSite, embeddedSiteId } from '../../renderer/site-data/embedded-site.ts';
import { themeCss } from '../../renderer/ui/theme.ts';
import { type Brand, channelOf, resolveBrand, type Site } from '../../runtime/index.ts';
import { policyForMeta } from '../http/content-security-policy.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { scriptJson } from '../markup/script-json.ts';

/** The colours of a host's brand, as they stand in its HTML. */
export function themeStyle({ site }: EmbeddedSite): string {
  return themeCss(defaultBrandOf(site).theme);
}

/** Of a visitor of the default channel whom nothing else is known of. */
export const defaultBrandOf = (site: Site): Brand =>
  resolveBrand(site, channelOf(site, site.settings.defaultChannel), { appName: null, appCompany: null });

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
export function fillTemplate(template: string, embedded: EmbeddedSite, parts: Parts | null): string {
  const brand = defaultBrandOf(embedded.site);
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
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyForMeta(policy))}">`]),
    // Asked for before the script of the HTML runs, which takes its time on a slow phone; runs after all of it.
    tags,
    `<title>${escapeHtml(brand.title)}</title>`,
    `<link rel="icon" href="${escapeHtml(brand.faviconUrl)}">`,
    // Before the styles: it runs while those are still coming, and behind them it would have to wait for them.
    ...(script === undefined ? [] : [`<script>${script}</script>`]),
    ...styles.map((style) => `<style>${style}</style>`),
  ].join('');
  const data = `<script type="application/json" id="${embeddedSiteId}">${scriptJson(embedded)}</script>`;
  const end = late === undefined ? '' : `<script>${late}</script>`;
  // Functions, so that a `$` in a text is not taken for a pattern of `replace`.
  return template
    .replace('<!--funnel:head-->', () => head)
    .replace('<div id="app"></div>', (element) => app ?? element)
    .replace('<!--funnel:data-->', () => notice + data + end);
}
