import type { ChangedPlace, Edit } from '../api/index.ts';
import { isDefinitionFile } from '../edits/edit.ts';
import type { FileSides } from './read-revisions.ts';

/** The edits that take out a page or form that a save has added, or create one that it has removed. */
export interface RevertedDefinition {
  edits: Edit[];
  /** The file, where it has another content than the save gave it. */
  places: ChangedPlace[];
  /** Its text with the edits; empty: there is none. */
  text: string;
}

/**
 * @param now - the text of the draft; null: there is no such file
 * @returns null where the save has changed a file that was there and stays, or one that no edit creates or deletes
 */
export function revertNewFile(
  { file, before, after }: FileSides,
  now: string | null,
): RevertedDefinition | null {
  if (!isDefinitionFile(file)) return null;
  if (before.is === 'absent' && after.is === 'json') {
    if (now === null) return { edits: [], places: [], text: '' };
    if (hasValue(now, after.value)) return { edits: [{ do: 'delete', file }], places: [], text: '' };
    return { edits: [], places: [{ file, path: [], after: after.value, now: contentOf(now) }], text: now };
  }
  if (before.is === 'json' && after.is === 'absent') {
    const { value } = before;
    const text = `${JSON.stringify(value, null, 2)}\n`;
    if (now === null) return { edits: [{ do: 'create', file, value }], places: [], text };
    if (hasValue(now, value)) return { edits: [], places: [], text: now };
    return { edits: [], places: [{ file, path: [], before: value, now: contentOf(now) }], text: now };
  }
  return null;
}

/** A text that is no JSON is shown as it is. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return text;
  }
}

const hasValue = (text: string, value: unknown): boolean =>
  JSON.stringify(contentOf(text)) === JSON.stringify(value);
