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
  choose: { zh: '选择表格文件（.xlsx、.csv）…', en: 'Choose a spreadsheet (.xlsx, .csv)…' },
  notReadable: {
    zh: '“{name}”不是能读的表格文件，什么都没有读入。请在 Excel、WPS 或飞书表格里另存为“.xlsx”或“.csv”，再选一次。',
    en: '“{name}” is not a spreadsheet that can be read, and nothing was taken from it. Save it as .xlsx or .csv and choose it again.',
  },
  empty: {
    zh: '“{name}”里没有内容，什么都没有读入。',
    en: '“{name}” is empty, and nothing was taken from it.',
  },
  read: { zh: '已读入“{name}”，工作表“{sheet}”。', en: 'Read: “{name}”, sheet “{sheet}”.' },
  readText: {
    zh: '已读入“{name}”，按 {encoding} 编码。',
    en: 'Read: “{name}”, as {encoding}.',
  },
  otherSheets: {
    zh: '只读一张工作表。改读：',
    en: 'Only one sheet is read. Read instead:',
  },
  aboveHead: {
    zh: '表头在第 {line} 行，它上面的不导入。',
    en: 'The heads are in line {line}; what is above them is not imported.',
  },
  nothing: {
    zh: '和草稿一样，什么都不用改。',
    en: 'It is the same as the draft: nothing changes.',
  },
  notInFile: {
    zh: '文件里没有的 {count} 行（{ids}）保持不变，不会删除；要删除，在表里选中再删。',
    en: '{count, plural, one {# row that is not in the file ({ids}) stays as it is and is not deleted} other {# rows that are not in the file ({ids}) stay as they are and are not deleted}}: to delete rows, choose them in the table.',
  },
  andMore: { zh: '{shown} 等', en: '{shown} …' },
  wayOut: {
    zh: '{fails} 行有问题，列在下面的表里，不会导入：直接在格里改好，或改好文件再选一次。',
    en: '{fails, plural, one {# row has a problem. It is listed below and is not imported: correct its cell there, or correct the file and choose it again.} other {# rows have a problem. They are listed below and are not imported: correct their cells there, or correct the file and choose it again.}}',
  },
  clearsCells: {
    zh: '有 {count} 格在文件里是空的，会清空原来的值：{cells}。合并的单元格只有第一格有值，公式出错的格也是空的。不想清空，就去掉最下面“空白单元格清空已有的值”的勾。',
    en: '{count, plural, one {# cell is empty in the file and clears its value} other {# cells are empty in the file and clear their values}}: {cells}. Of merged cells only the first has a value, and a cell whose formula fails has none. To keep the values, untick “Empty cells clear what there is” at the end.',
  },
  derivedEdited: {
    zh: '{at} 列“{head}”里改过的 {count} 格不导入：{cells}。{about}。',
    en: '{count, plural, one {# cell that was edited in column {at} “{head}” is} other {# cells that were edited in column {at} “{head}” are}} not imported: {cells}. {about}.',
  },
  namelessColumn: {
    zh: '{at} 列有内容，但没有表头，不会导入。在下面的表头里选它对应哪一列，或在文件里写上列名再选一次。',
    en: 'Column {at} has values and no head, and is not imported. Choose what it is in the heads below, or write its name into the file and choose the file again.',
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
    zh: '没有找到表头，不猜哪一列是什么：在下面的表头里选，或在文件第一行写上列名再选一次。',
    en: 'No line has the heads of this table, and no column is guessed: choose them in the heads below, or write the names of the columns into the first line of the file and choose it again.',
  },
  changes: { zh: '会改什么', en: 'What changes' },
  added: { zh: '新增{one} {id}', en: 'New: {one} {id}' },
  addedWith: { zh: '：{values}', en: ': {values}' },
  value: { zh: '{name} {value}', en: '{name} {value}' },
  changed: { zh: '{name}：{before} → {after}', en: '{name}: {before} → {after}' },
  none: { zh: '（无）', en: '(none)' },
  between: { zh: '，', en: ', ' },
  line: { zh: '第 {line} 行', en: 'line {line}' },
  more: {
    zh: '还有 {count} 行，见下面的表',
    en: '{count, plural, one {# more row is} other {# more rows are}} in the table below',
  },
  listBetween: { zh: '、', en: ', ' },
  askPlan: { zh: '先看影响', en: 'See who would be affected' },
  hidePlan: { zh: '收起影响', en: 'Hide who would be affected' },
  planning: { zh: '正在算这些改动会影响谁…', en: 'Working out whom these edits would affect…' },
} as const satisfies Words;
