import type { ComponentType, InputHTMLAttributes } from 'react';
import type { Field, FieldKind } from '../../schemas/index.ts';
import type { MessageId } from '../context/use-message.ts';
import type { FieldViewProps } from './form-handle.ts';

/** One kind of field: how it looks, what it is called, which keyboard and which stored value the phone offers. */
export interface FieldKindEntry<K extends FieldKind> {
  // Not FieldOf<K>: under a kind that is not known yet it is too deep for the compiler.
  view: ComponentType<FieldViewProps<Extract<Field, { kind: K }>>>;
  /** What the field is called where the form does not say; a consent is called by its own text. */
  label?: MessageId;
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'
  >;
}
