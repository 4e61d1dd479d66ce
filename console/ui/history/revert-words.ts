import type { Words } from '../language/use-words.ts';

export const revertWords = {
  revertAll: { zh: '撤回这次保存，后来的保留', en: 'Take back this save, keep later ones' },
  revertFile: { zh: '恢复这个文件的改动', en: 'Put this file back' },
  revertFileOf: { zh: '恢复 {file} 在这次保存里的改动', en: 'Put back what this save changed in {file}' },
  revert: { zh: '恢复原来的', en: 'Put it back' },
  revertOf: { zh: '恢复原来的：{what}', en: 'Put it back: {what}' },
  revertPart: { zh: '只恢复这一项', en: 'Put back this one' },
  revertPartOf: { zh: '只恢复这一项：{what}', en: 'Put back this one: {what}' },
  restore: { zh: '恢复成这次保存后的样子', en: 'Make it what it was after this save' },
  reverting: { zh: '正在恢复…', en: 'Putting it back…' },
  removing: { zh: '正在删除…', en: 'Deleting it…' },
  removed: {
    zh: '已删除，是一步未保存的改动：可以撤销，保存后才生效。',
    en: 'Deleted, as one unsaved edit: it can be undone, and takes effect once it is saved.',
  },
  removedBefore: { zh: '已删除，还没有保存。', en: 'Deleted, and not saved yet.' },
  removedSaved: { zh: '已删除并保存。', en: 'Deleted and saved.' },
  done: {
    zh: '已恢复，是一步未保存的改动：可以撤销，保存后才生效。',
    en: 'Put back, as one unsaved edit: it can be undone, and takes effect once it is saved.',
  },
  doneBefore: { zh: '已恢复，还没有保存。', en: 'Put back, and not saved yet.' },
  doneSaved: { zh: '已恢复并保存。', en: 'Put back and saved.' },
  toPlan: { zh: '看影响', en: 'See whom it affects' },
  toSave: { zh: '去保存', en: 'To the save' },
  undo: { zh: '撤销', en: 'Undo' },
  before: { zh: '那次保存之前', en: 'Before that save' },
  after: { zh: '那次保存改成', en: 'That save made it' },
  now: { zh: '现在是', en: 'Now it is' },
  none: { zh: '（无）', en: '(none)' },
  morePlaces: {
    zh: '还有 {count} 处也改过。',
    en: '{count, plural, one {# more place was} other {# more places were}} changed again.',
  },
  moreReasons: {
    zh: '还有 {count} 个错误。',
    en: '{count, plural, one {# more error} other {# more errors}}.',
  },
} as const satisfies Words;
