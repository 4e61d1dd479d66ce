import type { FurtherKind, UploadKind } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import { choices } from '../fields-choice/ChoicesField.tsx';
import { hidden } from '../fields-choice/HiddenField.tsx';
import { rating } from '../fields-choice/RatingField.tsx';
import { yesNo } from '../fields-choice/YesNoField.tsx';
import { email } from '../fields-text/EmailField.tsx';
import { figure } from '../fields-text/FigureField.tsx';
import { url } from '../fields-text/UrlField.tsx';
import { dateRange } from '../fields-time/DateRangeField.tsx';
import { time } from '../fields-time/TimeField.tsx';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { needsUploadKinds } from './needs-further-kinds.ts';

export {
  addFurtherTest,
  addWholeFormTests,
  furtherFieldValidations,
  phoneOfCountriesValidation,
  startAnswers,
} from '../../runtime/index.ts';

/** The kinds that no loan form has: a chunk of their own, so that loan forms do not load them. */
export const furtherFieldKinds = {
  email,
  url,
  choices,
  yesNo,
  rating,
  time,
  dateRange,
  figure,
  hidden,
} satisfies {
  [K in Exclude<FurtherKind, UploadKind>]: FieldKindEntry<K>;
};

/** Takes the place of the kind that loan forms have. */
export { phoneOfCountries } from '../fields-text/PhoneOfCountries.tsx';

type UploadParts = typeof import('../fields-upload/upload-field-kinds.ts');
let upload: UploadParts | undefined;
let loading: Promise<UploadParts> | null = null;

/**
 * Loads what only forms with photos or a signature have.
 * @returns null if none of these forms has one; rejects if loading fails, and the next call tries again
 */
export function loadUploadKinds(forms: readonly Form[], ahead: boolean): Promise<UploadParts> | null {
  if (!needsUploadKinds(forms)) return null;
  loading ??= importWithRetry(() => import('../fields-upload/upload-field-kinds.ts'), ahead).then(
    (parts) => {
      upload = parts;
      return parts;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** As in fields-upload/wait-for-uploads.ts. @returns undefined where no form has needed it */
export const waitForUploads: UploadParts['waitForUploads'] = async (...answers) =>
  upload?.waitForUploads(...answers);
