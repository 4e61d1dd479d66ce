import { EditBuffer } from '../../edits/edit-buffer.ts';
import type { PendingStep } from '../outbox/outbox.ts';
import { type OpenFile, parseOpenFile } from './open-file.ts';

interface Known {
  steps: readonly PendingStep[];
  file: OpenFile;
}
/** Every view that is drawn asks again. */
const known = new WeakMap<OpenFile, Known>();

/** A file as it will be once the console has what waits: who edits sees what they have edited. */
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
  const editor = new EditBuffer(open.text);
  for (const edit of own) {
    try {
      editor.apply(edit);
    } catch {
      // What does not fit what is there is refused when it is sent, and told then.
    }
  }
  return parseOpenFile(open.file, editor.text, open.disk, open);
}
