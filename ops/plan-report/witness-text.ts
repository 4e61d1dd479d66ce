import type { ReportedWitness } from '../plan/plan.ts';
import type { Language } from '../text/text.ts';

/** The command of a witness, and that no visit has confirmed it, where the search has found nobody who meets what is said. */
export const witnessText = (
  { witness, isUnconfirmed }: ReportedWitness,
  lang: Language,
  as: (command: string) => string = (command) => command,
): string =>
  isUnconfirmed
    ? `${as(witness)}  ${lang === 'zh' ? '（没有访问确认过）' : '(confirmed by no visit)'}`
    : as(witness);
