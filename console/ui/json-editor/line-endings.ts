import type { ChangeSet } from '@codemirror/state';
import { lineEndAt } from '../../edits/json-span.ts';

const mark = '\uFEFF';

/** A file's text as the editor has it: lines end in `\n`, and there is no byte order mark. */
export const editorText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/**
 * What the editor's changes make of a file's text. Every other byte stays: the lines of a file need not all end alike,
 * and what is typed ends as the line does that it is typed into.
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

/** The place in the file of each offset in the editor; to be asked for from the first to the last. */
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
