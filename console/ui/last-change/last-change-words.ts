import type { Words } from '../language/use-words.ts';

export const lastChangeWords = {
  by: { zh: '{author} 于 {at} 最后修改：{subject}', en: 'Last changed by {author} on {at}: {subject}' },
  never: { zh: '还没有提交过', en: 'Not committed yet' },
  uncommitted: { zh: '磁盘上还有未提交的改动', en: 'with changes that are not committed' },
  history: { zh: '修改历史', en: 'History' },
  historyOf: { zh: '{id} 的修改历史', en: 'History of {id}' },
} as const satisfies Words;
