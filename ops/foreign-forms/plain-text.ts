/** What `plainText` had to change, as reasons of a loss. */
export type TextChange = 'markup' | 'piping';

const tag = /<\/?[a-z][^>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
/** `{name}` of SurveyJS, `#recall:id/fallback:text#` of Formbricks, `$t(…)` of neither is known. */
const piped = /\{[^{}]*\}|#recall:[^#]*#/g;
/** Characters that are not seen; a line break counts as white space. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * A text as our config may have it: one line, no markup, no braces but those of our own placeholders, no address in
 * place of words, nothing that cannot be seen.
 */
export function plainText(written: string): { text: string; changes: TextChange[] } {
  const changes: TextChange[] = [];
  const instead = (text: string, pattern: RegExp, by: string, change: TextChange) => {
    const after = text.replace(pattern, by);
    if (after !== text) changes.push(change);
    return after;
  };
  const untagged = instead(written, tag, ' ', 'markup').replace(/&[a-z]+;/g, (one) => entities[one] ?? one);
  const unpiped = instead(untagged, piped, '…', 'piping').replace(/[{}]/g, '');
  const text = unpiped.replace(/\s+/g, ' ').replace(unseen, '').replace(/\s+/g, ' ').trim();
  return { text: /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? '' : text, changes };
}

/** At most so many UTF-16 units, with “…” where it was cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
