import { type ChangeEvent, useEffect, useRef } from 'react';
import { AmountNotes } from '../../profiles/renderer/amount-notes.tsx';
import { formatThousands } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import control from '../field-frame/Control.module.css';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import styles from './AmountField.module.css';
import { QuickAmounts } from './QuickAmounts.tsx';
import { useTypedText } from './use-typed-text.ts';

type Props = FieldViewProps<FieldOf<'amount'>>;

/**
 * At most twelve digits: no amount has more, and a number with more than fifteen is not exact. Text that is no amount is
 * shown as it was typed, beside its error.
 */
const grouped = (answer: string): string =>
  /^\d+$/.test(answer) ? formatThousands(Number(answer.slice(0, 12))) : answer;

function Amount(props: Props) {
  return (
    <FieldFrame {...props} label={amount.label}>
      {(frame) => <AmountControls {...props} frame={frame} />}
    </FieldFrame>
  );
}

/** Two inputs for one amount: typed to the yuan, or set by a slider. Each shows the value of the other. */
function AmountControls({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const message = useMessage();
  const page = usePage();
  const slider = useRef<HTMLInputElement>(null);
  const { ref, onChange, ...typed } = useTypedText(field, form, grouped);
  const input = useRef<HTMLInputElement>(null);

  const moveSlider = () => {
    const answer = form.answerOf(field.id);
    if (!slider.current) return;
    const yuan = Math.min(field.max, Math.max(field.min, Number(answer) || field.min));
    slider.current.value = String(yuan);
    show(slider.current, !answer);
  };
  const atStart = useLatest(moveSlider);
  useEffect(() => atStart.current(), [atStart]);

  /** Without an amount in the field the slider shows none either. */
  const show = (element: HTMLInputElement, isUnset: boolean) =>
    paint(element, message('field.amount.unit'), isUnset ? message('field.amount.unset') : null);
  const choose = (yuan: string) => {
    if (input.current) input.current.value = grouped(yuan);
    form.answer(field.id, yuan);
    moveSlider();
  };
  return (
    <>
      <div className={styles.box}>
        <input
          {...frame}
          {...amount.input}
          {...typed}
          ref={(element) => {
            input.current = element;
            (ref as { current: HTMLInputElement | null }).current = element;
          }}
          onChange={(event) => {
            onChange(event);
            moveSlider();
          }}
          className={`${control.control} ${styles.input}`}
          placeholder={
            field.placeholder === undefined
              ? message('field.amount.placeholder')
              : page.text(field.placeholder)
          }
          readOnly={locked}
          required={!field.optional}
        />
        <span className={styles.unit} aria-hidden="true">
          {message('field.amount.unit')}
        </span>
      </div>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        min={field.min}
        max={field.max}
        step={field.step}
        defaultValue={field.min}
        data-unset=""
        disabled={locked}
        onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.currentTarget.value)}
        aria-label={`${field.label === undefined ? message('field.amount.label') : page.text(field.label)} ${message('field.amount.slider')}`}
      />
      <p className={styles.ends}>
        <span>{formatThousands(field.min)}</span>
        <span>{formatThousands(field.max)}</span>
      </p>
      {field.quick && (
        <QuickAmounts
          form={form}
          field={field.id}
          amounts={field.quick}
          locked={locked}
          onChoose={(yuan) => choose(String(yuan))}
        />
      )}
      <AmountNotes field={field} form={form} />
    </>
  );
}

/** @param unset - the text for a slider without a value; null where it has one */
function paint(slider: HTMLInputElement, unit: string, unset: string | null): void {
  const [min, max, value] = [Number(slider.min), Number(slider.max), Number(slider.value)];
  slider.style.setProperty('--part', `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`);
  slider.setAttribute('aria-valuetext', unset ?? `${formatThousands(value)} ${unit}`);
  if (unset === null) slider.removeAttribute('data-unset');
  else slider.setAttribute('data-unset', '');
}

export const amount = {
  view: Amount,
  label: 'field.amount.label',
  input: { type: 'text', inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'amount'>;
