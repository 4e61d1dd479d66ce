import type { Field } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from '../field-frame/Control.module.css';
import type { ControlProps } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { useTypedText } from './use-typed-text.ts';

interface Props extends FieldViewProps<Field> {
  control: ControlProps;
  input: FieldKindEntry<'text'>['input'];
  placeholder?: string | undefined;
  /** Formats the answer; without it the input shows the typed text. */
  format?: (answer: string) => string;
  maxLength?: number;
}

/** The one-line input that most field kinds share. */
export function TextInput({ field, form, locked, control, input, placeholder, format, maxLength }: Props) {
  const page = usePage();
  const typed = useTypedText(field, form, format);
  return (
    <input
      {...control}
      {...input}
      {...typed}
      className={styles.control}
      placeholder={field.placeholder === undefined ? placeholder : page.text(field.placeholder)}
      readOnly={locked}
      required={!field.optional}
      maxLength={maxLength}
    />
  );
}
