import type { Words } from '../language/use-words.ts';

export const collisionWords = {
  title: { zh: '和别人同时改了', en: 'Edited by two at once' },
  about: {
    zh: '您修改的时候，{who}先改了这里。草稿里现在是对方的内容，您的还没有写入。',
    en: 'While you were editing, {who} changed this. The draft has the other text; yours is not written yet.',
  },
  notUndone: {
    zh: '没有撤销：{who}后来也改了这里。其余的也没有动，由您选。',
    en: 'Not undone: {who} has changed this since. Nothing else was changed either; you choose.',
  },
  notRedone: {
    zh: '没有重做：{who}后来也改了这里。其余的也没有动，由您选。',
    en: 'Not made again: {who} has changed this since. Nothing else was changed either; you choose.',
  },
  ofClosed: { zh: '这是在一个已经关掉的窗口里改的。', en: 'It was edited in a window that is closed.' },
  program: { zh: '别人或其他程序', en: 'somebody else, or another program' },
  seen: { zh: '原来：', en: 'Before: ' },
  mine: { zh: '我的：', en: 'Mine: ' },
  theirs: { zh: '对方的：', en: 'Theirs: ' },
  wasMine: { zh: '我当时改成：', en: 'As I had it: ' },
  undone: { zh: '撤销以后：', en: 'Undone: ' },
  redone: { zh: '重做以后：', en: 'Made again: ' },
  undoAll: { zh: '照样撤销', en: 'Undo all the same' },
  redoAll: { zh: '照样重做', en: 'Make it all the same' },
  missing: { zh: '没有这一项', en: 'none' },
  more: { zh: '还有 {count} 处', en: '{count, plural, one {# more place} other {# more places}}' },
  takeMine: { zh: '改成我的', en: 'Write mine' },
  keepTheirs: { zh: '保留对方的', en: 'Keep theirs' },
} as const satisfies Words;
