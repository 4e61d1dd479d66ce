import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type AnswerLimits, isDateRange, nightsOf, rangeLimits } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import control from '../field-frame/Control.module.css';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './DateRangeField.module.css';

type Props = FieldViewProps<FieldOf<'dateRange'>>;

function DateRange(props: Props) {
  return (
    <FieldFrame {...props} label={dateRange.label} group>
      {(frame) => <Days {...props} frame={frame} />}
    </FieldFrame>
  );
}

/** Two native date inputs, and how many nights lie between them; the field's id belongs to the first one. */
function Days({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const page = usePage();
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const { today }: AnswerLimits = page.limits;
  const { least, most } = rangeLimits(field, today);
  const stored = String(form.answerOf(field.id) ?? '');
  const [shown, show] = useState(stored);
  const read = () => {
    const days = Array.from(box.current?.querySelectorAll('input') ?? [], ({ value }) => value);
    const answer = days.some((day) => day !== '') ? days.join('/') : '';
    show(answer);
    form.answer(field.id, answer);
  };
  // Chosen before hydration.
  useEffect(() => {
    const isChosen = Array.from(box.current?.querySelectorAll('input') ?? []).some(
      ({ value }) => value !== '',
    );
    if (isChosen && form.answerOf(field.id) === undefined) read();
  });
  /** One day alone is no mistake while the visitor goes on to the other. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) form.left(field.id);
  };
  const [first = '', last = ''] = stored.split('/');
  const { id, name, ...described } = frame;
  const days = [
    { label: message('field.dateRange.first'), value: first, id },
    { label: message('field.dateRange.last'), value: last, id: `${id}-last` },
  ];
  return (
    <>
      <div ref={box} className={styles.days}>
        {days.map((day) => (
          <label key={day.id} className={styles.day}>
            <span className={styles.name}>{day.label}</span>
            <input
              {...described}
              id={day.id}
              name={name}
              type="date"
              min={least}
              max={most}
              defaultValue={day.value}
              autoComplete="off"
              className={`${control.control} ${styles.input}`}
              readOnly={locked}
              required={!field.optional}
              onChange={read}
              onBlur={leave}
            />
          </label>
        ))}
      </div>
      <p className={styles.nights} role="status">
        {isDateRange(shown) && `${nightsOf(shown)} ${message('field.dateRange.nights', nightsOf(shown))}`}
      </p>
    </>
  );
}

export const dateRange = {
  view: DateRange,
  label: 'field.dateRange.label',
} satisfies FieldKindEntry<'dateRange'>;
