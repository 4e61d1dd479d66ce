import { yesNoValues } from '../../runtime/index.ts';
import { itemsOf, member } from '../json/json-values.ts';

/** The keys that say which answers a fact tells apart; a declaration has one of them. */
export const domainKeys = ['values', 'includes', 'bands'] as const;
export type DomainKey = (typeof domainKeys)[number];

/** What the limits of bands are. */
export type BandScale = 'number' | 'day' | 'month';

/** How the answers of a field may be a fact: the options of a choice, one of several choices, bands of a scale. */
export interface AnswerDomain {
  values?: readonly string[];
  includes?: readonly string[];
  bands?: BandScale;
}

/** How the answers of a field may be a fact; null: they are not finite, or not an answer. */
export function answerDomainOf(field: unknown): AnswerDomain | null {
  const options = itemsOf(member(field, 'options')).map((option) => String(member(option, 'value')));
  const max = member(field, 'max');
  switch (member(field, 'kind')) {
    case 'choice':
    case 'picker':
      return { values: options };
    case 'choices':
      return { includes: options };
    case 'yesNo':
      return { values: [...yesNoValues({ yes: answerOf(field, 'yes'), no: answerOf(field, 'no') })] };
    case 'rating':
      return {
        values: Array.from({ length: typeof max === 'number' ? max : 0 }, (_, at) => String(at + 1)),
        bands: 'number',
      };
    case 'amount':
    case 'number':
      return { bands: 'number' };
    case 'figure':
      // Another is shown only, and never sent.
      return member(field, 'send') === true ? { bands: 'number' } : null;
    case 'date':
      return { bands: member(field, 'precision') === 'month' ? 'month' : 'day' };
    default:
      return null;
  }
}

function answerOf(field: unknown, answer: 'yes' | 'no'): { value?: string } {
  const value = member(member(field, answer), 'value');
  return typeof value === 'string' ? { value } : {};
}
