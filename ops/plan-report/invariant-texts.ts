import type { InvariantChange } from '../plan/invariant-changes.ts';
import type { Language } from '../text/text.ts';

/** The heading of the invariants that a plan names. */
export const invariantsTitle = (lang: Language): string => (lang === 'zh' ? '不变量' : 'Invariants');

/** What the edits do to an invariant. */
export function invariantText({ id, after }: InvariantChange, lang: Language): string {
  if (after === 'violated')
    return lang === 'zh' ? `${id}：原来成立，现在不成立` : `${id}: held, is violated now`;
  return lang === 'zh' ? `${id}：原来不成立，现在成立` : `${id}: was violated, holds now`;
}
