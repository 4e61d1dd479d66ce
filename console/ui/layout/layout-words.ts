import type { Words } from '../language/use-words.ts';

export const layoutWords = {
  noneFit: { zh: '没有符合筛选条件的', en: 'Nothing fits the filter' },
  clearFilter: { zh: '清除筛选', en: 'Clear the filter' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
} as const satisfies Words;
