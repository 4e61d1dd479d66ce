import { hasSize } from '../../../ops/field-values/satisfiable.ts';
import { itemsOf, member } from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { described } from '../../../ops/wording/described.ts';
import { fieldSchemas } from '../../../schemas/page/field.ts';
import type { AnswerOption } from './value-scope.ts';

/**
 * The fields of a form, as others name them.
 * @param group - the group whose fields they are
 */
export function answersOf(form: unknown, group?: string): AnswerOption[] {
  return itemsOf(member(form, 'fields')).flatMap((field): AnswerOption[] => {
    const [id, kind] = ['id', 'kind'].map((key) => member(field, key));
    const label = inFirstLanguage(member(field, 'label'));
    if (typeof id !== 'string' || typeof kind !== 'string') return [];
    const known = Object.hasOwn(fieldSchemas, kind)
      ? described(fieldSchemas[kind as keyof typeof fieldSchemas].description, kind).label.zh
      : kind;
    const options = optionsOf(field, kind);
    return [
      {
        id,
        label: typeof label === 'string' ? label : known,
        options: options.length > 0 ? options.map(String) : null,
        ...(kind !== 'rating' && kind !== 'yesNo' && { texts: textsOf(field) }),
        isTicked: kind === 'consent',
        hasSize: hasSize(field),
        ...(group !== undefined && { group }),
      },
      ...(kind === 'group' ? answersOf(field, id) : []),
    ];
  });
}

const textsOf = (field: unknown): string[] =>
  itemsOf(member(field, 'options')).map((one) => String(inFirstLanguage(member(one, 'label')) ?? ''));

/** The answers that a field can have; none where they are not in a list. */
function optionsOf(field: unknown, kind: string): unknown[] {
  if (kind === 'yesNo') return ['yes', 'no'].map((one) => member(field, one, 'value') ?? one);
  const max = member(field, 'max');
  if (kind === 'rating' && typeof max === 'number')
    return Array.from({ length: max }, (_, index) => index + 1);
  return itemsOf(member(field, 'options')).map((one) => member(one, 'value'));
}
