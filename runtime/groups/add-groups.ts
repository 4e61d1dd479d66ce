import type { Form } from '../../schemas/index.ts';
import { inConditionOrder } from '../answers/condition-order.ts';
import type { FieldValidation } from '../answers/field-validation.ts';
import { furtherTest, type LaidOutForm } from '../answers/further-test.ts';
import { entryValueName, nestEntries } from '../api/contract-client.ts';
import { expandGroups, isEntryField, isGroup } from './expand-groups.ts';

/**
 * The answer of a group is the number of its entries, and is not sent itself. A draft of another revision may have more or
 * fewer than the group allows now.
 */
export const groupValidation: FieldValidation<'group'> = {
  normalise: ({ min, max }, value) => String(Math.min(max, Math.max(min, Math.trunc(Number(value)) || 0))),
  check: () => null,
};

/**
 * The values of a submission by the names under which they are sent. Entries are numbered in their order; one in which
 * nothing is answered is left out.
 * @param sent - by the ids of the fields of the expanded form, in their order
 */
function namedValues(
  form: Form,
  sent: readonly (readonly [id: string, value: string])[],
): Record<string, string> {
  const groups = new Set(form.fields.filter(isGroup).map(({ id }) => id));
  const places = new Map(form.fields.filter(isEntryField).map(({ id, entry }) => [id, entry]));
  const numbered = new Map<string, number[]>();
  const named = sent.flatMap(([id, value]): [string, string][] => {
    const place = places.get(id);
    if (!place) return groups.has(id) ? [] : [[id, value]];
    const entries = numbered.get(place.group) ?? [];
    if (!entries.includes(place.at)) entries.push(place.at);
    numbered.set(place.group, entries);
    return [[entryValueName(place.group, entries.indexOf(place.at), place.field), value]];
  });
  return Object.fromEntries(named);
}

/** {@link namedValues} in place: whoever sends the values goes on with this object. */
export function nameEntries(form: Form, values: Record<string, string>): void {
  const named = namedValues(form, Object.entries(values));
  for (const id of Object.keys(values)) delete values[id];
  Object.assign(values, named);
}

const layOut = (form: Form): LaidOutForm => inConditionOrder(expandGroups(form));

/** From now on forms may have groups. */
export const addGroups = (): void => {
  furtherTest.layOut = layOut;
  furtherTest.nest = nestEntries;
};
