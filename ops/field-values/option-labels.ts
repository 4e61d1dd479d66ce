import { isObject, itemsOf, member } from '../json/json-values.ts';
import { placedFields } from './form-scopes.ts';

/** An option without a label, by what visitors read in its place. */
interface LabelledOption {
  /** Of the label that is not written, in the file of the form. */
  pointer: string;
  text: string;
}

/**
 * Gives each option without a label its value as the label, so that rules, plans and phones meet options that all have one.
 * Changes the form in place.
 * @param form - as it is written, which may break its schema
 */
export function labelOptions(form: unknown): LabelledOption[] {
  const options = placedFields(form).flatMap(({ field, pointer }) =>
    itemsOf(member(field, 'options')).map((option, at) => ({ option, pointer: `${pointer}/options/${at}` })),
  );
  return options.flatMap(({ option, pointer }): LabelledOption[] => {
    if (!isObject(option) || Object.hasOwn(option, 'label') || typeof option.value !== 'string') return [];
    Object.assign(option, { label: option.value });
    return [{ pointer: `${pointer}/label`, text: option.value }];
  });
}
