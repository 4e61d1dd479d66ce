import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { useText, useWords } from '../language/use-words.ts';
import { problemMessage } from '../problems/problem-help.ts';
import { cellChange, isNewRow, wasText } from '../table-model/cell-change.ts';
import type { InvalidCell } from '../table-model/invalid-cells.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, isIdColumn, type TableEntry } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';

export interface CellProblem {
  message: string;
  severity: Problem['severity'];
}

/** The problem of a cell: the refused text, else the worst problem of its field. */
export function useCellProblem(
  refused: InvalidCell | null,
  problems: readonly Problem[],
): CellProblem | null {
  const text = useText();
  const draftStore = useDraftStore();
  if (refused) return { message: text(refused.fault), severity: 'error' };
  const worst = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return worst ? { message: text(problemMessage(worst, draftStore)), severity: worst.severity } : null;
}

/** How a cell differs from the disk, in words; null where it does not. To be called in an observer. */
export function useCellChange(table: Table, row: TableEntry, column: Column): string | null {
  const sayField = useWords(fieldWords);
  const change = cellChange(table, row, column);
  return change && sayField('changedWas', { value: wasText(column, change) || sayField('none') });
}

/** Marks the id of a row that is not on the disk yet. To be called in an observer. */
export function useNewRowMark(table: Table, row: TableEntry, column: Column): string | null {
  const say = useWords(tableWords);
  return isIdColumn(column) && isNewRow(table, row) ? say('newRowMark') : null;
}
