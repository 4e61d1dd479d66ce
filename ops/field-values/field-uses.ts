import { containedBlocks } from '../config/contained-blocks.ts';
import { entriesOf, itemsOf, keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { type PlacedField, scopesOf } from './form-scopes.ts';

/** A place that names a field of a form. */
export interface FieldUse {
  id: string;
  pointer: string;
  /** The kind that the field must be of, where it matters. */
  kind?: string;
  key?: boolean;
  /** The group to whose entries the use belongs: it may mean a field of the same entry. */
  group?: unknown;
  /** It may mean a field of every entry of a group, as `group.field`. */
  ofEntries?: boolean;
}

const use = (value: unknown, pointer: string, kind?: string): FieldUse[] =>
  typeof value === 'string' ? [{ id: value, pointer, ...(kind && { kind }) }] : [];

/** The calls that a form makes before it is sent, beside its login; each has result handlers of its own. */
const callKeys = ['logIn', 'oneTap', 'verify'];

/** The references to fields of a form, by its calls and by its other fields. */
export function usesInForm(value: unknown): FieldUse[] {
  const sends = entriesOf(member(value, 'verify', 'sends')).flatMap(([name, id]) =>
    use(id, `/verify/sends${toPointer([name])}`),
  );
  const results = callKeys.flatMap((key) => usesInResults(member(value, key), `/${key}`));
  const inFields = scopesOf(value).flatMap(({ fields, owner }) => {
    const group = owner.pointer === '' ? undefined : owner.field;
    const own = fields.filter(({ isOuter }) => !isOuter);
    return own.flatMap((one) => usesOfField(one).map((use) => ({ ...use, group })));
  });
  const inSteps = itemsOf(member(value, 'steps')).flatMap((step, index) =>
    itemsOf(member(step, 'fields')).flatMap((id, at) => use(id, `/steps/${index}/fields/${at}`)),
  );
  const inComparisons = scopesOf(value).flatMap(({ owner }) =>
    itemsOf(member(owner.field, 'comparisons')).flatMap((one, index) =>
      ['field', 'to'].flatMap((key) =>
        use(member(one, key), `${owner.pointer}/comparisons/${index}/${key}`).map((found) => ({
          ...found,
          group: owner.field,
        })),
      ),
    ),
  );
  return [...sends, ...results, ...inFields, ...inSteps, ...inComparisons];
}

/** The references of one field to others. */
function usesOfField({ field, pointer: at }: PlacedField): FieldUse[] {
  const answers = keysOf(member(field, 'showWhenAnswers')).map((id) => ({
    id,
    pointer: `${at}/showWhenAnswers${toPointer([id])}`,
    key: true,
  }));
  return [
    ...use(member(field, 'mobileField'), `${at}/mobileField`, 'mobile'),
    ...use(member(field, 'consentField'), `${at}/consentField`, 'consent'),
    ...use(member(field, 'instalment', 'termField'), `${at}/instalment/termField`, 'choice'),
    ...use(member(field, 'locate', 'consentField'), `${at}/locate/consentField`, 'consent'),
    ...itemsOf(member(field, 'of')).flatMap((one, item) =>
      use(one, `${at}/of/${item}`).map((found) => ({ ...found, ofEntries: true })),
    ),
    ...answers,
  ];
}

/** The blocks of a page that show a form, with their pointers. */
export function formBlocks(value: unknown): { block: unknown; at: string }[] {
  const body = itemsOf(member(value, 'body'));
  const leaves = body.flatMap((block, index) => [
    { block, at: `/body/${index}` },
    ...containedBlocks(block).flatMap(({ blocks, keys }) =>
      blocks.map((leaf, inner) => ({ block: leaf, at: toPointer(['body', index, ...keys, inner]) })),
    ),
  ]);
  return leaves.filter(({ block }) => member(block, 'type') === 'form');
}

/** Where the results of a call are shown: at a field of the form, or at "form". @param call - what has `onResult` */
export function usesInResults(call: unknown, at: string): FieldUse[] {
  const result = member(call, 'onResult');
  const cases = itemsOf(member(result, 'cases')).map((one, index) => [`cases/${index}`, one] as const);
  const all = [...cases, ...entriesOf(result).filter(([key]) => key !== 'cases')];
  return all
    .flatMap(([key, reaction]) => use(member(reaction, 'show', 'at'), `${at}/onResult/${key}/show/at`))
    .filter(({ id }) => id !== 'form');
}
