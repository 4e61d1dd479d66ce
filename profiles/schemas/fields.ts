import {
  loanAmountProperties,
  loanFields,
  loanFigureDescriptions,
  loanFigureProperties,
  loanFigures,
} from '../loan/schemas/loan-fields.ts';

/** The field kinds that product profiles add, by name; an entry of a group may have each. */
export const profileFields = { ...loanFields } as const;
/** What they add to an `amount`. */
export const profileAmountProperties = { ...loanAmountProperties } as const;
/** What a `figure` may be besides, the description of each, and the properties that these have. */
export const profileFigures = [...loanFigures] as const;
export const profileFigureDescriptions = [...loanFigureDescriptions] as const;
export const profileFigureProperties = { ...loanFigureProperties } as const;
