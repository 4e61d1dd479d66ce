import { type EmbeddedSite, embeddedSiteId } from '../../renderer/site-data/embedded-site.ts';
import { type Brand, channelOf, resolveBrand, type Site } from '../../runtime/index.ts';
import { policyForMeta } from '../http/content-security-policy.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { scriptJson } from '../markup/script-json.ts';
import { isRightToLeft } from '../styles/right-to-left.ts';

/**
 * Colours and composition of a host's brand in its HTML; `html` in the selector makes it override theme.css wherever it
 * is.
 */
export const themeStyle = ({ site }: EmbeddedSite): string => `html:root{${defaultBrandOf(site).theme}}`;

/** The brand of a visitor of the default channel of whom nothing else is known. */
export const defaultBrandOf = (site: Site): Brand =>
  resolveBrand(site, channelOf(site, site.settings.defaultChannel), { appName: null, appCompany: null });

/** What a search engine or a shared link says about the site; punctuation alone, so that every word is the config's. */
function descriptionOf({ name, slogan, companyName }: Brand, language: string): string {
  const [colon, stop] = /^zh\b/.test(language) ? ['：', '。'] : [': ', '. '];
  return `${name}${colon}${slogan && `${slogan}${stop}`}${companyName}`;
}

/** The language of an HTML, and its direction where that is not the default of browsers. */
const languageAttributes = (language: string): string =>
  `lang="${escapeHtml(language)}"${isRightToLeft(language) ? ' dir="rtl"' : ''}`;

interface Parts {
  policy?: string;
  styles: readonly string[];
  script?: string;
  /** Tags of the app, in the head. */
  tags?: string;
  app?: string;
  /** The markup that the script shows if the app does not start. */
  notice?: string;
  /** The deferred script, at the very end: parsing it takes a slow phone some time. */
  late?: string;
}

/**
 * The app's template with the site and its brand's title, icon and colours.
 * @param parts - the other parts; npm run dev has none: Vite inserts its own styles and scripts
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
    // Requested before the inline script runs, which takes a slow phone some time; executed after the whole HTML.
    tags,
    `<title>${escapeHtml(brand.title)}</title>`,
    `<meta name="description" content="${escapeHtml(descriptionOf(brand, embedded.site.settings.language))}">`,
    `<link rel="icon" href="${escapeHtml(brand.faviconUrl)}">`,
    // Before the styles: the script runs while they are still loading; after them it would wait for them.
    ...(script === undefined ? [] : [`<script>${script}</script>`]),
    ...styles.map((style) => `<style>${style}</style>`),
  ].join('');
  const data = `<script type="application/json" id="${embeddedSiteId}">${scriptJson(embedded)}</script>`;
  const end = late === undefined ? '' : `<script>${late}</script>`;
  // Functions, so that `replace` does not interpret a `$` in a text.
  return template
    .replace('lang="zh-CN"', () => languageAttributes(embedded.site.settings.language))
    .replace('<!--funnel:head-->', () => head)
    .replace('<div id="app"></div>', (element) => app ?? element)
    .replace('<!--funnel:data-->', () => notice + data + end);
}
