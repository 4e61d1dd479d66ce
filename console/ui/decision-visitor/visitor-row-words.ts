import type { Words } from '../language/use-words.ts';

export const visitorRowWords = {
  forWhom: { zh: '对哪些访客', en: 'For which visitors' },
  within: { zh: '第 {number} 行的条件：', en: 'the conditions of row {number}: ' },
  more: { zh: '更多条件', en: 'More conditions' },
  comma: { zh: '，', en: ', ' },
  stop: { zh: '。', en: '.' },
  willDecide: { zh: '这一行将对这样的访客起作用：', en: 'The row will decide for visitors with: ' },
  allOfRow: {
    zh: '也就是第 {number} 行现在的全部访客。要只对其中一部分，再勾一个条件。',
    en: 'These are all visitors of row {number}. Tick another condition to take only some of them.',
  },
  thenEnds: { zh: '添加后，这位访客到：', en: 'With it this visitor ends at: ' },
  stillDecides: {
    zh: '勾选的条件对这位访客不够：添加后，仍由第 {number} 行决定：{name}。这位访客到：',
    en: 'The ticked conditions do not suffice for this visitor: row {number} still decides: {name}. This visitor ends at: ',
  },
  noneDecides: {
    zh: '勾选的条件对这位访客不够：添加后，仍没有一行符合。这位访客到：',
    en: 'The ticked conditions do not suffice for this visitor: still no row matches. This visitor ends at: ',
  },
} as const satisfies Words;
