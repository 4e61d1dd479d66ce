import { elaborateKinds, furtherKinds } from '../../runtime/index.ts';
import type { Field, Form } from '../../schemas/index.ts';

/** The module of the chunk with the further kinds, by which the build finds the chunk. */
export const furtherFieldKindsModule = 'renderer/fields/further-field-kinds.ts';

const furtherKind = new Set<string>(furtherKinds);

/** The fields of forms, and those of the entries of their groups. */
const everyField = (forms: readonly Form[]): Field[] =>
  forms.flatMap(({ fields }) =>
    fields.flatMap((field): Field[] => (field.kind === 'group' ? [field, ...field.fields] : [field])),
  );

/** A value or a list of values is tested without the code of the other tests. */
const hasTest = ({ showWhenAnswers = {} }: Field): boolean =>
  Object.values(showWhenAnswers).some(
    (condition) => typeof condition === 'object' && !Array.isArray(condition),
  );

/** Whether a field asks for the answer of one below it. */
const asksBelow = (fields: readonly Field[]): boolean =>
  fields.some(({ showWhenAnswers = {} }, at) =>
    fields.slice(at).some(({ id }) => Object.hasOwn(showWhenAnswers, id)),
  );

/**
 * Whether one of these forms has a field of such a kind, one with a default or with countries, a condition that is more
 * than values or names a field below, or compares answers: their code is in the same chunk.
 */
export const needsFurtherKinds = (forms: readonly Form[]): boolean =>
  forms.some(
    ({ comparisons, fields }) =>
      comparisons ||
      asksBelow(fields) ||
      fields.some(
        (field) =>
          'default' in field || 'countries' in field || furtherKind.has(field.kind) || hasTest(field),
      ),
  );

/** The module of the chunk with the kinds that a short form does without, and with steps and verification. */
export const elaborateFieldKindsModule = 'renderer/fields/elaborate-field-kinds.ts';

const elaborateKind = new Set<string>(elaborateKinds);

/** Whether one of these forms has a field of such a kind, steps, or answers to verify. */
export const needsElaborateKinds = (forms: readonly Form[]): boolean =>
  forms.some(({ steps, verify }) => steps || verify) ||
  everyField(forms).some(({ kind }) => elaborateKind.has(kind));

/** The module of the chunk with the rule of the number of an ID card. */
export const idCardModule = 'renderer/fields/id-card-validation.ts';

/** Whether one of these forms asks for the number of an ID card. */
export const needsIdCard = (forms: readonly Form[]): boolean =>
  everyField(forms).some(({ kind }) => kind === 'idCard');

/** The module of the chunk with the kinds whose answers are uploads. */
export const uploadFieldKindsModule = 'renderer/fields-upload/upload-field-kinds.ts';

/** Whether one of these forms has a photo or a signature. */
export const needsUploadKinds = (forms: readonly Form[]): boolean =>
  forms.some(({ fields }) => fields.some(({ kind }) => kind === 'photo' || kind === 'signature'));

/** The module of the chunk with the kinds that ask for times. */
export const timeFieldKindsModule = 'renderer/fields-time/time-field-kinds.ts';

/** Whether one of these forms asks for a time or a range of dates. */
export const needsTimeKinds = (forms: readonly Form[]): boolean =>
  everyField(forms).some(({ kind }) => kind === 'time' || kind === 'dateRange');

/** The module of the chunk for telephone numbers of other countries. */
export const phoneOfCountriesModule = 'renderer/fields-text/phone-of-countries-kind.ts';

/** Whether one of these forms asks for the telephone number of other countries. */
export const needsPhoneOfCountries = (forms: readonly Form[]): boolean =>
  everyField(forms).some((field) => 'countries' in field);

/** The module of the chunk for what answers say of each other. */
export const relatedAnswersModule = 'renderer/fields-text/related-answers-kind.ts';

/** Whether one of these forms compares answers, or shows a figure that follows from them. */
export const needsRelatedAnswers = (forms: readonly Form[]): boolean =>
  forms.some(({ comparisons }) => comparisons) ||
  everyField(forms).some((field) => field.kind === 'figure' || (field.kind === 'group' && field.comparisons));

/** The module of the chunk for groups of fields that are answered several times. */
export const groupKindModule = 'renderer/fields-group/group-kind.ts';

/** Whether one of these forms has a group. */
export const needsGroups = (forms: readonly Form[]): boolean =>
  forms.some(({ fields }) => fields.some(({ kind }) => kind === 'group'));
