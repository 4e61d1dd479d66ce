import { sayIn } from '../text/say.ts';
import { quote } from '../text/text.ts';
import type { Field } from '../wording/field.ts';
import { labelWords } from '../wording/label-words.ts';
import { type LabelSource, labelsOf } from '../wording/labels.ts';
import { nameWithId } from '../wording/visitor-words.ts';

/** A value of a field as people know it: the name of an id, yes and no, the parts of a list. */
export function valueText(field: Field | null, value: unknown, source: LabelSource): string {
  const say = sayIn(labelWords, source.language);
  if (value === undefined || value === null || value === '') return say('none');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueText(field, one, source));
    return parts.length === 0 ? say('none') : parts.join(source.language === 'zh' ? '、' : ', ');
  }
  if (typeof value === 'object') return quote(value);
  const id = String(value);
  // The aliases of a city are other forms of its name, which it has itself.
  const isNamed = field !== null && field.names !== 'city';
  return isNamed ? nameWithId(id, labelsOf(source, field).get(id), source.language) : id;
}
