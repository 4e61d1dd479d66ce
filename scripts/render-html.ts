import { type Embedded, embeddedId } from '../renderer/embedded.ts';
import { themeCss } from '../renderer/theme.ts';
import { resolveBrand } from '../runtime/index.ts';
import { forMeta } from './content-security-policy.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** JSON inside `<script>`: no `<` may stand in it, and no line separator that old engines take for a line end. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The colours of a host's brand, as they stand in its HTML. */
export function themeStyle({ site }: Embedded): string {
  return themeCss(resolveBrand(site, {}, { appName: null, appCompany: null }).theme);
}

/**
 * The HTML of a host: the app's template with the site, its brand's title, icon and colours.
 * @param policy - its Content-Security-Policy, or null for none (npm run dev: Vite puts styles and scripts of its own)
 */
export function renderHtml(template: string, embedded: Embedded, policy: string | null): string {
  const brand = resolveBrand(embedded.site, {}, { appName: null, appCompany: null });
  const head = [
    ...(policy === null
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(forMeta(policy))}">`]),
    `<title>${escapeHtml(brand.title)}</title>`,
    `<link rel="icon" href="${escapeHtml(brand.faviconUrl)}">`,
    `<style>${themeStyle(embedded)}</style>`,
  ].join('\n    ');
  const data = `<script type="application/json" id="${embeddedId}">${scriptJson(embedded)}</script>`;
  // Functions, so that a `$` in a text is not taken for a pattern of `replace`.
  return template.replace('<!--funnel:head-->', () => head).replace('<!--funnel:data-->', () => data);
}
