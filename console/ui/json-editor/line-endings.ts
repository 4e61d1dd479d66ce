import type { ChangeSet } from '@codemirror/state';
import { lineEndAt } from '../../edits/json-span.ts';

const mark = '\uFEFF';

/** A file's text as the editor holds it: lines end in `\n`, and there is no byte order mark. */
export const editorText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/**
 * Applies the editor's changes to a file's text. Every other byte stays: a file may mix line endings, and typed text
 * takes the ending of its line.
 */
export function fileText(changes: ChangeSet, file: string): string {
  const parts: string[] = [];
  let end = 0;
  const at = offsetsIn(file);
  changes.iterChanges((from, to, _from, _to, typed) => {
    const start = at(from);
    parts.push(file.slice(end, start), typed.toString().replaceAll('\n', lineEndAt(file, start)));
    end = at(to);
  });
  return parts.join('') + file.slice(end);
}

/** Maps offsets of the editor to offsets of the file; to be called with increasing offsets. */
function offsetsIn(file: string): (offset: number) => number {
  let inEditor = 0;
  let inFile = file.startsWith(mark) ? 1 : 0;
  return (offset) => {
    for (; inEditor < offset; inEditor += 1) {
      const isPair = file.charCodeAt(inFile) === 13 && file.charCodeAt(inFile + 1) === 10;
      inFile += isPair ? 2 : 1;
    }
    return inFile;
  };
}
