import { isObject, member } from '../../../ops/json/json-values.ts';
import { fromPointer, toPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { usesOfField } from './rename-field.ts';

interface File {
  id: string;
  file: string;
  value: unknown;
}

/** A place that is left without what it names. */
export interface ItemUse {
  file: string;
  pointer: string;
}

/**
 * The places that name a field of a form, or an option of one: conditions and calls of the form, the option that is chosen
 * from the start, and what its pages say at the field.
 */
export function itemUses(form: File, pages: readonly File[], path: readonly (string | number)[]): ItemUse[] {
  if (path.at(-2) !== 'options') return usesOfField(form, pages, path);
  const at = path.slice(0, -2);
  const value = member(valueIn(form.value, path), 'value');
  if (value === undefined) return [];
  const inConditions = usesOfField(form, pages, at).filter(
    ({ file, pointer }) => file === form.file && namesValue(valueIn(form.value, fromPointer(pointer)), value),
  );
  const chosen = [member(valueIn(form.value, at), 'default')].flat();
  return [
    ...inConditions,
    ...(chosen.includes(value) ? [{ file: form.file, pointer: toPointer([...at, 'default']) }] : []),
  ];
}

/** Whether a condition on the answer names a value; that of several options also by its number. */
const namesValue = (condition: unknown, value: unknown): boolean =>
  [isObject(condition) ? member(condition, 'not') : condition]
    .flat()
    .some((one) => one !== undefined && String(one) === String(value));
