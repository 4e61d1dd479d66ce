import { splitDescription } from '../../../ops/text/text.ts';
import type { Language } from '../../api/index.ts';

const reported = new Set([
  'title',
  'description',
  'markdownDescription',
  'errorMessage',
  'deprecationMessage',
]);

/** The schema with its texts, `中文 | English`, in one language only. */
export function schemaInLanguage(schema: unknown, language: Language): unknown {
  if (Array.isArray(schema)) return schema.map((one) => schemaInLanguage(one, language));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, unknown] => {
      if (typeof value === 'string')
        return [key, reported.has(key) ? splitDescription(value)[language] : value];
      if (key === 'enumDescriptions' && Array.isArray(value)) {
        return [key, value.map((one) => (typeof one === 'string' ? splitDescription(one)[language] : one))];
      }
      return [key, schemaInLanguage(value, language)];
    }),
  );
}
