import { describe, expect, it, test } from 'vitest';
import { readTableFile } from '../../../../console/ui/table-file/table-file.ts';
import { decodeText } from '../../../../console/ui/table-file/text-file.ts';
import { writeSheet } from '../../../../console/ui/table-file/xlsx-file.ts';

const utf8 = new TextEncoder();
/** 渠道,备注 and 5265,快手 in GB18030, as Excel in China writes a `.csv`. */
const gb18030 = Uint8Array.of(
  ...[0xc7, 0xfe, 0xb5, 0xc0, 0x2c, 0xb1, 0xb8, 0xd7, 0xa2, 0x0d, 0x0a],
  ...[0x35, 0x32, 0x36, 0x35, 0x2c, 0xbf, 0xec, 0xca, 0xd6, 0x0d, 0x0a],
);
/** 渠道 with a tab in UTF-16, as Excel writes “Unicode text”. */
const utf16 = Uint8Array.of(0xff, 0xfe, 0x20, 0x6e, 0x53, 0x90, 0x09, 0x00, 0x31, 0x00);

const cellsOf = async (content: BlobPart, name = 'x.csv') =>
  (await readTableFile(new File([content], name)))?.sheets[0]?.cells;

describe('the text of a file', () => {
  it('is decoded by its mark, as UTF-8 or as GB18030, and says which', () => {
    expect(decodeText(utf8.encode('\uFEFF渠道'))).toEqual({ text: '渠道', encoding: 'UTF-8' });
    expect(decodeText(utf8.encode('渠道'))).toEqual({ text: '渠道', encoding: 'UTF-8' });
    expect(decodeText(gb18030)).toEqual({ text: '渠道,备注\r\n5265,快手\r\n', encoding: 'GB18030' });
    expect(decodeText(utf16)).toEqual({ text: '渠道\t1', encoding: 'UTF-16' });
  });
  it('is none where bytes belong to no encoding, or are those of another kind of file', () => {
    expect(decodeText(Uint8Array.of(0x41, 0xff, 0xff))).toBeNull();
    expect(decodeText(Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x00, 0x01))).toBeNull();
  });
});

describe('a table file', () => {
  it('may have commas, semicolons or tabs, with the others in its texts, and line ends in quotes', async () => {
    const rows = [
      ['渠道', '备注'],
      ['5265', '一,二；三'],
      ['', ''],
      ['5266', '上\n下 "引"'],
    ];
    for (const separator of [',', ';', '\t']) {
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
      expect(await cellsOf(text)).toEqual(rows);
    }
    expect(await cellsOf('渠道;备注\n5265;a,b\n5266;c\n5267;d\te')).toEqual([
      ['渠道', '备注'],
      ['5265', 'a,b'],
      ['5266', 'c'],
      ['5267', 'd\te'],
    ]);
  });
  it('is read by what is in it, whatever its name says', async () => {
    const xlsx = await writeSheet({ name: '渠道', heads: ['渠道'], rows: [[5265]], widths: [] });
    expect(await cellsOf(xlsx, 'list.csv')).toEqual([['渠道'], ['5265']]);
    expect(await cellsOf('渠道\n5265', 'list.xlsx')).toEqual([['渠道'], ['5265']]);
    expect(await readTableFile(new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'x.xlsx'))).toBeNull();
  });
});

test('an encoding is told of a text file, and of a spreadsheet none', async () => {
  expect(await readTableFile(new File([gb18030], 'x.csv'))).toMatchObject({
    encoding: 'GB18030',
    sheets: [
      {
        cells: [['渠道', '备注'], ['5265', '快手'], ['']],
      },
    ],
  });
});
