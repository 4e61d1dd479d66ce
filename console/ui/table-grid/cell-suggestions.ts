import { idsByName } from '../field-values/ids-by-name.ts';
import { type Suggestion, suggestionsFor } from '../field-values/suggestions.ts';
import { isFault } from '../field-values/value-codec.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';

/** The suggestions for a refused text that the cell would accept. */
export const cellSuggestions = (table: Table, column: Column, text: string): Suggestion[] =>
  suggestionsFor(column, text, idsByName(column.labels, column.field?.names, column.otherNames)).filter(
    (suggestion) => !isFault(table.read(column, suggestion.text)),
  );
