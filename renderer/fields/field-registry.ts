import type { ComponentType } from 'react';
import type { LoginKind } from '../../runtime/index.ts';
import type { Field, FieldKind, Form } from '../../schemas/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { consent } from '../fields-login/ConsentField.tsx';
import { mobile } from '../fields-login/MobileField.tsx';
import { smsCode } from '../fields-login/SmsCodeField.tsx';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { needsLazyKinds } from './needs-lazy-kinds.ts';

/**
 * The login field kinds. A kind missing here and in lazy-field-kinds.ts, or unknown to the schemas, does not compile.
 */
export const loginFieldKinds = { mobile, smsCode, consent } satisfies {
  [K in LoginKind]: FieldKindEntry<K>;
};

type AnyView = ComponentType<FieldViewProps<Field>>;
type LateParts = typeof import('./lazy-field-kinds.ts');
let late: LateParts | null = null;
let loading: Promise<LateParts> | null = null;

/** The view of a field kind. @throws if a lazy kind has not been loaded by `loadFieldKinds` */
export function fieldView(kind: FieldKind): AnyView {
  const kinds: Partial<Record<FieldKind, { view: unknown }>> = late ? late.lazyFieldKinds : loginFieldKinds;
  const entry = kinds[kind];
  if (!entry) throw new Error(`"${kind}" is not loaded`);
  return entry.view as AnyView;
}

/**
 * Loads the views of all fields of these forms.
 * @returns null if they are loaded already; rejects if loading fails, and the next call tries again
 */
export function loadFieldKinds(forms: readonly Form[], ahead = false): Promise<unknown> | null {
  if (!needsLazyKinds(forms)) return null;
  const more = (parts: LateParts) => parts.loadMoreKinds(forms, ahead);
  return late ? more(late) : loadLateParts(ahead).then(more);
}

/** Loads what a login form does without: the other field kinds, and parts of forms that few visitors see. */
export function loadLateParts(ahead = false): Promise<LateParts> {
  loading ??= importWithRetry(() => import('./lazy-field-kinds.ts'), ahead).then(
    (module) => {
      module.beginWith(loginFieldKinds);
      late = module;
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The view of a form in steps; loaded with the lazy kinds. */
export const formSteps = () => late?.formSteps();

/** The defaults and hidden values of a form. */
export const startAnswers = (form: Form) => late?.startAnswers(form);

/** As in verify-answers.ts. @returns undefined where no form needs the code, so that it has not been loaded */
export const verifyAnswers: typeof import('./lazy-field-kinds.ts')['verifyAnswers'] = async (...answers) =>
  late?.verifyAnswers(...answers);
