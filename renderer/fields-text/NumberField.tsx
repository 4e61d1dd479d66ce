import type { FocusEvent } from 'react';
import { groupDigits, normaliseAnswer } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import control from '../field-frame/Control.module.css';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './NumberField.module.css';
import { useTypedText } from './use-typed-text.ts';

type Props = FieldViewProps<FieldOf<'number'>>;

function NumberField(props: Props) {
  return (
    <FieldFrame {...props} label={number.label}>
      {(frame) => <NumberInput {...props} frame={frame} />}
    </FieldFrame>
  );
}

/** Not reformatted while it is typed, because "3." may become 3.5; grouped when the visitor leaves it. */
function NumberInput({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const page = usePage();
  const message = useMessage();
  const { onBlur, ...typed } = useTypedText(field, form);
  const unit = field.unit === undefined ? '' : page.text(field.unit);
  const shown = (answer: string) => groupDigits(normaliseAnswer(field, answer));
  return (
    <div className={styles.box}>
      <input
        {...frame}
        {...number.input}
        {...typed}
        inputMode={keyboardOf(field)}
        defaultValue={shown(typed.defaultValue)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          event.currentTarget.value = shown(event.currentTarget.value);
          onBlur(event);
        }}
        className={control.control}
        style={unit === '' ? undefined : { paddingInlineEnd: `${unit.length * 16 + 26}px` }}
        placeholder={
          field.placeholder === undefined ? message('field.number.placeholder') : page.text(field.placeholder)
        }
        readOnly={locked}
        required={!field.optional}
        aria-describedby={
          [frame['aria-describedby'], unit && `${frame.id}-unit`].filter(Boolean).join(' ') || undefined
        }
      />
      {unit && (
        <span id={`${frame.id}-unit`} className={styles.unit}>
          {unit}
        </span>
      )}
    </div>
  );
}

/** The decimal keyboard of iOS has no minus sign, the numeric one no decimal point. */
function keyboardOf({ min, decimals }: Props['field']) {
  if (min < 0) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}

export const number = {
  view: NumberField,
  label: 'field.number.label',
  input: { type: 'text', autoComplete: 'off', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'number'>;
