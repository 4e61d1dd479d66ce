import { fieldKinds } from '../../schemas/index.ts';
import { containedBlocks } from '../config/contained-blocks.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { filesOf, type Project } from '../config/project.ts';
import { type Finding, findingOf } from '../diagnostics/finding.ts';
import { didYouMean, nameFixes, nearestName } from '../did-you-mean/did-you-mean.ts';
import { isGroup, type PlacedField, scopesOf } from '../field-values/form-scopes.ts';
import { consentsNamedIn, isPersonalField } from '../file-rules/consent-missing.ts';
import { entriesOf, itemsOf, keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';
import { refUnknown } from './reference-codes.ts';

interface FieldUse {
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

const idsOf = (form: unknown, kind?: string): string[] =>
  itemsOf(member(form, 'fields'))
    .filter((field) => kind === undefined || member(field, 'kind') === kind)
    .map((field) => member(field, 'id'))
    .filter((id): id is string => typeof id === 'string');

/** The names that a use may have. */
const namesFor = (form: unknown, { kind, group, ofEntries }: FieldUse): string[] => [
  ...idsOf(group, kind),
  ...idsOf(form, kind),
  ...(ofEntries ? itemsOf(member(form, 'fields')).filter(isGroup).flatMap(namesInGroup) : []),
];
const namesInGroup = (group: unknown): string[] =>
  idsOf(group).map((id) => `${String(member(group, 'id'))}.${id}`);

/** A field of a kind that does not exist has been reported already; it may be the right one. */
const hasUnknownKind = (form: unknown, id: string) =>
  itemsOf(member(form, 'fields')).some(
    (field) => member(field, 'id') === id && !fieldKinds.some((kind) => kind === member(field, 'kind')),
  );

const use = (value: unknown, pointer: string, kind?: string): FieldUse[] =>
  typeof value === 'string' ? [{ id: value, pointer, ...(kind && { kind }) }] : [];

/** The calls that a form makes before it is sent, beside its login; each has result handlers of its own. */
const callKeys = ['logIn', 'oneTap', 'verify'];

/** The references to fields of a form, by its calls and by its other fields. */
function usesInForm({ value }: ParsedFile): FieldUse[] {
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
function formBlocks({ value }: ParsedFile): { block: unknown; at: string }[] {
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
function usesInResults(call: unknown, at: string): FieldUse[] {
  const result = member(call, 'onResult');
  const cases = itemsOf(member(result, 'cases')).map((one, index) => [`cases/${index}`, one] as const);
  const all = [...cases, ...entriesOf(result).filter(([key]) => key !== 'cases')];
  return all
    .flatMap(([key, reaction]) => use(member(reaction, 'show', 'at'), `${at}/onResult/${key}/show/at`))
    .filter(({ id }) => id !== 'form');
}

/** A form that has an id twice may lack another for that: the repeated one is the mistake. */
const hasTwice = (form: unknown) => new Set(idsOf(form)).size < idsOf(form).length;

interface PlacedUse extends FieldUse {
  file: string;
}

/** The unknown fields of one form; the uses of one of them are one finding. */
function check(form: ParsedFile, uses: readonly PlacedUse[]): Finding[] {
  const unknown = new Map<string, PlacedUse[]>();
  // Fields that are no list are one finding of the schema.
  const isReadable = Array.isArray(member(form.value, 'fields')) && !hasTwice(form.value);
  const lacksConsents = isConsentMissing(form.value);
  for (const one of isReadable ? uses : []) {
    if (lacksConsents && consentsNamedIn(form.value).includes(one.id)) continue;
    if (namesFor(form.value, one).includes(one.id) || hasUnknownKind(form.value, one.id)) continue;
    const known = unknown.get(one.id);
    if (known) known.push(one);
    else unknown.set(one.id, [one]);
  }
  return [...unknown.values()].map((all) => toFinding(form, all));
}

/** `consent-missing` says so of the form, with the name of the one that it lacks. */
const isConsentMissing = (form: unknown): boolean =>
  idsOf(form, 'consent').length === 0 && itemsOf(member(form, 'fields')).some(isPersonalField);

const locatorOf = ({ file, pointer, key }: PlacedUse) => ({ file, pointer, ...(key && { key }) });

function toFinding(form: ParsedFile, uses: readonly PlacedUse[]): Finding {
  const [first, ...later] = uses as [PlacedUse, ...PlacedUse[]];
  const { id, kind } = first;
  const fields = [...new Set(namesFor(form.value, first))];
  const near = nearestName(id, fields);
  const shown = list(fields);
  const what = kind ? { zh: ` ${kind} 字段`, en: `${kind} field` } : { zh: '字段', en: 'field' };
  return findingOf(refUnknown, {
    message: {
      zh: `表单 "${form.stem}" 没有${what.zh} ${quote(id)}`,
      en: `form "${form.stem}" has no ${what.en} ${quote(id)}`,
    },
    help: near
      ? didYouMean(near)
      : { zh: `可用: ${shown.zh || '(没有)'}`, en: `there are: ${shown.en || '(none)'}` },
    ...locatorOf(first),
    ...nameFixes(id, fields),
    replacesRelated: true,
    related: later.map((one) => ({ message: { zh: '也用到它', en: 'used here too' }, ...locatorOf(one) })),
  });
}

/** Looks up the fields that other fields, or the results of a form, name: they must exist in that form. */
export function checkFormFields(project: Project): Finding[] {
  const pages = filesOf(project, 'pages').flatMap((page) =>
    formBlocks(page).map((shown) => ({ page, ...shown })),
  );
  return filesOf(project, 'forms').flatMap((form) => {
    const own = usesInForm(form).map((one) => ({ ...one, file: form.file }));
    const inPages = pages
      .filter(({ block }) => member(block, 'form') === form.stem)
      .flatMap(({ page, block, at }) => usesInResults(block, at).map((one) => ({ ...one, file: page.file })));
    return check(form, [...own, ...inPages]);
  });
}
