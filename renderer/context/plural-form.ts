import type { PluralForms } from '../../schemas/index.ts';

/**
 * The form of a text for a number; that for `other` where there is no number.
 * @param language - BCP 47 tag, whose rules choose
 */
export function chooseForm(language: string, forms: PluralForms, number = Number.NaN): string {
  if (Number.isNaN(number)) return forms.other;
  return forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
}
