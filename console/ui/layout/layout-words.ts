import type { Words } from '../language/use-words.ts';

export const layoutWords = {
  noneFit: { zh: '没有符合筛选条件的', en: 'Nothing fits the filter' },
  clearFilter: { zh: '清除筛选', en: 'Clear the filter' },
  discards: {
    zh: '填写的内容还没有用上。再按一次 Esc 就放弃它。',
    en: 'What you have typed is not used yet. Press Escape again to discard it.',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  noSuch: { zh: '草稿里没有 {id}', en: 'There is no {id} in the draft' },
  noSuchAbout: {
    zh: '它可能已被撤销、删除或改名，或者还没有新建。刚撤销的，按“重做”就回来。',
    en: 'It may have been undone, deleted or renamed, or is still to be made. What was just undone comes back with “Redo”.',
  },
  toList: { zh: '看全部', en: 'See all' },
  close: { zh: '关闭', en: 'Close' },
} as const satisfies Words;
