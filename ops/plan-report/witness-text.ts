import type { ReportedWitness } from '../plan/plan.ts';
import type { Language, Text } from '../text/text.ts';

/** Behind a witness whom no visit has confirmed. */
export const unconfirmedWords: Text = { zh: '没有访问确认过', en: 'confirmed by no visit' };

/** The command of a witness, and that no visit has confirmed it, where the search has found nobody who meets what is said. */
export const witnessText = (
  { witness, isUnconfirmed }: ReportedWitness,
  lang: Language,
  as: (command: string) => string = (command) => command,
): string =>
  isUnconfirmed
    ? `${as(witness)}  ${lang === 'zh' ? `（${unconfirmedWords.zh}）` : `(${unconfirmedWords.en})`}`
    : as(witness);
