import { useEffect, useRef } from 'react';
import type { Field } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { type MessageId, useMessage } from '../context/use-message.ts';
import styles from '../field-frame/Control.module.css';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldViewProps } from '../field-frame/form-handle.ts';

interface Props extends FieldViewProps<Field> {
  label: MessageId;
  /** Shown until something is chosen, where the field has no placeholder of its own. */
  hint: MessageId;
  options: readonly { value: string; name: string }[];
}

/** The phone's native list: it follows the owner's language, text size and screen reader. */
export function Select({ field, form, locked, label, hint, options }: Props) {
  const page = usePage();
  const message = useMessage();
  const select = useRef<HTMLSelectElement>(null);
  // Chosen before hydration.
  useEffect(() => {
    const value = select.current?.value;
    if (value && !form.answerOf(field.id)) form.answer(field.id, value);
  }, [form, field.id]);
  const answer = form.answerOf(field.id);
  return (
    <FieldFrame field={field} form={form} label={label}>
      {(control) => (
        <select
          {...control}
          ref={select}
          className={`${styles.control} ${styles.select}`}
          defaultValue={typeof answer === 'string' ? answer : ''}
          data-empty={!answer}
          disabled={locked}
          required={!field.optional}
          onChange={(event) => {
            event.currentTarget.dataset.empty = String(event.currentTarget.value === '');
            form.answer(field.id, event.currentTarget.value);
          }}
        >
          <option value="" disabled={!field.optional}>
            {field.placeholder === undefined ? message(hint) : page.text(field.placeholder)}
          </option>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
