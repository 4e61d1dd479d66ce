import { EditBuffer } from '../../edits/edit-buffer.ts';
import type { PendingStep } from '../outbox/outbox.ts';
import { type OpenFile, parseOpenFile } from './open-file.ts';

interface Known {
  steps: readonly PendingStep[];
  file: OpenFile;
}
/** Cached, because every rendered view reads it. */
const known = new WeakMap<OpenFile, Known>();

/** A file with the edits of the outbox applied: an operator always sees their own edits. */
export function withPendingEdits(open: OpenFile, steps: readonly PendingStep[]): OpenFile {
  const before = known.get(open);
  if (before?.steps === steps) return before.file;
  const file = edited(open, steps);
  known.set(open, { steps, file });
  return file;
}

function edited(open: OpenFile, steps: readonly PendingStep[]): OpenFile {
  const own = steps.flatMap(({ edits }) => edits.filter(({ file }) => file === open.file));
  if (own.length === 0) return open;
  const [first] = own;
  const begins = open.text === '' && first !== undefined && 'path' in first;
  const editor = new EditBuffer(begins ? (open.defaultText ?? '') : open.text);
  for (const edit of own) {
    try {
      editor.apply(edit);
    } catch {
      // An edit that does not fit is refused and reported when it is sent.
    }
  }
  return parseOpenFile(open.file, editor.text, open.disk, open);
}
