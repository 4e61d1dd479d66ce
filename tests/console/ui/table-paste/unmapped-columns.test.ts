import { expect, test } from 'vitest';
import { pasteWords } from '../../../../console/ui/table-paste/paste-words.ts';
import { unmappedColumns } from '../../../../console/ui/table-paste/unmapped-columns.ts';
import { sayIn } from '../../../../ops/text/say.ts';

type Given = Parameters<typeof unmappedColumns>[0];
const paste = (mapping: (string | null)[], head: string[], ...cells: string[][]): Given =>
  ({ context: { mapping }, head, lines: cells.map((one) => ({ cells: one })) }) as unknown as Given;

test('names the columns that are left out by their header, or their position', () => {
  const row = ['9001', '甲', '乙'];
  expect(unmappedColumns(paste(['id', null, 'title'], ['渠道', '名称', '标题'], row), 'zh')).toBe(
    '“名称”一列不粘贴。',
  );
  expect(unmappedColumns(paste(['id', null, null], ['渠道', '名称'], row), 'zh')).toBe(
    '“名称”“第 3 列”这 2 列不粘贴。',
  );
  expect(unmappedColumns(paste(['id', null, null], ['渠道', '名称'], row), 'en')).toBe(
    'The columns “名称”, “column 3” are left out.',
  );
  expect(unmappedColumns(paste(['id', 'note', 'title'], [], row), 'zh')).toBe('');
});

test('leaves out a column without any value', () => {
  expect(unmappedColumns(paste(['id', null], ['渠道', '名称'], ['9001', ' ']), 'zh')).toBe('');
});

test('the English counts of a paste have a singular', () => {
  const say = sayIn(pasteWords, 'en');
  expect(say('summary', { adds: 40, changes: 1, nothing: 0, fails: 1 })).toBe(
    '40 rows to add, 1 row to change, 0 rows without a difference, 1 row with a problem.',
  );
  expect(say('done', { adds: 1, changes: 2 })).toBe('Applied: 1 row added, 2 rows changed.');
});
