import { scopesOf } from '../../../ops/field-values/form-scopes.ts';
import { itemsOf, keysOf, member } from '../../../ops/json/json-values.ts';
import { toPointer } from '../../../ops/json/pointer.ts';

/**
 * The ids of the fields whose answers a field may ask for: those of its step and of earlier ones that do not wait for its
 * own answer, and of a group those of the same entry. Null where the path leads to no field of the form.
 * @param path - the path of the field: `['fields', 3]`, of a group's `['fields', 3, 'fields', 0]`
 */
export function askableAnswers(
  form: unknown,
  path: readonly (string | number)[],
): ReadonlySet<string> | null {
  const pointer = toPointer(path);
  const scope = scopesOf(form).find(({ fields }) =>
    fields.some((one) => !one.isOuter && one.pointer === pointer),
  );
  if (!scope) return null;
  const own = scope.fields.find((one) => one.pointer === pointer)?.field;
  const steps = itemsOf(member(form, 'steps')).map((step) => itemsOf(member(step, 'fields')));
  const stepOf = (id: unknown) => steps.findIndex((ids) => ids.includes(id));
  const outer = path.length > 2 ? itemsOf(member(form, 'fields'))[Number(path[1])] : own;
  const step = stepOf(member(outer, 'id'));
  const byId = new Map(scope.fields.map(({ field }) => [String(member(field, 'id')), field]));
  const waiting = waitingFor(String(member(own, 'id')), byId);
  const ids = [...byId].flatMap(([id, field]) => {
    const isLate = step >= 0 && stepOf(id) > step;
    // The answer of a figure is empty for conditions.
    return isLate || waiting.has(id) || member(field, 'kind') === 'figure' ? [] : [id];
  });
  return new Set(ids);
}

/** A field, and those that are shown by its answer, or by that of one of them. */
function waitingFor(id: string, fields: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const found = new Set([id]);
  // A set is walked with what is added meanwhile.
  for (const one of found) {
    for (const [other, field] of fields) {
      if (keysOf(member(field, 'showWhenAnswers')).includes(one)) found.add(other);
    }
  }
  return found;
}
