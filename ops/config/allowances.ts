import type { Locator } from '../diagnostics/finding.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { parentPointer, toPointer } from '../json/pointer.ts';
import type { ParsedFile } from './parsed-file.ts';

/** One row of a `$allow`: the code of a finding that is accepted at its object and below. */
export interface Allowance extends Locator {
  code: string;
  /** The last day on which it holds, `2027-03-31`. */
  until?: string;
}

/** The pointer of the object that has the `$allow`. */
export const objectOfAllowance = ({ pointer }: Allowance): string => parentPointer(parentPointer(pointer));

/**
 * Removes every `$allow` from a file's value, so that no rule, table or phone ever
 * meets one. Changes the value in place.
 */
export function extractAllowances(file: ParsedFile): Allowance[] {
  const taken: Allowance[] = [];
  const take = (value: unknown, path: readonly (string | number)[]) => {
    if (Array.isArray(value)) for (const [index, one] of value.entries()) take(one, [...path, index]);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const object = value as Record<string, unknown>;
    for (const [index, row] of itemsOf(member(object, '$allow')).entries()) {
      const [code, until] = [member(row, 'code'), member(row, 'until')];
      if (typeof code !== 'string') continue;
      const pointer = toPointer([...path, '$allow', index]);
      taken.push({ file: file.file, pointer, code, ...(typeof until === 'string' && { until }) });
    }
    delete object.$allow;
    for (const [key, one] of Object.entries(object)) take(one, [...path, key]);
  };
  take(file.value, []);
  return taken;
}
