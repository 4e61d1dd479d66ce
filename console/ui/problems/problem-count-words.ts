import type { Words } from '../language/use-words.ts';

export const problemCountWords = {
  notes: { zh: '{count} 个提醒', en: '{count, plural, one {# note} other {# notes}}' },
  errors: { zh: '{errors} 个错误', en: '{errors, plural, one {# error} other {# errors}}' },
  unwritten: { zh: '{count} 处没有写入', en: '{count, plural, one {# entry} other {# entries}} not written' },
  also: { zh: '{found}，{unwritten}', en: '{found}, {unwritten}' },
  problems: {
    zh: '{errors} 个错误，{others} 个提醒',
    en: '{errors, plural, one {# error} other {# errors}}, {others, plural, one {# note} other {# notes}}',
  },
} as const satisfies Words;
