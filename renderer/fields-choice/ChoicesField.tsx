import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { choicesAnswer, chosenValues } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { Chip, ChipList } from '../ui/Chips.tsx';
import styles from './ChoicesField.module.css';

type Props = FieldViewProps<FieldOf<'choices'>>;

/** Checkboxes, as chips or as rows; the field's id belongs to the first one, which receives the focus. */
function Choices({ field, form, locked }: Props) {
  const page = usePage();
  const list = useRef<HTMLDivElement>(null);
  const read = () => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const values = Array.from(boxes, ({ value }) => value);
    form.answer(field.id, choicesAnswer(field, values));
    // Too many are said at once: the visitor would otherwise look for the mistake at the end of the form.
    if (field.atMost !== undefined && values.length > field.atMost) form.left(field.id);
  };
  // Ticked before hydration.
  useEffect(() => {
    const isTicked = list.current?.querySelector('input:checked') != null;
    if (isTicked && form.answerOf(field.id) === undefined) read();
  });
  const chosen = chosenValues(String(form.answerOf(field.id) ?? ''));
  const labels = field.options.map(({ label }) => page.text(label));
  return (
    <FieldFrame field={field} form={form} label={choices.label} group>
      {({ id, name, 'aria-invalid': wrong }) => {
        const isLimited = field.atLeast !== undefined || field.atMost !== undefined;
        const described = [isLimited && `${id}-count`, wrong && `${id}-error`].filter(Boolean).join(' ');
        const boxes = field.options.map(({ value }, index) => {
          const Box = field.look === 'list' ? Row : Chip;
          return (
            <Box
              key={value}
              type="checkbox"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              label={labels[index] ?? ''}
              value={value}
              autoComplete="off"
              defaultChecked={chosen.includes(value)}
              disabled={locked}
              aria-describedby={described || undefined}
              onChange={read}
            />
          );
        });
        return (
          <>
            {isLimited && <Count id={`${id}-count`} field={field} />}
            {field.look === 'list' ? (
              <div ref={list} className={styles.list} data-wrong={wrong}>
                {boxes}
              </div>
            ) : (
              <ChipList ref={list} wrong={wrong} labels={labels}>
                {boxes}
              </ChipList>
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}

/** How many may be chosen, before somebody has to find out. */
function Count({ id, field: { atLeast, atMost } }: { id: string; field: Props['field'] }) {
  const message = useMessage();
  const of = (number: number | undefined, word: 'field.choices.least' | 'field.choices.most') =>
    number === undefined ? [] : [`${message(word)} ${number} ${message('field.choices.unit')}`];
  return (
    <p id={id} className={styles.count}>
      {[...of(atLeast, 'field.choices.least'), ...of(atMost, 'field.choices.most')].join(' · ')}
    </p>
  );
}

/** A checkbox with its text beside it, in a row of its own. */
function Row({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label className={styles.row}>
      <input className={styles.box} {...input} />
      <span>{label}</span>
    </label>
  );
}

export const choices = { view: Choices, label: 'field.choices.label' } satisfies FieldKindEntry<'choices'>;
