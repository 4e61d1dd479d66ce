import {
  addFieldValidations,
  type FurtherKind,
  type LazyKind,
  lazyFieldValidations,
} from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import type { PageContext } from '../context/page-context.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { area } from '../fields-cascade/AreaField.tsx';
import { cascade } from '../fields-cascade/CascadeField.tsx';
import { plate } from '../fields-cascade/PlateField.tsx';
import { choice } from '../fields-choice/ChoiceField.tsx';
import { picker } from '../fields-choice/PickerField.tsx';
import { address } from '../fields-text/AddressField.tsx';
import { amount } from '../fields-text/AmountField.tsx';
import { date } from '../fields-text/DateField.tsx';
import { idCard } from '../fields-text/IdCardField.tsx';
import { number } from '../fields-text/NumberField.tsx';
import { personName } from '../fields-text/PersonNameField.tsx';
import { phone } from '../fields-text/PhoneField.tsx';
import { text } from '../fields-text/TextField.tsx';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { needsFurtherKinds } from './needs-further-kinds.ts';
import { verifyAnswers as verify } from './verify-answers.ts';

export { ConsentSheet } from '../fields-login/ConsentSheet.tsx';
export { FormSteps } from '../form-parts/FormSteps.tsx';
export { FormWatch } from '../form-parts/FormWatch.tsx';
export { SentForm } from '../form-parts/SentForm.tsx';

export { lazyFieldValidations };

type EntriesOf<Kind extends LazyKind> = { [K in Kind]: FieldKindEntry<K> };

/** One chunk instead of one for each kind: most forms use several, and each request costs a slow phone time. */
const loanKinds = {
  phone,
  personName,
  idCard,
  amount,
  choice,
  picker,
  area,
  address,
  number,
  date,
  plate,
  cascade,
  text,
} satisfies EntriesOf<Exclude<LazyKind, FurtherKind>>;

/** The kinds that are loaded; those of further-field-kinds.ts once a form has needed one. */
export const lazyFieldKinds: typeof loanKinds & Partial<EntriesOf<FurtherKind>> = loanKinds;

type FurtherParts = typeof import('./further-field-kinds.ts');
let further: FurtherParts | undefined;
let loading: Promise<unknown> | null = null;

/**
 * Loads what no loan form has, where one of these forms has it.
 * @returns null if nothing has to be loaded; rejects if loading fails, and the next call tries again
 */
export function loadFurtherKinds(forms: readonly Form[], ahead: boolean): Promise<unknown> | null {
  if (!needsFurtherKinds(forms)) return null;
  if (further) return rareKinds(further, forms, ahead);
  loading ??= importWithRetry(() => import('./further-field-kinds.ts'), ahead).then(
    (parts) => {
      addKinds(parts.furtherFieldKinds, parts.furtherFieldValidations);
      parts.addFurtherTest();
      further = parts;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading.then(() => further && rareKinds(further, forms, ahead));
}

const addKinds = (kinds: object, validations: Parameters<typeof addFieldValidations>[0]): void => {
  Object.assign(lazyFieldKinds, kinds);
  addFieldValidations(validations);
};

/** Those that have chunks of their own, where one of these forms has one. */
const rareKinds = (parts: FurtherParts, forms: readonly Form[], ahead: boolean) =>
  parts.loadRareKinds(forms, ahead, lazyFieldValidations.phone, lazyFieldKinds, addKinds);

/** What has to be done before answers are sent: uploads have to arrive, and the form may verify answers. */
export const verifyAnswers = async (
  handle: FormHandle,
  page: PageContext,
  values: Record<string, string>,
): ReturnType<typeof verify> =>
  (await further?.beforeSending(handle, page, values)) ?? verify(handle, page, values);

/** The answers that a form begins with; none where no form needs the code, so that it has not been loaded. */
export const startAnswers = (form: Form) => further?.startAnswers(form);
