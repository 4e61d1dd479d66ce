import { isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import type { Language } from '../../../ops/text/text.ts';
import { described } from '../../../ops/wording/described.ts';
import { fieldSchemas } from '../../../schemas/page/field.ts';

/** More would not fit in an option of a list. */
const mostQuestions = 2;

/** What a form asks for, by which forms of one page are told apart: `问“车辆所在城市”“品牌车型”等 6 个字段`. */
export function formQuestions(form: unknown, language: Language): string {
  const fields = itemsOf(member(form, 'fields')).filter(isObject);
  // What visitors agree to is much alike in all forms.
  const asked = fields.filter(({ kind }) => kind !== 'consent' && kind !== 'hidden').slice(0, mostQuestions);
  if (asked.length === 0) return '';
  const names = asked.map((field) => `“${questionOf(field, language)}”`);
  const more = fields.length - asked.length;
  if (language === 'zh') return `问${names.join('')}${more > 0 ? `等 ${fields.length} 个字段` : ''}`;
  return `Asks for ${names.join(', ')}${more > 0 ? ` and ${more} more field${more === 1 ? '' : 's'}` : ''}`;
}

/** The question that visitors read; of a field with the usual one, its kind. */
function questionOf({ label, kind }: Record<string, unknown>, language: Language): string {
  const own = inFirstLanguage(label);
  if (typeof own === 'string' && own !== '') return own;
  const name = String(kind);
  if (!Object.hasOwn(fieldSchemas, name)) return name;
  return described(fieldSchemas[name as keyof typeof fieldSchemas].description, name).label[language];
}
