import type { Words } from '../language/use-words.ts';

export const pasteWords = {
  title: { zh: '从表格粘贴或导入{what}', en: 'Paste or import from a spreadsheet: {what}' },
  paste: {
    zh: '在 Excel、WPS 或飞书表格里复制几行（可带表头），粘贴到这里；CSV 也可以',
    en: 'Copy rows in a spreadsheet, with their heads if there are any, and paste them here; CSV will do as well',
  },
  leftBefore: {
    zh: '这些行是上次留下、还没有粘贴的。',
    en: 'These rows were left here last time and are not pasted yet.',
  },
  empty: { zh: '清空', en: 'Clear' },
  example: { zh: '渠道\t品牌\t城市规则\t广告平台', en: 'Channel\tBrand\tCity rule\tAd network' },
  summary: {
    zh: '新增 {adds} 行，修改 {changes} 行，{nothing} 行没有变化，{fails} 行有问题。',
    en: '{adds, plural, one {# row} other {# rows}} to add, {changes, plural, one {# row} other {# rows}} to change, {nothing, plural, one {# row} other {# rows}} without a difference, {fails, plural, one {# row} other {# rows}} with a problem.',
  },
  leftOutOne: { zh: '“{columns}”一列不粘贴。', en: 'The column “{columns}” is left out.' },
  leftOutMore: { zh: '“{columns}”这 {count} 列不粘贴。', en: 'The columns “{columns}” are left out.' },
  between: { zh: '”“', en: '”, “' },
  nthColumn: { zh: '第 {at} 列', en: 'column {at}' },
  noId: {
    zh: '还不知道哪一列是“{one}”：请在表头的下拉框里选择。',
    en: 'Which column is the “{one}”? Choose it in the heads.',
  },
  headed: { zh: '第一行认作表头。', en: 'The first line was taken for heads.' },
  headless: {
    zh: '没有表头，列是按内容猜的。',
    en: 'There are no heads; the columns were guessed by what is in them.',
  },
  preview: { zh: '预览', en: 'Preview' },
  beyond: { zh: '右边还有列', en: 'More columns to the right' },
  line: { zh: '行', en: 'Line' },
  does: { zh: '会做什么', en: 'What it does' },
  column: { zh: '第 {at} 列 {head} 对应', en: 'Column {at} {head} is' },
  leaveOut: { zh: '（忽略）', en: '(left out)' },
  faults: { zh: '问题', en: 'Problem' },
  faultOf: { zh: '{name}{value}：', en: '{name}{value}: ' },
  quoted: { zh: '“{value}”', en: ' “{value}”' },
  adds: { zh: '新增', en: 'Adds' },
  changes: { zh: '修改', en: 'Changes' },
  nothing: { zh: '无变化', en: 'No difference' },
  fails: { zh: '有问题', en: 'Problem' },
  more: {
    zh: '还有 {count} 行没有列出',
    en: '{count, plural, one {# more row is} other {# more rows are}} not listed',
  },
  clears: {
    zh: '空白单元格清空已有的值（不勾选则保持不变）',
    en: 'Empty cells clear what there is (otherwise it stays)',
  },
  apply: { zh: '应用 {count} 行', en: 'Apply {count, plural, one {# row} other {# rows}}' },
  applySome: {
    zh: '只应用没有问题的 {count} 行（跳过 {fails} 行有问题的）',
    en: 'Apply only {count, plural, one {the # sound row} other {the # sound rows}} (leave out {fails} with a problem)',
  },
  cell: { zh: '第 {line} 行 {name}', en: 'Line {line}: {name}' },
  done: {
    zh: '已应用：新增 {adds} 行，修改 {changes} 行。',
    en: 'Applied: {adds, plural, one {# row} other {# rows}} added, {changes, plural, one {# row} other {# rows}} changed.',
  },
  doneWithout: {
    zh: '{fails} 行有问题，没有应用。',
    en: '{fails, plural, one {# row} other {# rows}} with a problem left out.',
  },
  toLeft: {
    zh: '改正这 {fails} 行…',
    en: 'Correct {fails, plural, one {this row} other {these # rows}}…',
  },
} as const satisfies Words;
