import { patternDescriptions } from '../../../ops/check/pattern-descriptions.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { Text } from '../../api/index.ts';

/** What a text of this field may be made of, in words; null where it can be anything, or one of a list. */
export function formatHint({ pattern, choices }: Pick<Field, 'pattern' | 'choices'>): Text | null {
  if (!pattern || choices.length > 0) return null;
  // A regular expression writes a slash with a backslash before it, the schema without.
  return patternDescriptions[pattern.source.replaceAll('\\/', '/')] ?? null;
}
