import type { Words } from '../language/use-words.ts';

export const editLineWords = {
  putBack: { zh: '恢复原值', en: 'Put back' },
  takeOut: { zh: '删除这项新增', en: 'Delete what was added' },
  takeOutAll: { zh: '删除这些新增', en: 'Delete all that was added' },
  takeOutAllOf: { zh: '删除这些新增：{what}', en: 'Delete all that was added: {what}' },
  takeOutOf: { zh: '删除这项新增：{what}', en: 'Delete what was added: {what}' },
  takesOut: { zh: '去掉{what}', en: 'Takes out {what}' },
  putBackOf: { zh: '恢复原值：{what}', en: 'Put back: {what}' },
  fold: {
    zh: '一次改动的 {count} 个{what}：{parts}',
    en: '{count, plural, one {# entry} other {# entries}} ({what}) edited at once: {parts}',
  },
  foldAlike: {
    zh: '{count} 个{what}：{parts}',
    en: '{count, plural, one {# entry} other {# entries}} ({what}): {parts}',
  },
  foldPasted: {
    zh: '粘贴的 {count} 个{what}：{parts}',
    en: '{count, plural, one {# entry} other {# entries}} ({what}) pasted: {parts}',
  },
  foldAdded: { zh: '新增 {count} 个', en: '{count} added' },
  foldRemoved: { zh: '删除 {count} 个', en: '{count} removed' },
  foldChanged: { zh: '修改 {count} 个（{fields}）', en: '{count} changed ({fields})' },
} as const satisfies Words;
