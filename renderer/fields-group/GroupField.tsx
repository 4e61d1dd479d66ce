import { memo } from 'react';
import type { Field, GroupField } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldError, useFieldError } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { Icon } from '../ui/Icon.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import { entryView } from './entry-views.ts';
import styles from './GroupField.module.css';
import { undoControl, useEntries } from './use-entries.ts';

/**
 * Fields that are answered several times. A new entry receives the focus at its first field; one that was removed can be
 * brought back until another is added or removed. The group's own id belongs to the button that adds an entry.
 */
function Group({ field, form, locked }: FieldViewProps<GroupField>) {
  const page = usePage();
  const message = useMessage();
  const { entries, removedAt, add, remove, undo } = useEntries(field, form);
  const error = useFieldError(form, field.id);
  const id = form.controlId(field.id);
  const nameOf = (at: number) => `${page.text(field.entryLabel)} ${at + 1}`;
  const isFull = entries.length >= field.max;
  const described = [error !== undefined && `${id}-error`, field.hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');

  return (
    <fieldset className={styles.group} data-field={field.id} aria-describedby={described || undefined}>
      <legend className={styles.label}>{page.text(field.label)}</legend>
      {field.hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {page.text(field.hint)}
        </p>
      )}
      {entries.map(({ key, fields }, at) => (
        <fieldset key={key} className={styles.entry}>
          <legend className={styles.title}>{nameOf(at)}</legend>
          {fields.map((one) => (
            <EntryRow key={one.id} field={one} form={form} locked={locked} />
          ))}
          {/* After the fields of the entry: who goes through them by keys comes to it last. */}
          {entries.length > field.min && (
            <button
              type="button"
              className={styles.remove}
              disabled={locked}
              aria-label={`${message('field.group.remove')} ${nameOf(at)}`}
              onClick={() => remove(at)}
            >
              <Icon name="close" size={18} />
              {message('field.group.remove')}
            </button>
          )}
        </fieldset>
      ))}
      {/* Always in the document, so that screen readers announce what was removed. */}
      <div role="status">
        {removedAt !== undefined && (
          <p className={styles.removed}>
            <span>
              {message('field.group.removed')} {nameOf(removedAt)}
            </span>
            <button
              type="button"
              id={form.controlId(undoControl(field))}
              className={styles.undo}
              disabled={locked}
              onClick={undo}
            >
              {message('field.group.undo')}
            </button>
          </p>
        )}
        {isFull && <p className={styles.full}>{message('field.group.full')}</p>}
      </div>
      {!isFull && (
        <PressButton
          id={id}
          tone="secondary"
          disabled={locked}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={add}
        >
          {field.addLabel === undefined ? message('field.group.add') : page.text(field.addLabel)}
        </PressButton>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

/** Renders only when its own field or the lock changes. */
const EntryRow = memo(function EntryRow({ field, form, locked }: FieldViewProps<Field>) {
  const View = entryView(field.kind);
  return <View field={field} form={form} locked={locked} />;
});

export const group = { view: Group } satisfies FieldKindEntry<'group'>;
