import { orderKey } from '../../ops/edits/units.ts';
import { valueIn } from '../../ops/json/value-in.ts';
import type { ChangedPlace, Edit } from '../api/index.ts';
import type { StepText } from '../draft/step-texts.ts';
import { isDefinitionFile } from '../edits/edit.ts';
import { pathNamed } from '../history/place.ts';
import type { FileRevision } from '../history/read-revisions.ts';
import { revertFile } from '../history/revert-file.ts';
import { revertNewFile } from '../history/revert-new-file.ts';

export interface RevertedText {
  edits: Edit[];
  /** Places that have another value than the step gave them. */
  places: ChangedPlace[];
  /** The edits that write over these places. */
  overwriting: Edit[];
}

/**
 * Puts back what a step has changed in a file, where it stands now.
 * @returns null where the text is not JSON, and has changed since
 */
export function revertText({ file, before, after, now }: StepText): RevertedText | null {
  if (now === after) return { edits: [wholeText(file, before, now)], places: [], overwriting: [] };
  const sides = { before: revisionOf(before), after: revisionOf(after), texts: { before, after } };
  const changed = { file, ...sides };
  const whole = revertNewFile(changed, now === '' ? null : now);
  if (whole) {
    const overwriting = whole.places.map((): Edit => wholeText(file, before, now));
    return { edits: whole.edits, places: whole.places, overwriting };
  }
  // A file that the config left out until this step has edited it.
  if (before === '' || after === '') {
    const place = { file, path: [], ...contentOf('before', before), ...contentOf('after', after) };
    const places = [{ ...place, ...contentOf('now', now) }];
    return { edits: [], places, overwriting: [wholeText(file, before, now)] };
  }
  const reverted = revertFile(changed, now);
  if (!reverted) return null;
  const { edits, places, text } = reverted;
  return { edits, places, overwriting: places.flatMap((place) => overwritten(place, JSON.parse(text))) };
}

function wholeText(file: string, text: string, now: string): Edit {
  if (isDefinitionFile(file) && text === '') return { do: 'delete', file };
  if (isDefinitionFile(file) && now === '') return { do: 'create', file, value: JSON.parse(text) };
  return { do: 'text', file, text };
}

function contentOf(key: 'before' | 'after' | 'now', text: string): Partial<ChangedPlace> {
  const revision = revisionOf(text);
  if (revision.is === 'absent') return {};
  return { [key]: revision.is === 'json' ? revision.value : text };
}

function revisionOf(text: string): FileRevision {
  if (text === '') return { is: 'absent' };
  try {
    return { is: 'json', value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { is: 'unreadable' };
  }
}

/** None where what the place stood in is gone, and for the order of rows. */
function overwritten({ file, path: names, before }: ChangedPlace, value: unknown): Edit[] {
  if (names.includes(orderKey)) return [];
  const isPath = names.some((key) => typeof key === 'number');
  const path = isPath ? names : pathNamed(value, names.map(String));
  if (path === null) return [];
  if (before !== undefined) return [{ do: 'set', file, path, value: before }];
  return valueIn(value, path) === undefined ? [] : [{ do: 'remove', file, path }];
}
