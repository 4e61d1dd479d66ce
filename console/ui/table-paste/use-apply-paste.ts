import { useState } from 'react';
import { printSeparated } from '../table-model/csv.ts';
import type { PasteSummary } from '../table-model/paste-result.ts';
import type { Table } from '../table-model/table.ts';
import type { Paste } from './use-paste.ts';

type Effect = Paste['lines'][number]['planned']['does'];

/** The number of pasted rows by their effect. */
export function countEffects({ lines }: Paste) {
  const count = (effect: Effect) => lines.filter(({ planned }) => planned.does === effect).length;
  return { adds: count('adds'), changes: count('changes'), fails: count('fails'), nothing: count('nothing') };
}

/** Applies a paste as one step of the draft, and reports its result. */
export function useApplyPaste(table: Table, paste: Paste, onApplied: (result: PasteSummary) => void) {
  const [isApplying, setApplying] = useState(false);
  const apply = async () => {
    const { adds, changes, fails } = countEffects(paste);
    const sound = paste.lines.map(({ planned }) => planned).filter(({ edits }) => edits.length > 0);
    // Thousands of rows take a moment, in which the button might be pressed again.
    setApplying(true);
    const refused = await table.draftStore.paste(sound.flatMap(({ edits }) => edits));
    setApplying(false);
    if (refused) return;
    const left = fails > 0 ? skippedRows(table, paste) : '';
    onApplied({ ids: sound.map(({ id }) => id), adds, changes, fails, left });
  };
  return { isApplying, apply };
}

/** The rows with a problem under their original headers, to be corrected and pasted later. */
function skippedRows({ draftStore }: Table, { context: { columns, mapping }, lines }: Paste): string {
  const heads = mapping.map((key) => columns.find((one) => one.key === key)?.head[draftStore.language] ?? '');
  const failing = lines.filter(({ planned }) => planned.does === 'fails');
  return printSeparated([heads, ...failing.map(({ cells }) => cells)]);
}
