import type { Words } from '../language/use-words.ts';

export const headedWords = {
  about: {
    zh: '以 # 开头的一行是小标题，其余每一行是一段。',
    en: 'A line that begins with # is a heading, every other line a paragraph.',
  },
  aboutLanguages: {
    zh: '每种语言一份，小标题和段落一一对应。在一份里加一段，各种语言都多这一段，要逐一翻译；删一段，各种语言都少这一段。',
    en: 'One text for each language; headings and paragraphs correspond. A paragraph that is added or removed in one is so in all of them, and a new one is to be translated.',
  },
  inLanguage: { zh: '{label}：{language}', en: '{label}: {language}' },
  perLanguage: { zh: '“{label}”分语言写', en: 'Write “{label}” for each language' },
  noHeading: {
    zh: '第 {line} 行：先写一行以 # 开头的小标题',
    en: 'line {line}: a heading that begins with # is missing',
  },
  noParagraph: {
    zh: '第 {line} 行：这个小标题下面没有段落',
    en: 'line {line}: there is no paragraph below this heading',
  },
  staleDate: {
    zh: '正文改了，更新日期还是 {date}。',
    en: 'The text has changed, and its date is still {date}.',
  },
  dateOfToday: { zh: '改为今天 {today}', en: 'Change it to today, {today}' },
} as const satisfies Words;
