import { useEffect, useRef } from 'react';
import type { Field, FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { FieldError, useFieldError } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import styles from './ConsentField.module.css';

/** Only the visitor ticks a consent: the schema has no way to tick it beforehand. */
function Consent({ field, form, locked }: FieldViewProps<FieldOf<'consent'>>) {
  const page = usePage();
  const { openPage } = usePageScope();
  const error = useFieldError(form, field.id);
  const box = useRef<HTMLInputElement>(null);
  const tick = (ticked: boolean) => {
    form.answer(field.id, ticked);
    page.agree(field.covers ?? [], ticked);
  };
  const ticked = useLatest(tick);
  // Ticked before hydration.
  useEffect(() => {
    if (box.current?.checked && form.answerOf(field.id) === undefined) ticked.current(true);
  }, [form, field.id, ticked]);
  const id = form.controlId(field.id);
  // Separate consents have different names.
  const named = field.label !== undefined && form.schema.fields.filter(isConsent).length > 1;
  return (
    <div className={styles.field} data-field={field.id}>
      <div className={styles.row}>
        <span className={styles.target}>
          <input
            ref={box}
            type="checkbox"
            id={id}
            name={field.id}
            autoComplete="off"
            className={styles.box}
            defaultChecked={form.answerOf(field.id) === true}
            disabled={locked}
            required={!field.optional}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={(event) => tick(event.currentTarget.checked)}
          />
        </span>
        <p className={styles.text}>
          {/* Labels without elements inside: a screen reader reads them with the box, and not once more as text. */}
          {named && (
            <label htmlFor={id} className={styles.name}>
              {page.text(field.label ?? '')}
            </label>
          )}
          <label htmlFor={id}>{page.text(field.text)}</label>
          {field.links.map((link) => (
            <button key={link.page} type="button" className={styles.link} onClick={() => openPage(link.page)}>
              {page.text(link.label)}
            </button>
          ))}
        </p>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

const isConsent = (field: Field): boolean => field.kind === 'consent';

export const consent = { view: Consent } satisfies FieldKindEntry<'consent'>;
