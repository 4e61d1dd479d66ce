import type { ComponentType, InputHTMLAttributes } from 'react';
import type { Field, FieldKind } from '../../schemas/index.ts';
import type { MessageId } from '../context/use-message.ts';
import type { FieldViewProps } from './form-handle.ts';

/** One kind of field: its view, its default label, the keyboard and the autofill that it asks the phone for. */
export interface FieldKindEntry<K extends FieldKind> {
  // Not FieldOf<K>: for a generic K the type is too deep for the compiler.
  view: ComponentType<FieldViewProps<Extract<Field, { kind: K }>>>;
  /** The default label if the form sets none; a consent is labelled by its own text. */
  label?: MessageId;
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'
  >;
}
