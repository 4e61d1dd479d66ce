import type { Words } from '../language/use-words.ts';

export const fileWords = {
  export: { zh: '导出', en: 'Export' },
  exportHelp: {
    zh: '把现在看到的列和行写成表格文件（.xlsx），改好后可以再导入',
    en: 'Writes the columns and rows as they are seen into a spreadsheet (.xlsx), which can be imported again',
  },
  exported: {
    zh: '已导出 {name}：{rows} 行，{columns} 列',
    en: '{name} is exported: {rows, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}',
  },
  choose: { zh: '选择表格文件（.xlsx）…', en: 'Choose a spreadsheet (.xlsx)…' },
  notReadable: {
    zh: '“{name}”不是能读的表格文件。请在 Excel、WPS 或飞书表格里另存为“.xlsx”，再选一次；CSV 可以打开后复制粘贴。',
    en: '“{name}” is not a spreadsheet that can be read. Save it as .xlsx and choose it again; of a CSV file, copy the rows and paste them.',
  },
  empty: {
    zh: '“{name}”的第一张工作表“{sheet}”是空的。',
    en: 'The first sheet of “{name}”, “{sheet}”, is empty.',
  },
  read: { zh: '已读入“{name}”，工作表“{sheet}”。', en: 'Read: “{name}”, sheet “{sheet}”.' },
  otherSheets: {
    zh: '只读第一张工作表；没有读：{sheets}。',
    en: 'Only the first sheet is read, and not {sheets}.',
  },
  nothing: {
    zh: '和草稿一样，什么都不用改。',
    en: 'It is the same as the draft: nothing changes.',
  },
  notInFile: {
    zh: '文件里没有的 {count} 行保持不变。',
    en: '{count, plural, one {# row that is not in the file stays as it is} other {# rows that are not in the file stay as they are}}.',
  },
  derivedColumn: {
    zh: '{at} 列“{head}”由别的设置决定，不导入。',
    en: 'Column {at} “{head}” follows from other settings and is not imported.',
  },
  unknownColumn: {
    zh: '{at} 列“{head}”：表里没有这一列，不会导入。在下面的表头里选它对应哪一列，或在文件里改好表头再选一次。',
    en: 'Column {at} “{head}” is none of the table and is not imported. Choose what it is in the heads below, or correct its head in the file and choose the file again.',
  },
  nearColumn: { zh: '对应“{name}”', en: 'It is “{name}”' },
  twiceColumn: {
    zh: '{at} 列“{head}”与 {other} 列是同一列，只导入 {other} 列。',
    en: 'Column {at} “{head}” is the same as column {other}; only {other} is imported.',
  },
  noHead: {
    zh: '第一行不是表头，不猜哪一列是什么：在下面的表头里选，或在文件第一行写上列名再选一次。',
    en: 'The first line has no heads, and no column is guessed: choose them in the heads below, or write the names of the columns into the first line of the file and choose it again.',
  },
  changes: { zh: '会改什么', en: 'What changes' },
  added: { zh: '新增{one} {id}', en: 'New: {one} {id}' },
  addedWith: { zh: '：{values}', en: ': {values}' },
  value: { zh: '{name} {value}', en: '{name} {value}' },
  changed: { zh: '{name}：{before} → {after}', en: '{name}: {before} → {after}' },
  none: { zh: '（空）', en: '(none)' },
  between: { zh: '，', en: ', ' },
  line: { zh: '第 {line} 行', en: 'line {line}' },
  more: {
    zh: '还有 {count} 行，见下面的表',
    en: '{count, plural, one {# more row is} other {# more rows are}} in the table below',
  },
  sheetsBetween: { zh: '、', en: ', ' },
  askPlan: { zh: '先看影响', en: 'See who would be affected' },
  hidePlan: { zh: '收起影响', en: 'Hide who would be affected' },
  planning: { zh: '正在算这些改动会影响谁…', en: 'Working out whom these edits would affect…' },
} as const satisfies Words;
