import { loanPluralsEn } from '../loan/names/plurals-en.ts';
import { loanTextsEn } from '../loan/names/texts-en.ts';
import { loanTextsZh } from '../loan/names/texts-zh.ts';

/** The texts of the messages that product profiles add, and their forms by a number, in each language that ships. */
export const profileTextsZh = { ...loanTextsZh } as const;
export const profileTextsEn = { ...loanTextsEn } as const;
export const profilePluralsEn = { ...loanPluralsEn } as const;
