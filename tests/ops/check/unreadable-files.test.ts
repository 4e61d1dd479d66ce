import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { configFiles } from '../../../schemas/index.ts';
import { small } from '../cli/run-main.ts';

/** What check finds in the small config after a change on the disk. */
function found(change: (dir: string) => void) {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-files-'));
  cpSync(small, dir, { recursive: true });
  try {
    change(dir);
    return readConfig(dir).diagnostics.map(({ code, file, range: { line, column } }) => [
      code,
      file,
      line,
      column,
    ]);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const messages = 'definitions/messages.json';
const text = '{\n  "messages": {\n    "tryAgain": "再试",\n    "codeWrong": "好"\n  }\n}\n';
const before = Buffer.from(text.slice(0, text.indexOf('再')));
const after = Buffer.from(text.slice(text.indexOf('再') + 2));

describe('a file that is not UTF-8 is one finding, at the first character that cannot be read', () => {
  it.each([
    ['GB18030', Buffer.from([0xd4, 0xd9, 0xca, 0xd4])],
    ['Big5', Buffer.from([0xa6, 0x41, 0xb8, 0xd5])],
    ['a byte that no UTF-8 has', Buffer.from([0xff])],
    ['a character that is cut off', Buffer.from([0xe5, 0x86])],
    ['half of a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
    ['U+FFFD, which an editor saved after reading it wrongly', Buffer.from('\uFFFD')],
  ])('%s', (_, bytes) => {
    const write = (dir: string) => writeFileSync(join(dir, messages), Buffer.concat([before, bytes, after]));
    expect(found(write)).toEqual([['file-encoding', messages, 3, 18]]);
  });

  it('UTF-16, as Windows editors name “Unicode”', () => {
    const write = (dir: string) => writeFileSync(join(dir, messages), `\uFEFF${text}`, 'utf16le');
    expect(found(write)).toEqual([['file-encoding', messages, 1, 1]]);
  });

  it('with a byte order mark the column is that of editors', () => {
    const bytes = Buffer.concat([Buffer.from('\uFEFF'), before, Buffer.from([0xff]), after]);
    const write = (dir: string) => writeFileSync(join(dir, messages), bytes);
    expect(found(write)).toEqual([['file-encoding', messages, 3, 18]]);
  });
});

describe('what is no file is one finding', () => {
  it.each(Object.values(configFiles).map(({ path }) => path))('a folder named %s', (file) => {
    const change = (dir: string) => {
      rmSync(join(dir, file));
      mkdirSync(join(dir, file));
    };
    expect(found(change)).toEqual([['file-type', file, 1, 1]]);
  });

  it('a pipe, which is not read', () => {
    const change = (dir: string) => {
      rmSync(join(dir, messages));
      execFileSync('mkfifo', [join(dir, messages)]);
    };
    expect(found(change)).toEqual([['file-type', messages, 1, 1]]);
  });

  it('a link to a device or to a folder', () => {
    const link = (to: string) => (dir: string) => {
      rmSync(join(dir, messages));
      symlinkSync(to, join(dir, messages));
    };
    expect(found(link('/dev/null'))).toEqual([['file-type', messages, 1, 1]]);
    expect(found(link('pages'))).toEqual([['file-type', messages, 1, 1]]);
    expect(found(link('nowhere'))).toEqual([['file-missing', messages, 1, 1]]);
  });

  it.each(['definitions', 'definitions/pages', 'definitions/forms', 'public'])(
    'a file named %s',
    (folder) => {
      const change = (dir: string) => {
        rmSync(join(dir, folder), { recursive: true });
        writeFileSync(join(dir, folder), '');
      };
      expect(found(change)).toEqual([['file-type', folder, 1, 1]]);
    },
  );

  it('a link to a file is that file', () => {
    const change = (dir: string) => {
      const elsewhere = join(dir, 'elsewhere.txt');
      writeFileSync(elsewhere, readFileSync(join(dir, messages)));
      rmSync(join(dir, messages));
      symlinkSync(elsewhere, join(dir, messages));
    };
    expect(found(change)).toEqual([]);
  });
});
