import { type Embedded, embeddedId } from '../renderer/embedded.ts';
import { themeCss } from '../renderer/theme.ts';
import { resolveBrand } from '../runtime/index.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** JSON inside `<script>`: no `<` may stand in it, and no line separator that old engines take for a line end. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The HTML of a host: the app's template with the site, its brand's title, icon and colours. */
export function renderHtml(template: string, embedded: Embedded): string {
  const brand = resolveBrand(embedded.site, {}, { appName: null, appCompany: null });
  const head = [
    `<title>${escapeHtml(brand.title)}</title>`,
    `<link rel="icon" href="${escapeHtml(brand.faviconUrl)}">`,
    `<style>${themeCss(brand.theme)}</style>`,
  ].join('\n    ');
  const data = `<script type="application/json" id="${embeddedId}">${scriptJson(embedded)}</script>`;
  // Functions, so that a `$` in a text is not taken for a pattern of `replace`.
  return template.replace('<!--funnel:head-->', () => head).replace('<!--funnel:data-->', () => data);
}
