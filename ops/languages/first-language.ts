import { isObject } from '../json/json-values.ts';

/** A text as its file has it, or what it says in the language that stands first; anything else as it is. */
export function inFirstLanguage(value: unknown): unknown {
  if (!isObject(value)) return value;
  const texts = Object.entries(value);
  const isPerLanguage = texts.every(
    ([tag, text]) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(tag) && typeof text === 'string',
  );
  return isPerLanguage && texts.length > 0 ? texts[0]?.[1] : value;
}
