import { mergeJson } from '../edits/merge-json.ts';
import type { DraftFile } from './undo-log.ts';

/**
 * Whether a text, which others may have edited elsewhere as well, has every value that the draft has changed: then the
 * draft has no edits of its own any more, as after its review came back by the remote.
 */
export function hasAllEdits(file: string, { base, text }: DraftFile, onDisk: string): boolean {
  try {
    // Another layout of the same values is an edit, too, and no merge of values sees it.
    if (JSON.stringify(JSON.parse(base)) === JSON.stringify(JSON.parse(text))) return false;
    const merged = mergeJson(file, { base, ours: text, theirs: onDisk });
    return merged !== null && merged.conflicts.length === 0 && merged.text === onDisk;
  } catch {
    // One of them is not JSON.
    return false;
  }
}
