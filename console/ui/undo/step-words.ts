import type { Words } from '../language/use-words.ts';

/** Descriptions of undo steps. */
export const stepWords = {
  field: { zh: '{what}的{field}', en: '{what}: {field}' },
  added: { zh: '新增{what}', en: 'adding {what}' },
  removed: { zh: '删除{what}', en: 'removing {what}' },
  renamed: { zh: '{what}改名', en: 'renaming {what}' },
  moved: { zh: '移动{what}', en: 'moving {what}' },
  typed: { zh: '{file} 的文字', en: 'the text of {file}' },
  turned: { zh: '{what}：{before} → {after}', en: '{what}: {before} → {after}' },
  turnsMore: { zh: '{text} 等 {count} 处', en: '{text} and {count, plural, one {# more} other {# more}}' },
  places: { zh: '{what}的 {count} 处', en: '{what}, {count, plural, one {# place} other {# places}}' },
  andMore: { zh: '{what}等 {count} 处', en: '{what} and {count, plural, one {# more} other {# more}}' },
  stepBy: { zh: '{step}，{who}改的', en: '{step}, by {who}' },
  undone: { zh: '已撤销：{step}', en: 'Undone: {step}' },
} as const satisfies Words;
