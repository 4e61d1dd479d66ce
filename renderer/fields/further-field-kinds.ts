import type { addFieldValidations, FurtherKind, UploadKind } from '../../runtime/index.ts';
import type { FieldKind, Form } from '../../schemas/index.ts';
import type { PageContext } from '../context/page-context.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { choices } from '../fields-choice/ChoicesField.tsx';
import { hidden } from '../fields-choice/HiddenField.tsx';
import { rating } from '../fields-choice/RatingField.tsx';
import { yesNo } from '../fields-choice/YesNoField.tsx';
import { email } from '../fields-text/EmailField.tsx';
import { url } from '../fields-text/UrlField.tsx';
import { importWithRetry } from '../loading/import-with-retry.ts';
import {
  needsGroups,
  needsPhoneOfCountries,
  needsRelatedAnswers,
  needsTimeKinds,
  needsUploadKinds,
} from './needs-further-kinds.ts';

export {
  addFurtherTest,
  furtherFieldValidations,
  startAnswers,
} from '../../runtime/index.ts';

/** The kinds that most forms do without: a chunk of their own, so that those forms do not load them. */
export const furtherFieldKinds = {
  email,
  url,
  choices,
  yesNo,
  rating,
  hidden,
} satisfies {
  [K in Exclude<FurtherKind, UploadKind | 'figure' | 'time' | 'dateRange' | 'group'>]: FieldKindEntry<K>;
};

/** Imports a chunk once; after a failure the next call tries again. */
function once<Parts>(load: () => Promise<Parts>): (ahead: boolean) => Promise<Parts> {
  let loading: Promise<Parts> | null = null;
  return (ahead) => {
    loading ??= importWithRetry(load, ahead).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
type UploadParts = typeof import('../fields-upload/upload-field-kinds.ts');
let upload: UploadParts | undefined;
const uploads = once<UploadParts>(() => import('../fields-upload/upload-field-kinds.ts'));
const times = once(() => import('../fields-time/time-field-kinds.ts'));
const related = once(() => import('../fields-text/related-answers-kind.ts'));
type CountriesParts = typeof import('../fields-text/phone-of-countries-kind.ts');
let ofCountries: ReturnType<CountriesParts['kindsOfCountries']> | undefined;
const phones = once<CountriesParts>(() => import('../fields-text/phone-of-countries-kind.ts'));
type GroupParts = typeof import('../fields-group/group-kind.ts');
let entries: GroupParts | undefined;
const groups = once<GroupParts>(() => import('../fields-group/group-kind.ts'));

/**
 * Loads what only forms with photos, a signature, times, figures, comparisons, groups or telephone numbers of other countries
 * have: chunks of their own.
 * @param plain - the validations of lazy field kinds, for telephone numbers without countries
 * @param kinds - the kinds that are loaded, by which a group shows the fields of its entries
 * @param add - takes over what was loaded
 * @returns null if none of these forms has one; rejects if loading fails, and the next call tries again
 */
export function loadRareKinds(
  forms: readonly Form[],
  ahead: boolean,
  plain: ReturnType<typeof addFieldValidations>,
  kinds: Readonly<Partial<Record<FieldKind, { view: unknown }>>>,
  add: (kinds: object, validations: Parameters<typeof addFieldValidations>[0]) => void,
): Promise<unknown> | null {
  const loading = [
    needsUploadKinds(forms) &&
      uploads(ahead).then((parts) => {
        upload = parts;
        add(parts.uploadFieldKinds, parts.uploadFieldValidations);
      }),
    needsTimeKinds(forms) && times(ahead).then((parts) => add(parts.timeFieldKinds, {})),
    needsRelatedAnswers(forms) &&
      related(ahead).then((parts) => {
        add({ figure: parts.figure }, {});
        parts.addWholeFormTests();
      }),
    needsPhoneOfCountries(forms) &&
      phones(ahead).then((parts) => {
        ofCountries ??= parts.kindsOfCountries(plain, kinds);
        add(...ofCountries);
      }),
    needsGroups(forms) &&
      groups(ahead).then((parts) => {
        entries = parts;
        parts.showEntriesBy(kinds);
        parts.addGroups();
        add({ group: parts.group }, { group: parts.groupValidation });
      }),
  ].filter(Boolean);
  return loading.length > 0 ? Promise.all(loading) : null;
}

/**
 * Names the values of entries as they are sent, in place, and waits for uploads (fields-upload/wait-for-uploads.ts).
 * @returns what to show instead of sending; nothing where they may be sent
 */
export const beforeSending = async (
  handle: FormHandle,
  page: PageContext,
  values: Record<string, string>,
): ReturnType<UploadParts['waitForUploads']> => {
  entries?.nameEntries(handle.schema, values);
  return upload?.waitForUploads(handle, page, values);
};
