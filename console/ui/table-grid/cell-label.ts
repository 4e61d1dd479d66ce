import type { Column } from '../table-model/table-kind.ts';

/** The text of a cell in two parts: the one people read, and in small the other way to call it. */
export interface CellLabel {
  main: string;
  small: string;
}

/** One id, or number, is read by its name; the tokens of a list are ids that need none. */
export function cellLabel({ field, labels }: Column, value: string): CellLabel {
  const name = field?.kind === 'tokens' ? '' : (labels.get(value) ?? '');
  if (field?.kind === 'yes') return { main: value === '是' ? '✓' : value, small: '' };
  if (name === '') return { main: value, small: '' };
  // The names of two rules for one city differ at their end only, which a narrow column cuts off: the id stands first.
  return field?.names === 'cityRule' ? { main: value, small: name } : { main: name, small: value };
}
