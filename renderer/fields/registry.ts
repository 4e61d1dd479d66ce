import type { ComponentType } from 'react';
import { addAnswerKinds, type FirstKind, isLate } from '../../runtime/index.ts';
import type { Field, FieldKind, Form } from '../../schemas/index.ts';
import type { FieldViewProps } from '../form-handle.ts';
import { loadTwice } from '../load-twice.ts';
import { consent } from './Consent.tsx';
import type { FieldKindEntry } from './field-kind.ts';
import { needLateKinds } from './late.ts';
import type { lateKinds } from './late-kinds.ts';
import { mobile } from './Mobile.tsx';
import { smsCode } from './SmsCode.tsx';

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
  loading ??= loadTwice(() => import('./late-kinds.ts'), ahead).then(
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
