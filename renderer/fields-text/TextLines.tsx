import { useRef } from 'react';
import type { Field } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from '../field-frame/Control.module.css';
import type { ControlProps } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import counter from './TextLines.module.css';
import { useTypedText } from './use-typed-text.ts';

interface Props extends FieldViewProps<Field> {
  control: ControlProps;
  rows: number;
  maxLength: number;
  input?: Pick<NonNullable<FieldKindEntry<'text'>['input']>, 'autoComplete' | 'enterKeyHint'>;
  placeholder?: string | undefined;
}

/** Counts characters as people do: an emoji is one. A text that is too long gets an error and is never cut off. */
export function TextLines({ field, form, locked, control, rows, maxLength, input, placeholder }: Props) {
  const page = usePage();
  const count = useRef<HTMLParagraphElement>(null);
  const { onChange, ...typed } = useTypedText(field, form);
  const countOf = (value: string) => `${[...value.trim()].length}/${maxLength}`;
  return (
    <>
      <textarea
        {...control}
        {...input}
        {...typed}
        className={styles.control}
        rows={rows}
        readOnly={locked}
        required={!field.optional}
        placeholder={field.placeholder === undefined ? placeholder : page.text(field.placeholder)}
        onChange={(event) => {
          onChange(event);
          if (count.current) count.current.textContent = countOf(event.currentTarget.value);
        }}
      />
      <p ref={count} className={counter.count} aria-hidden="true">
        {countOf(typed.defaultValue)}
      </p>
    </>
  );
}
