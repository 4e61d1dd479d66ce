import type { ComponentType } from 'react';
import { addAnswerKinds, type FirstKind, isLate } from '../../runtime/index.ts';
import type { Field, FieldKind, Form } from '../../schemas/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { consent } from '../fields-login/ConsentField.tsx';
import { mobile } from '../fields-login/MobileField.tsx';
import { smsCode } from '../fields-login/SmsCodeField.tsx';
import { loadTwice } from '../loading/import-with-retry.ts';
import type { lateKinds } from './lazy-field-kinds.ts';
import { needLateKinds } from './needs-lazy-kinds.ts';

/** The kinds of field. One that is missing here and in late-kinds.ts, or that no schema knows, does not compile. */
export const firstKindTable = { mobile, smsCode, consent } satisfies {
  [K in FirstKind]: FieldKindEntry<K>;
};

type AnyView = ComponentType<FieldViewProps<Field>>;
let late: typeof lateKinds | null = null;
let loading: Promise<void> | null = null;

/** How a field of this kind looks. @throws where `loadKinds` has not been waited for */
export function viewOfKind(kind: FieldKind): AnyView {
  const entry = isLate(kind) ? late?.[kind] : firstKindTable[kind];
  if (!entry) throw new Error(`the view of "${kind}" is not here yet`);
  return entry.view as AnyView;
}

/**
 * Loads the views of all fields of these forms.
 * @returns null where they are here; rejects when they cannot be had, and asked again it tries again
 */
export function loadKinds(forms: Iterable<Form>, ahead = false): Promise<void> | null {
  return late === null && needLateKinds(forms) ? loadLateKinds(ahead) : null;
}

function loadLateKinds(ahead: boolean): Promise<void> {
  loading ??= loadTwice(() => import('./lazy-field-kinds.ts'), ahead).then(
    (module) => {
      addAnswerKinds(module.lateAnswerKinds);
      late = module.lateKinds;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
