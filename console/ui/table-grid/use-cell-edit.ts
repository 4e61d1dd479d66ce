import { useRef, useState } from 'react';
import type { Text } from '../../api/index.ts';
import { withNewCities } from '../field-values/new-city.ts';
import type { Suggestion } from '../field-values/suggestions.ts';
import { isFault } from '../field-values/value-codec.ts';
import type { CommitKey } from '../fields/Combobox.tsx';
import type { CellEdit } from '../table-model/cell-position.ts';
import { type InvalidCell, invalidAt } from '../table-model/invalid-cells.ts';
import { reparseCell } from '../table-model/retry-invalid-cells.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, cellText, type TableEntry } from '../table-model/table-kind.ts';
import { cellSuggestions } from './cell-suggestions.ts';
import { moveActiveCell } from './move-active-cell.ts';

export interface CellEditorProps {
  table: Table;
  row: TableEntry;
  column: Column;
  editing: CellEdit;
}

/** The props that every control of a cell takes. */
export interface CellControlProps {
  label: string;
  isInvalid: boolean;
  describedBy: string | undefined;
}

export type CellEditState = ReturnType<typeof useCellEdit>;

/** The state of a cell's editor, and what its keys do. To be called in an observer. */
export function useCellEdit({ table, row, column: given, editing }: CellEditorProps) {
  // The text of the tokens after each keystroke.
  const [tokensText, setTokensText] = useState<string | null>(null);
  const refused = invalidAt(table.refused, { id: row.id, key: given.key });
  const opened = useRef(cellText(row, given));
  // New cities that the operator has accepted in this cell.
  const [newCities, setNewCities] = useState(refused?.newCities ?? []);
  const column = withNewCities(given, newCities);
  const value = editing.typed ?? refused?.text ?? cellText(row, column);
  const fault = faultOf(table, column, refused, tokensText ?? value);
  const moveOn = (key: 'Enter' | 'Tab', isBack: boolean) => {
    const by = isBack ? -1 : 1;
    moveActiveCell(table, key === 'Enter' ? by : 0, key === 'Tab' ? by : 0);
  };
  return {
    column,
    value,
    fault,
    suggestions: fault === null ? [] : cellSuggestions(table, column, value),
    newCities,
    addCity: (name: string) => setNewCities((all) => [...all, name]),
    setTokensText,
    moveOn,
    commit: (text: string, key: CommitKey, isBack: boolean) => {
      // Escape, or a move to another cell, has closed the editor before its blur.
      if (table.editing === null) return;
      const isLeft = key === 'blur';
      // The cell may have got another text from another window meanwhile: one that was only looked at keeps it.
      if (text === opened.current && refused === null) table.cancel();
      else if (!table.commit(row, column, text, isLeft)) return;
      if (!isLeft) moveOn(key, isBack);
    },
    accept: (suggestion: Suggestion) => {
      if (table.commit(row, column, suggestion.text, false, newCities)) moveOn('Enter', false);
    },
  };
}

/** Why the shown text was refused; null for another text, and for one that is valid by now. */
function faultOf(table: Table, column: Column, refused: InvalidCell | null, shown: string): Text | null {
  if (refused === null || refused.text !== shown) return null;
  const reparsed = reparseCell(table, column, refused);
  return reparsed && !isFault(reparsed) ? null : refused.fault;
}
