import { member, stringsOf } from '../../../ops/json/json-values.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { answersOf } from '../schema-values/answers-of-form.ts';
import { freeCodes } from '../schema-values/free-codes.ts';
import { idsWithin } from '../schema-values/unique-ids.ts';
import { usualValues } from '../schema-values/usual-values.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
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
