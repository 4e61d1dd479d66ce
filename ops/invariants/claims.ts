import type { Invariant } from '../../schemas/index.ts';
import type { PageForm } from './page-forms.ts';
import type { ReachedPage, Start } from './reached-pages.ts';

const quantifiers = ['never', 'always', 'only'] as const;
export type Quantifier = (typeof quantifiers)[number];
const effects = ['lands', 'reaches', 'asks', 'calls'] as const;
type Effect = (typeof effects)[number];

/** One effect of an invariant under its quantifier. */
export interface Claim {
  quantifier: Quantifier;
  effect: Effect;
  names: readonly string[];
  /** Limits `asks` and `calls` to forms that call one of these. */
  formsThatCall: readonly string[] | null;
}

/** A page or form that breaks a claim, and for whom. */
export interface Violation {
  claim: Claim;
  start: Start;
  reached: ReachedPage;
  /** The form, with the names by which it breaks the claim. */
  form: { of: PageForm; names: string[] } | null;
}

export function claimsOf(invariant: Invariant): Claim[] {
  return quantifiers.flatMap((quantifier) => {
    const claim = invariant[quantifier];
    if (!claim) return [];
    return effects.flatMap((effect): Claim[] => {
      const names = claim[effect];
      return names ? [{ quantifier, effect, names, formsThatCall: invariant.formsThatCall ?? null }] : [];
    });
  });
}

export const isAboutPages = ({ effect }: Claim): boolean => effect === 'lands' || effect === 'reaches';

/** Whether the claim is about landing pages alone: `always` is about the end of the visit. */
export const isAboutLanding = ({ effect, quantifier }: Claim): boolean =>
  effect === 'lands' || (effect === 'reaches' && quantifier === 'always');

/** Whether somebody who reaches the page breaks a claim about pages. */
export const isBrokenByPage = ({ quantifier, names }: Claim, page: string): boolean =>
  names.includes(page) === (quantifier === 'never');

/** The names by which a form breaks a claim: it has them or, under `always`, lacks them. */
export function brokenByForm({ quantifier, effect, names, formsThatCall }: Claim, form: PageForm): string[] {
  const isForm = form.form !== null;
  if (formsThatCall && !(isForm && formsThatCall.some((one) => form.calls.has(one)))) return [];
  if (quantifier === 'always') {
    const certain = effect === 'asks' ? form.certainConsents : form.calls;
    return isForm ? names.filter((name) => !certain.has(name)) : [];
  }
  const all = [...(effect === 'asks' ? form.consents : form.calls)];
  return all.filter((name) => names.includes(name) === (quantifier === 'never'));
}
