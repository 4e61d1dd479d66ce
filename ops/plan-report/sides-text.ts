import { resultTurns } from '../edit-wording/field-turns.ts';
import { valueText } from '../edit-wording/value-text.ts';
import type { Group, RiskTold } from '../plan/plan.ts';
import { labelWords } from '../wording/label-words.ts';
import { type LabelSource, labelsOf } from '../wording/labels.ts';
import { inWords } from '../wording/value-words.ts';
import { withId } from '../wording/visitor-words.ts';
import { worded } from '../wording/worded-text.ts';
import { placeName, withoutPath } from './place-name.ts';

/** What is told by an ad network, which stands first. */
const withNetwork: ReadonlySet<string> = new Set(['ads', 'conversion-changed']);

/** What a change or a risk makes of what, with ids by their names: `页面 /a（a） → 表单页 /b（b）`. */
export function sidesText(told: Group | RiskTold, source: LabelSource): string {
  if (!('risk' in told) && told.fields) {
    const turns = resultTurns(told.step, told.fields).map(({ label, field, before, after }) => {
      const [was, is] = [before, after].map((one) => valueText(field, one, source));
      return `${label[source.language]} ${was} → ${is}`;
    });
    return turns.join(source.language === 'zh' ? '；' : '; ');
  }
  const about = 'risk' in told ? told.risk : told.step;
  const { before, after } = inWords(told, source.language);
  return [before, after].map((text) => sideText(about, text, source)).join(' → ');
}

/** One side, as `inWords` tells it. */
function sideText(about: string, text: string, source: LabelSource): string {
  const { language, names } = source;
  if (text === '' || text === '-') return labelWords.none[language];
  if (withNetwork.has(about)) {
    const networks = labelsOf(source, { names: 'network', path: [] });
    return text.replace(/^[\w-]+/, (id) => withId(id, networks.get(id), language));
  }
  const [before, route, after = ''] = worded(about, text, language, names);
  if (route === undefined) return before;
  const place = placeName(source, route);
  return before + withId(route, place, language) + withoutPath(place, after);
}
