import { type ChangeEvent, useEffect, useRef } from 'react';
import { type AnswerLimits, dateLimits } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import control from '../field-frame/Control.module.css';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './DateField.module.css';
import { useTypedText } from './use-typed-text.ts';

type Props = FieldViewProps<FieldOf<'date'>>;

function DateField(props: Props) {
  return (
    <FieldFrame {...props} label={date.label}>
      {(frame) => <DateInput {...props} frame={frame} />}
    </FieldFrame>
  );
}

/**
 * The phone's native date input. iOS shows an empty one as an empty box and others show a pattern in their own
 * language, so our hint covers it until there is a date or the visitor types one.
 */
function DateInput({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const page = usePage();
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const { onChange, onBlur, ...typed } = useTypedText(field, form);
  const { today }: AnswerLimits = page.limits;
  const { least, most } = dateLimits(field, today);

  const answer = (value: string) => {
    if (box.current) box.current.dataset.empty = String(value === '');
  };
  // Filled in before hydration.
  useEffect(() => {
    const answer = form.answerOf(field.id);
    if (box.current) box.current.dataset.empty = String(!answer);
  }, [form, field.id]);

  const hint = field.precision === 'day' ? 'field.date.placeholder' : 'field.date.placeholderMonth';
  return (
    <div ref={box} className={styles.box} data-empty={typed.defaultValue === ''}>
      <input
        {...frame}
        {...typed}
        type={field.precision === 'day' ? 'date' : 'month'}
        min={least}
        max={most}
        autoComplete="off"
        className={`${control.control} ${styles.input}`}
        readOnly={locked}
        required={!field.optional}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange(event);
          answer(event.currentTarget.value);
        }}
        onBlur={(event) => {
          onBlur(event);
          answer(event.currentTarget.value);
        }}
      />
      <span className={styles.hint} aria-hidden="true">
        {field.placeholder === undefined ? message(hint) : page.text(field.placeholder)}
      </span>
    </div>
  );
}

export const date = { view: DateField, label: 'field.date.label' } satisfies FieldKindEntry<'date'>;
