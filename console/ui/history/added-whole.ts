import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { valueIn } from '../../../ops/json/value-in.ts';

/** Keys that lead to an entry: those of the file, of its map, and its own. */
const entryKeys = 3;

/** Whether a save added a whole entry, row, block or field, so that its revert deletes it; a property that was added leaves what has it. */
export const addedWhole = ({ kind, path, after }: Pick<ReportedEdit, 'kind' | 'path' | 'after'>): boolean =>
  kind === 'added' && (path.length <= entryKeys || valueIn(after, ['id']) === path.at(-1));
