import { brokenInvariants } from '../invariant-changes/broken-invariants.ts';
import type { InvariantChange } from '../invariant-changes/invariant-changes.ts';
import type { Language } from '../text/text.ts';

/** The heading of the invariants that a plan names. */
export const invariantsTitle = (lang: Language): string => (lang === 'zh' ? '不变量' : 'Invariants');

/** What the edits do to an invariant. */
export function invariantText({ id, after }: InvariantChange, lang: Language): string {
  if (after === 'violated')
    return lang === 'zh' ? `${id}：原来成立，现在不成立` : `${id}: held, is violated now`;
  return lang === 'zh' ? `${id}：原来不成立，现在成立` : `${id}: was violated, holds now`;
}

/** `1 条不变量不再成立`; empty where the edits break none. */
export function brokenInvariantsText(changes: readonly InvariantChange[], lang: Language): string {
  const { length } = brokenInvariants(changes);
  if (length === 0) return '';
  if (lang === 'zh') return `${length} 条不变量不再成立`;
  return length === 1 ? '1 invariant is violated now' : `${length} invariants are violated now`;
}
