import { resultFields } from '../edit-wording/edited-fields.ts';
import { valueText } from '../edit-wording/value-text.ts';
import { labelWords } from '../wording/label-words.ts';
import { type LabelSource, labelsOf } from '../wording/labels.ts';
import type { WordedDifference } from '../wording/value-words.ts';
import { nameWithId } from '../wording/visitor-words.ts';
import { wordedParts } from '../wording/worded-text.ts';
import { pageName, routeLabel, routeOfPage, withoutPath } from './route-label.ts';
import { sidesInWords } from './sides-in-words.ts';

/** The steps and risks whose values begin with an ad network. */
const withNetwork: ReadonlySet<string> = new Set(['ads', 'conversion-changed']);

/** The values of a change or a risk before and after, with names for ids: `页面 /a（a） → 表单页 /b（b）`. */
export function differenceText(reported: WordedDifference, source: LabelSource): string {
  if (!('risk' in reported) && reported.fields) {
    const texts = resultFields(reported.step, reported.fields).map(({ label, field, before, after }) => {
      const [was, is] = [before, after].map((one) => valueText(field, one, source));
      return `${label[source.language]} ${was} → ${is}`;
    });
    return texts.join(source.language === 'zh' ? '；' : '; ');
  }
  const about = 'risk' in reported ? reported.risk : reported.step;
  const { page, ...sides } = sidesInWords(reported, source);
  // Of a page that is lost as a whole, both sides are its name.
  if (page !== null && sides.before === sides.after) return pageTitle(page, source);
  const difference = [sides.before, sides.after].map((text) => sideText(about, text, source)).join(' → ');
  return page === null ? difference : pageColon(page, source) + difference;
}

/** `“下载应用” /download-page：`: what is said of the page follows. */
const pageColon = (page: string, source: LabelSource): string =>
  pageTitle(page, source) + (source.language === 'zh' ? '：' : ': ');

/** The page by its title and address, one without an address by its id, too. */
function pageTitle(page: string, source: LabelSource): string {
  const { names } = source;
  const route = routeOfPage(source, page);
  const { name, path } =
    route === undefined ? { name: names?.sheets?.[page] || page, path: page } : pageName(source, route);
  return `“${name}”${path === name ? '' : ` ${path}`}`;
}

/** One side of the change in words. */
function sideText(about: string, text: string, source: LabelSource): string {
  const { language, names } = source;
  if (text === '' || text === '-') return labelWords.none[language];
  if (withNetwork.has(about)) {
    const networks = labelsOf(source, { names: 'network', path: [] });
    return text.replace(/^[\w-]+/, (id) => nameWithId(id, networks.get(id), language));
  }
  const [before, route, after = ''] = wordedParts(about, text, language, names);
  if (route === undefined) return before;
  const label = routeLabel(source, route);
  return before + nameWithId(route, label, language) + withoutPath(label, after);
}
