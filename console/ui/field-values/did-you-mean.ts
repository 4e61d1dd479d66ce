import type { Field } from '../../../ops/wording/field.ts';
import type { Labels } from '../../../ops/wording/labels.ts';
import type { IdsByName } from './ids-by-name.ts';
import { similarNames } from './similar-names.ts';
import { partsOf } from './tokens.ts';
import { isFault, parseValue } from './value-codec.ts';

/** What a text that cannot be read may have meant. */
export interface Suggestion {
  /** The whole text as it would be. */
  text: string;
  /** The one it would name, as people call it. */
  name: string;
}

const most = 3;

/** What may have been meant by a text that is none of the choices; none where anything of the right form can be. */
export function didYouMean(
  { field, labels }: { field: Field | null; labels: Labels },
  text: string,
  named: IdsByName,
): Suggestion[] {
  if (!field || field.choices.length === 0) return [];
  if (field.kind !== 'tokens') return offersOf(field, labels, text.trim(), named);
  const parts = partsOf(text);
  const offers = parts.flatMap((part, at) =>
    offersOf(field, labels, part, named).map((one) => ({
      ...one,
      text: [...new Set(parts.map((other, index) => (index === at ? one.text : other)))].join('、'),
    })),
  );
  return offers.slice(0, most);
}

function offersOf(field: Field, labels: Labels, text: string, named: IdsByName): Suggestion[] {
  const read = parseValue(field, text, named);
  if (!isFault(read) || text === '') return [];
  const nameOf = (id: string) =>
    [field.kind === 'tokens' ? '' : labels.get(id), id].filter(Boolean).join(' ');
  const ids = new Map(field.choices.map((id) => [String(id), String(id)]));
  for (const [name, [id, ...others]] of named) {
    // Which of several is meant no name says.
    if (id !== undefined && others.length === 0 && ids.has(id)) ids.set(name, id);
  }
  const near = similarNames(text, [...ids.keys()]).map((name) => ids.get(name) ?? name);
  const meant = [...new Set([...(read.candidates ?? []), ...near])];
  return meant.slice(0, most).map((id) => ({ text: id, name: nameOf(id) }));
}
