import { fieldKinds } from '../../schemas/index.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { filesOf, type Project } from '../config/project.ts';
import { type Finding, findingOf } from '../diagnostics/finding.ts';
import { didYouMean, nameFixes, nearestName } from '../did-you-mean/did-you-mean.ts';
import { type FieldUse, formBlocks, usesInForm, usesInResults } from '../field-values/field-uses.ts';
import { isGroup } from '../field-values/form-scopes.ts';
import { consentsNamedIn, isPersonalField } from '../file-rules/consent-missing.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { list, quote } from '../text/text.ts';
import { refUnknown } from './reference-codes.ts';

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
    formBlocks(page.value).map((shown) => ({ page, ...shown })),
  );
  return filesOf(project, 'forms').flatMap((form) => {
    const own = usesInForm(form.value).map((one) => ({ ...one, file: form.file }));
    const inPages = pages
      .filter(({ block }) => member(block, 'form') === form.stem)
      .flatMap(({ page, block, at }) => usesInResults(block, at).map((one) => ({ ...one, file: page.file })));
    return check(form, [...own, ...inPages]);
  });
}
