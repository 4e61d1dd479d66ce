import {
  addFieldValidations,
  commonFieldValidations,
  type ElaborateKind,
  type FurtherKind,
  type LazyKind,
  type LoginKind,
} from '../../runtime/index.ts';
import type { FieldKind, Form } from '../../schemas/index.ts';
import type { PageContext } from '../context/page-context.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { choice } from '../fields-choice/ChoiceField.tsx';
import { number } from '../fields-text/NumberField.tsx';
import { personName } from '../fields-text/PersonNameField.tsx';
import { phone } from '../fields-text/PhoneField.tsx';
import { text } from '../fields-text/TextField.tsx';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { needsElaborateKinds, needsFurtherKinds, needsIdCard } from './needs-further-kinds.ts';

export { ConsentSheet } from '../fields-login/ConsentSheet.tsx';
export { FormWatch } from '../form-parts/FormWatch.tsx';
export { SentForm } from '../form-parts/SentForm.tsx';

type EntriesOf<Kind extends FieldKind> = { [K in Kind]: FieldKindEntry<K> };

/** One chunk instead of one for each kind: most forms use several, and each request costs a slow phone time. */
const commonKinds = {
  phone,
  personName,
  choice,
  number,
  text,
} satisfies EntriesOf<Exclude<LazyKind, FurtherKind | ElaborateKind>>;

/** The kinds that are loaded; those of the other chunks once a form has needed one. */
export const lazyFieldKinds: typeof commonKinds &
  Partial<EntriesOf<FurtherKind | ElaborateKind | LoginKind>> = commonKinds;

/** The rules that hold until the chunk for numbers of other countries replaces two of them. */
let plain: ReturnType<typeof addFieldValidations> = commonFieldValidations;

/** @param login - the kinds of the first chunk, of which another chunk may replace one */
export function beginWith(login: EntriesOf<LoginKind>): void {
  Object.assign(lazyFieldKinds, login);
  plain = { ...addFieldValidations(commonFieldValidations) };
}

type ElaborateParts = typeof import('./elaborate-field-kinds.ts');
type FurtherParts = typeof import('./further-field-kinds.ts');
let elaborate: ElaborateParts | undefined;
let further: FurtherParts | undefined;
let knowsIdCard = false;

/** Imports a chunk once and takes over what is in it; after a failure the next call tries again. */
function once<Parts>(load: () => Promise<Parts>, take: (parts: Parts) => void) {
  let loading: Promise<void> | null = null;
  return (ahead: boolean): Promise<void> => {
    loading ??= importWithRetry(load, ahead).then(take, (error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

const loadElaborate = once<ElaborateParts>(
  () => import('./elaborate-field-kinds.ts'),
  (parts) => {
    addKinds(parts.elaborateFieldKinds, parts.elaborateFieldValidations);
    elaborate = parts;
  },
);
const loadIdCard = once(
  () => import('./id-card-validation.ts'),
  ({ idCardValidation }) => {
    addFieldValidations({ idCard: idCardValidation });
    knowsIdCard = true;
  },
);
const loadFurther = once<FurtherParts>(
  () => import('./further-field-kinds.ts'),
  (parts) => {
    addKinds(parts.furtherFieldKinds, parts.furtherFieldValidations);
    parts.addFurtherTest();
    further = parts;
  },
);

/**
 * Loads what not every form has, where one of these forms has it.
 * @returns null if nothing has to be loaded; rejects if loading fails, and the next call tries again
 */
export function loadMoreKinds(forms: readonly Form[], ahead: boolean): Promise<unknown> | null {
  const needsFurther = needsFurtherKinds(forms);
  const rare = () => (needsFurther && further ? rareKinds(further, forms, ahead) : null);
  // A field works before them: only a page that the visitor has not opened yet is loaded with them.
  const notes = () => ahead && elaborate?.preloadAmountNotes(forms.flatMap(({ fields }) => fields));
  const loading = [
    needsElaborateKinds(forms) && !elaborate && loadElaborate(ahead),
    needsIdCard(forms) && !knowsIdCard && loadIdCard(ahead),
    needsFurther && !further && loadFurther(ahead),
  ].filter((one) => one !== false);
  return loading.length > 0
    ? Promise.all(loading).then(() => {
        notes();
        return rare();
      })
    : rare();
}

const addKinds = (kinds: object, validations: Parameters<typeof addFieldValidations>[0]): void => {
  Object.assign(lazyFieldKinds, kinds);
  addFieldValidations(validations);
};

/** Those that have chunks of their own, where one of these forms has one. */
const rareKinds = (parts: FurtherParts, forms: readonly Form[], ahead: boolean) =>
  parts.loadRareKinds(forms, ahead, plain, lazyFieldKinds, addKinds);

/** What has to be done before answers are sent: uploads have to arrive, and the form may verify answers. */
export const verifyAnswers = async (
  handle: FormHandle,
  page: PageContext,
  values: Record<string, string>,
): ReturnType<ElaborateParts['verifyAnswers']> =>
  (await further?.beforeSending(handle, page, values)) ?? elaborate?.verifyAnswers(handle, page, values);

/** The view of a form in steps. */
export const formSteps = () => elaborate?.FormSteps;

/** The answers that a form begins with; none where no form needs the code, so that it has not been loaded. */
export const startAnswers = (form: Form) => further?.startAnswers(form);
