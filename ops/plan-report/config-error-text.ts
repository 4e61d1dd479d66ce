import type { ConfigError } from '../diagnostics/config-error.ts';
import type { Language, Text } from '../text/text.ts';

export const brokenBaseTitle: Text = {
  zh: '基准的错误（这些文件没有对比）',
  en: 'errors of the base (their files were not compared)',
};

export const headErrorsTitle: Text = {
  zh: '现在的配置有错误：先改正，才能发布',
  en: 'errors of the config as it is now: mend them before it is published',
};

/** `hosts.json:3:5 ref-unknown 没有路由 "logn"` */
export const configErrorText = ({ code, file, line, column, message }: ConfigError, lang: Language): string =>
  `${file}:${line}:${column} ${code} ${message[lang]}`;
