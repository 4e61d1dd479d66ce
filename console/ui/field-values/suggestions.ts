import { similarNames } from '../../../ops/did-you-mean/similar-names.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { Labels } from '../../../ops/wording/labels.ts';
import type { IdsByName } from './ids-by-name.ts';
import { partsOf } from './tokens.ts';
import { isFault, parseValue } from './value-codec.ts';

/** A suggested correction of a text that is not one of the choices of its field. */
export interface Suggestion {
  /** The whole text after the correction. */
  text: string;
  /** The choice that it would name, by its display name. */
  name: string;
}

const mostSuggestions = 3;

/** The suggestions for a text that cannot be parsed; none where the field has no choices. */
export function suggestionsFor(
  { field, labels }: { field: Field | null; labels: Labels },
  text: string,
  named: IdsByName,
): Suggestion[] {
  if (!field || field.choices.length === 0) return [];
  if (field.kind !== 'tokens') return choicesLike(field, labels, text.trim(), named);
  const parts = partsOf(text);
  const suggestions = parts.flatMap((part, at) =>
    choicesLike(field, labels, part, named).map((one) => ({
      ...one,
      text: [...new Set(parts.map((other, index) => (index === at ? one.text : other)))].join('、'),
    })),
  );
  return suggestions.slice(0, mostSuggestions);
}

function choicesLike(field: Field, labels: Labels, text: string, named: IdsByName): Suggestion[] {
  const parsed = parseValue(field, text, named);
  if (!isFault(parsed) || text === '') return [];
  const nameOf = (id: string) =>
    [field.kind === 'tokens' ? '' : labels.get(id), id].filter(Boolean).join(' ');
  const ids = new Map(field.choices.map((id) => [String(id), String(id)]));
  for (const [name, [id, ...others]] of named) {
    // A name of several ids is ambiguous.
    if (id !== undefined && others.length === 0 && ids.has(id)) ids.set(name, id);
  }
  const similar = similarNames(text, [...ids.keys()]).map((name) => ids.get(name) ?? name);
  const candidates = [...new Set([...(parsed.candidates ?? []), ...similar])];
  return candidates.slice(0, mostSuggestions).map((id) => ({ text: id, name: nameOf(id) }));
}
