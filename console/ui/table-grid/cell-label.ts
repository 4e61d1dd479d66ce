import { shortRuleLabel } from '../../../ops/wording/rule-labels.ts';
import type { Language } from '../../api/index.ts';
import type { Column } from '../table-model/table-kind.ts';

/** The label of a cell in two parts: the display name, and in small print the id. */
export interface CellLabel {
  main: string;
  small: string;
}

/** A single id or number is shown by its name; the tokens of a list are shown as they are. */
export function cellLabel({ field, labels }: Column, value: string, language: Language): CellLabel {
  const name = field?.kind === 'tokens' ? '' : (labels.get(value) ?? '');
  if (field?.kind === 'yes') return { main: value === '是' ? '✓' : value, small: '' };
  // The id of a row has no other name, only a remark.
  if (name === '' || !field) return { main: value, small: name };
  return { main: field.names === 'cityRule' ? shortRuleLabel(name, language) : name, small: value };
}
