import type { Column } from '../table-model/table-kind.ts';

/** The label of a cell in two parts: the display name, and in small print the id. */
export interface CellLabel {
  main: string;
  small: string;
}

/** A single id or number is shown by its name; the tokens of a list are shown as they are. */
export function cellLabel({ field, labels }: Column, value: string): CellLabel {
  const name = field?.kind === 'tokens' ? '' : (labels.get(value) ?? '');
  if (field?.kind === 'yes') return { main: value === '是' ? '✓' : value, small: '' };
  if (name === '') return { main: value, small: '' };
  // The names of two rules for one city differ only at their end, which a narrow column cuts off: the id comes first.
  return field?.names === 'cityRule' ? { main: value, small: name } : { main: name, small: value };
}
