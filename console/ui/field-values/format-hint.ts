import { patternDescriptions } from '../../../ops/check/pattern-descriptions.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { Text } from '../../api/index.ts';

/** Describes the texts that a field accepts; null where it accepts any text, or one of a list. */
export function formatHint({ pattern, choices }: Pick<Field, 'pattern' | 'choices'>): Text | null {
  if (!pattern || choices.length > 0) return null;
  // The source of a regular expression escapes a slash, the schema does not.
  return patternDescriptions[pattern.source.replaceAll('\\/', '/')] ?? null;
}
