import { useEffect, useRef } from 'react';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import styles from '../field-frame/Control.module.css';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldViewProps } from '../field-frame/form-handle.ts';

/** The phone's native list: it follows the owner's language, text size and screen reader. */
export function Select({ field, form, locked }: FieldViewProps<FieldOf<'picker'>>) {
  const page = usePage();
  const message = useMessage();
  const select = useRef<HTMLSelectElement>(null);
  // Chosen before hydration.
  useEffect(() => {
    const value = select.current?.value;
    if (value && !form.answerOf(field.id)) form.answer(field.id, value);
  }, [form, field.id]);
  const answer = form.answerOf(field.id);
  const hint =
    field.placeholder === undefined ? message('field.picker.placeholder') : page.text(field.placeholder);
  return (
    <FieldFrame field={field} form={form} label="field.picker.label">
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
            {hint}
          </option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {page.text(option.label)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
