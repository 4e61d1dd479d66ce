import { useEffect, useRef } from 'react';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './RatingField.module.css';

/** As many marks as fit into a row of a small phone with targets of 44 px; more stand in two rows. */
const mostInRow = 5;

/**
 * Radio buttons, one for each rating. The stars up to the chosen one are filled by the style sheet alone: a press
 * renders nothing.
 */
function Rating({ field, form, locked }: FieldViewProps<FieldOf<'rating'>>) {
  const page = usePage();
  const message = useMessage();
  const list = useRef<HTMLDivElement>(null);
  const { max, look = 'stars', leastLabel, mostLabel } = field;
  const isStars = look === 'stars';
  const show = (rating: number) => {
    const marks = list.current?.querySelectorAll('label') ?? [];
    for (const [index, mark] of Array.from(marks).entries()) mark.dataset.filled = String(index < rating);
  };
  // Chosen before hydration.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && form.answerOf(field.id) === undefined) form.answer(field.id, chosen.value);
    show(Number(chosen?.value ?? 0));
  });
  const answer = Number(form.answerOf(field.id) ?? 0);
  const ends = new Map([
    [1, leastLabel],
    [max, mostLabel],
  ]);
  const nameOf = (rating: number) => {
    const end = ends.get(rating);
    const points = `${rating} ${message('field.rating.point')}`;
    return end === undefined ? points : `${points}, ${page.text(end)}`;
  };
  const columns = max <= mostInRow ? max : Math.ceil(max / 2);
  return (
    <FieldFrame field={field} form={form} label={rating.label} group>
      {({ id, name, 'aria-invalid': wrong }) => (
        <>
          <div
            ref={list}
            className={`${styles.marks} ${isStars ? styles.stars : styles.numbers}`}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            data-wrong={wrong}
          >
            {Array.from({ length: max }, (_, index) => index + 1).map((one) => (
              <label key={one} className={styles.mark} data-filled={one <= answer}>
                <input
                  type="radio"
                  id={one === 1 ? id : `${id}-${one}`}
                  name={name}
                  value={one}
                  className={styles.radio}
                  defaultChecked={one === answer}
                  disabled={locked}
                  aria-label={nameOf(one)}
                  aria-describedby={wrong ? `${id}-error` : undefined}
                  onChange={() => {
                    form.answer(field.id, String(one));
                    show(one);
                  }}
                />
                <span className={styles.face} aria-hidden="true">
                  {isStars ? <Star /> : one}
                </span>
              </label>
            ))}
          </div>
          {(leastLabel !== undefined || mostLabel !== undefined) && (
            <p className={styles.ends} aria-hidden="true">
              <span>{leastLabel === undefined ? '' : `1 ${page.text(leastLabel)}`}</span>
              <span>{mostLabel === undefined ? '' : `${max} ${page.text(mostLabel)}`}</span>
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

const Star = () => (
  <svg width="32" height="32" viewBox="0 0 24 24" focusable="false" aria-hidden="true">
    <path
      d="M12 3.5l2.6 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900l-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
);

export const rating = { view: Rating, label: 'field.rating.label' } satisfies FieldKindEntry<'rating'>;
