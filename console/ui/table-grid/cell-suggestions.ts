import { idsByName } from '../field-values/ids-by-name.ts';
import { type Suggestion, suggestionsFor } from '../field-values/suggestions.ts';
import { isFault } from '../field-values/value-codec.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';

/** What a text that a cell was refused may have meant: what would be taken as it is. */
export const cellSuggestions = (table: Table, column: Column, text: string): Suggestion[] =>
  suggestionsFor(column, text, idsByName(column.labels, column.field?.names)).filter(
    (offer) => !isFault(table.read(column, offer.text)),
  );
