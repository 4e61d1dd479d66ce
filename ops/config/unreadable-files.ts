import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Finding, findingOf } from '../diagnostics/finding.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Text } from '../text/text.ts';
import { fileEncoding, fileMissing, fileType } from './file-codes.ts';

const missing = (file: string): Finding =>
  findingOf(fileMissing, {
    message: { zh: `没有文件 ${file}`, en: `there is no file ${file}` },
    help: {
      zh: '每个配置都要有它, 从版本库恢复',
      en: 'every config has one; restore it from the repository',
    },
    file,
    pointer: '',
  });

const wrongType = (file: string, { zh, en }: Text): Finding =>
  findingOf(fileType, {
    message: { zh: `${file} ${zh}`, en: `${file} ${en}` },
    help: { zh: '改名或移走它, 再从版本库恢复', en: 'rename or move it, and restore what belongs here' },
    file,
    pointer: '',
  });
const isFolder: Text = { zh: '是文件夹, 应该是文件', en: 'is a folder where a file belongs' };
const isDevice: Text = { zh: '是管道或设备, 应该是文件', en: 'is a pipe or device where a file belongs' };
const isFile: Text = { zh: '是文件, 应该是文件夹', en: 'is a file where a folder belongs' };

/** The finding for a name under which there is no file. */
export function absentFile(file: string, found: 'missing' | 'dangling' | 'folder' | 'device'): Finding {
  if (found === 'missing' || found === 'dangling') return missing(file);
  return wrongType(file, found === 'folder' ? isFolder : isDevice);
}

/** The finding for a file that has the name of a folder. */
export const misplacedFile = (file: string): Finding => wrongType(file, isFile);

/**
 * The finding for a file that is not UTF-8, at the first character that could not be decoded. A file that was saved
 * after such a reading has that character as well, and its text is lost.
 */
export function notUtf8(file: string, sources: Sources): Diagnostic | undefined {
  const at = sources.text(file).indexOf('\uFFFD');
  if (at < 0) return undefined;
  const { file: _, ...range } = sources.locationAt(file, at, at + 1);
  return {
    code: fileEncoding.code,
    severity: fileEncoding.severity,
    message: {
      zh: `文件不是 UTF-8 编码, 从第 ${range.line} 行起有读不出的字`,
      en: `the file is not UTF-8: from line ${range.line} on there are characters that cannot be read`,
    },
    file,
    range,
    pointer: '',
    related: [],
    help: {
      zh: '在编辑器里用原来的编码 (多半是 GB18030, 即 ANSI) 打开, 再另存为 UTF-8 编码; 已经变成 � 的字要重新写',
      en: 'open it in its own encoding (most likely GB18030, “ANSI”) and save it with encoding UTF-8; write again what has become �',
    },
  };
}
