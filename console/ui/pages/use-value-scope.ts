import { hasSize } from '../../../ops/field-values/satisfiable.ts';
import { itemsOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { described } from '../../../ops/wording/described.ts';
import { configFiles } from '../../../schemas/index.ts';
import { fieldSchemas } from '../../../schemas/page/field.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { freeCodes } from '../schema-values/free-codes.ts';
import { idsWithin } from '../schema-values/unique-ids.ts';
import { usualValues } from '../schema-values/usual-values.ts';
import type { AnswerOption, ValueScope } from '../schema-values/value-scope.ts';
import { type Definition, definitionOf } from './definition-files.ts';

/** What the values of a page or form may name. To be called in an observer. */
export function useValueScope({ file, value }: Definition, all: readonly Definition[]): ValueScope {
  const draftStore = useDraftStore();
  const { names } = draftStore;
  const endpoints = draftStore.file(configFiles.endpoints.path)?.value;
  const schema = useSchema(file);
  const tag = definitionOf(file)?.folder === 'forms' ? 'kind' : 'type';
  return {
    ids: (kind) => (schema?.definitions?.[`id-${kind}`]?.enum ?? []).map(String),
    outcomes: stringsOf(member(value, 'outcomes')),
    answers: answersOf(value),
    names,
    // Only where something is made: the others need not be walked for every key that is typed.
    usual: (kind, keys) =>
      usualValues(
        all.map((one) => one.value),
        tag,
      )(kind, keys),
    freeCodes: (list) =>
      freeCodes(value, list, {
        endpoints,
        formOf: (id) => draftStore.file(`definitions/forms/${id}.json`)?.value,
      }),
    takenIds: new Set(idsWithin(value, tag)),
  };
}

/** @param group - the group whose fields they are */
function answersOf(form: unknown, group?: string): AnswerOption[] {
  return itemsOf(member(form, 'fields')).flatMap((field): AnswerOption[] => {
    const [id, kind, label] = ['id', 'kind', 'label'].map((key) => member(field, key));
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
