import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { Field } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { type MessageId, useMessage } from '../context/use-message.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FieldFrame.module.css';
import type { FormHandle } from './form-handle.ts';

/** Properties that the frame passes to the control inside it. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface Props {
  field: Field;
  form: FormHandle;
  label: MessageId;
  /** Several controls with one label (radios, a cascade of selects): a fieldset with a legend. */
  group?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of a field: always visible, and linked to the control for assistive technology. */
export function FieldFrame({ field, form, label, group = false, children }: Props) {
  const page = usePage();
  const message = useMessage();
  const error = useFieldError(form, field.id);
  const id = form.controlId(field.id);
  const hintId = field.hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  const title = (
    <>
      {field.label === undefined ? message(label) : page.text(field.label)}
      {field.optional && <span className={styles.optional}>{message('field.optional')}</span>}
    </>
  );
  const inside = (
    <>
      {group ? (
        <legend className={styles.label}>{title}</legend>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {title}
        </label>
      )}
      {field.hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {page.text(field.hint)}
        </p>
      )}
      {children({ id, name: field.id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined })}
      <FieldError id={`${id}-error`} text={error} />
    </>
  );
  if (!group) {
    return (
      <div className={styles.field} data-field={field.id}>
        {inside}
      </div>
    );
  }
  return (
    <fieldset className={styles.field} data-field={field.id} aria-describedby={describedBy}>
      {inside}
    </fieldset>
  );
}

/** The error of one field. Changes of other fields, or of this one's answer, do not render it. */
export function useFieldError(form: FormHandle, field: string): string | undefined {
  const subscribe = useCallback((changed: () => void) => form.onError(field, changed), [form, field]);
  return useSyncExternalStore(
    subscribe,
    () => form.error(field),
    () => undefined,
  );
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
