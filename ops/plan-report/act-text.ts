import type { ReportedAct } from '../plan/report-acts.ts';
import type { Language } from '../text/text.ts';
import { actWords } from '../wording/act-words.ts';
import { factReadingText } from './fact-reading-words.ts';

/** Characters of a value that are shown. */
const mostCharacters = 80;

const shortened = (value: string | null): string => {
  if (value === null) return '-';
  return value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value;
};

/** `接口 endpoints formSave path：/v3/user/formSave → /v4/user/formSave` */
export function actText({ act, value, before, after }: ReportedAct, lang: Language): string {
  const sides = `${shortened(before)} → ${shortened(after)}`;
  const what =
    act === 'application'
      ? factReadingText(value.split(' ').slice(1), lang)
      : `${actWords[act][lang]} ${value}`;
  return `${what}${lang === 'zh' ? '：' : ': '}${sides}`;
}
