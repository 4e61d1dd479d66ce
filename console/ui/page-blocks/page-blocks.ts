import { entriesOf, itemsOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import type { Edit } from '../../api/index.ts';

/** Where a block is put that nobody has placed yet: before the footer, else at the end. */
export function placeOfNewBlock(page: unknown): number {
  const body = itemsOf(member(page, 'body'));
  const footer = body.findIndex((block) => member(block, 'type') === 'legalFooter');
  return footer === -1 ? body.length : footer;
}

/** The outcomes that a value, such as a block, finishes its page with. */
export function outcomesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(outcomesIn);
  return entriesOf(value).flatMap(([key, one]) =>
    (key === 'finish' || key === 'outcome') && typeof one === 'string' ? [one] : outcomesIn(one),
  );
}

/** The edit by which a page declares the outcomes of what is put into it; none where it has them already. */
export function outcomeEdits(file: string, page: unknown, made: unknown): Edit[] {
  const outcomes = stringsOf(member(page, 'outcomes'));
  const added = [...new Set(outcomesIn(made))].filter((one) => !outcomes.includes(one));
  return added.length === 0 ? [] : [{ do: 'set', file, path: ['outcomes'], value: [...outcomes, ...added] }];
}
