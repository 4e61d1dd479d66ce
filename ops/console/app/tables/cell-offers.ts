import { isFault } from '../fields/codec.ts';
import { idsByName } from '../fields/ids-by-name.ts';
import { type Offer, offersFor } from '../fields/offers.ts';
import type { Table } from './table.ts';
import type { Column } from './table-kind.ts';

/** What a text that a cell was refused may have meant: what would be taken as it is. */
export const cellOffers = (table: Table, column: Column, text: string): Offer[] =>
  offersFor(column, text, idsByName(column.labels, column.field?.names)).filter(
    (offer) => !isFault(table.read(column, offer.text)),
  );
