import type { DisplayNames } from '../explain/display-names.ts';
import type { Language } from '../text/text.ts';
import { routeIn } from './find-route.ts';
import { decisionText } from './value-words.ts';
import { replaceIds } from './word-ids.ts';

/** The id of a page after its route is redundant. */
const pageId = /^ \[[\w-]*\]/;

/**
 * The value of a step, or one side of a change, in words: one text, or the text before a route, the id of the route,
 * and the text after it. The route is searched before ids become words, because a word may look like a route.
 * @param about - the step or the risk
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
