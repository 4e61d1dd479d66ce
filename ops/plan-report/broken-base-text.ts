import type { BrokenBaseError } from '../plan/plan.ts';
import type { Language, Text } from '../text/text.ts';

export const brokenBaseTitle: Text = {
  zh: '基准的错误（这些文件没有对比）',
  en: 'errors of the base (their files were not compared)',
};

/** `hosts.json:3:5 ref-unknown 没有路由 "logn"` */
export const brokenBaseText = (
  { code, file, line, column, message }: BrokenBaseError,
  lang: Language,
): string => `${file}:${line}:${column} ${code} ${message[lang]}`;
