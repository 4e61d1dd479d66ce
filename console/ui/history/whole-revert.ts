import type { PastFileEdits } from '../../api/index.ts';
import { addedWhole } from './added-whole.ts';

/** What a revert does: put values back, delete what a save added, or both of these. */
export type RevertDoes = 'restores' | 'deletes' | 'both';

export interface WholeRevert {
  does: RevertDoes;
  /** The number of things that it deletes. */
  deleted: number;
}

/** What the revert of all that a save has edited in these files does. */
export function wholeRevert(files: readonly PastFileEdits[]): WholeRevert {
  const told = files.map(deletionsOf);
  const deleted = told.reduce((sum, one) => sum + one.deleted, 0);
  // What is not told may be of either kind: then a word is taken that is true of both.
  if (told.some(({ isTold }) => !isTold)) return { does: 'both', deleted };
  if (deleted === 0) return { does: 'restores', deleted };
  return { does: told.some(({ restored }) => restored > 0) ? 'both' : 'deletes', deleted };
}

const wholeDifferences: readonly string[] = ['page-added', 'block-added', 'field-added'];

function deletionsOf({ edits, differences, more, unreadable, change }: PastFileEdits) {
  if (change === 'added') return { isTold: true, deleted: 1, restored: 0 };
  if (change === 'removed') return { isTold: true, deleted: 0, restored: 1 };
  const deleted =
    edits.filter(addedWhole).length +
    differences.filter(({ what }) => wholeDifferences.includes(what)).length;
  const all = edits.length + differences.length;
  return { isTold: all > 0 && more === 0 && unreadable === null, deleted, restored: all - deleted };
}
