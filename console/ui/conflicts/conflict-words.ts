import type { Words } from '../language/use-words.ts';

export const conflictWords = {
  conflicts: { zh: '别人也改了这些文件', en: 'Somebody else changed these files as well' },
  conflictAbout: {
    zh: '您改动之后，别人也改了 {file}。选一个版本，才能保存。',
    en: 'Somebody else changed {file} after your edits began. Choose a text before saving.',
  },
  merged: { zh: '合并两边的改动', en: 'Both sides merged' },
  ours: { zh: '只要我的改动', en: 'Only my edits' },
  theirs: { zh: '只要别人的改动', en: 'Only the edits of the others' },
  noMerge: {
    zh: '有一边不是有效的 JSON，不能自动合并。',
    en: 'One of the texts is not valid JSON, so they cannot be merged.',
  },
  fieldsAbout: {
    zh: '两边都改了这 {count} 处，请逐个选定；其余改动已合并。',
    en: 'Both sides changed {count, plural, one {this field} other {these # fields}}: choose a value for each. All other edits are merged.',
  },
  fieldBefore: { zh: '原来：', en: 'Before: ' },
  fieldOurs: { zh: '我的', en: 'Mine' },
  fieldTheirs: { zh: '别人的', en: 'Theirs' },
  fieldMissing: { zh: '没有这一项', en: 'none' },
  openFields: { zh: '还有 {count} 处没有选。', en: '{count} still to be chosen.' },
  oursDiff: { zh: '我的改动', en: 'My edits' },
  theirsDiff: { zh: '别人的改动', en: 'Edits of the others' },
  result: { zh: '结果（可以再改）', en: 'Result (it can be edited)' },
  resultDiff: { zh: '与别人改后的文件相比', en: 'Against the file as the others left it' },
  take: { zh: '采用这个结果', en: 'Take this result' },
} as const satisfies Words;
