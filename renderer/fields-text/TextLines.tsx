import { useEffect, useRef } from 'react';
import type { Answer } from '../../runtime/index.ts';
import type { Field } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import styles from '../field-frame/Control.module.css';
import type { ControlProps } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
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
  const typed = useTypedText(field, form);
  const countOf = (answer: Answer) => `${[...String(answer ?? '').trim()].length}/${maxLength}`;
  const showCount = useLatest(() => {
    if (count.current) count.current.textContent = countOf(form.answerOf(field.id));
  });
  useEffect(() => form.onAnswer(() => showCount.current()), [form, showCount]);
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
      />
      <p ref={count} className={counter.count} aria-hidden="true">
        {countOf(typed.defaultValue)}
      </p>
    </>
  );
}
