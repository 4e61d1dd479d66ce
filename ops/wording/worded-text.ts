import type { DisplayNames } from '../explain/display-names.ts';
import type { Language } from '../text/text.ts';
import { routeIn } from './find-route.ts';
import { decisionText } from './value-words.ts';
import { replaceIds } from './word-ids.ts';

/** The id of a page after its route says nothing more. */
const pageId = /^ \[[\w-]*\]/;

/**
 * What a step decided, or one side of a change, in words: one text, or what stands before a route, its id, and what
 * stands after it. The route is looked for before ids become words, among which one may look like it.
 * @param about - the step or the risk that it is told of
 */
export function wordedParts(
  about: string,
  given: string,
  language: Language,
  names: DisplayNames | null,
): [string] | [string, string, string] {
  const text = decisionText(given, language);
  const found = routeIn(about, text, names);
  if (!found) return [replaceIds(text, names, language)];
  const words = (part: string) => replaceIds(part, names, language);
  return [words(found.before), found.id, words(found.after.replace(pageId, ''))];
}
