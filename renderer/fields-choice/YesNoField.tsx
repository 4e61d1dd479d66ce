import { useEffect, useRef } from 'react';
import { yesNoValues } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { Chip, ChipList } from '../ui/Chips.tsx';

/** Two radio buttons: neither is chosen beforehand, because "no" is an answer too. */
function YesNo({ field, form, locked }: FieldViewProps<FieldOf<'yesNo'>>) {
  const page = usePage();
  const message = useMessage();
  const list = useRef<HTMLDivElement>(null);
  // Chosen before hydration.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && form.answerOf(field.id) === undefined) form.answer(field.id, chosen.value);
  }, [form, field.id]);
  const [yes, no] = yesNoValues(field);
  const word = (given: string | undefined, otherwise: 'field.yesNo.yes' | 'field.yesNo.no') =>
    given === undefined ? message(otherwise) : page.text(given);
  const answers = [
    { value: yes, label: word(field.yes?.label, 'field.yesNo.yes') },
    { value: no, label: word(field.no?.label, 'field.yesNo.no') },
  ];
  return (
    <FieldFrame field={field} form={form} label={yesNo.label} group>
      {({ id, name, 'aria-invalid': wrong }) => (
        <ChipList ref={list} wrong={wrong} labels={answers.map(({ label }) => label)}>
          {answers.map(({ value, label }, index) => (
            <Chip
              key={value}
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              label={label}
              value={value}
              defaultChecked={form.answerOf(field.id) === value}
              disabled={locked}
              aria-describedby={wrong ? `${id}-error` : undefined}
              onChange={() => form.answer(field.id, value)}
            />
          ))}
        </ChipList>
      )}
    </FieldFrame>
  );
}

export const yesNo = { view: YesNo, label: 'field.yesNo.label' } satisfies FieldKindEntry<'yesNo'>;
