import { useEffect, useRef } from 'react';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { Chip, ChipList } from '../ui/Chips.tsx';

/** Radio buttons styled as chips; the field's id belongs to the first one, which receives the focus. */
function Choice({ field, form, locked }: FieldViewProps<FieldOf<'choice'>>) {
  const page = usePage();
  const list = useRef<HTMLDivElement>(null);
  // Chosen before hydration.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && form.answerOf(field.id) === undefined) form.answer(field.id, chosen.value);
  }, [form, field.id]);
  return (
    <FieldFrame field={field} form={form} label={choice.label} group>
      {({ id, name, 'aria-invalid': wrong }) => (
        <ChipList ref={list} wrong={wrong} labels={field.options.map((option) => page.text(option.label))}>
          {field.options.map((option, index) => (
            <Chip
              key={option.value}
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              label={page.text(option.label)}
              value={option.value}
              defaultChecked={form.answerOf(field.id) === option.value}
              disabled={locked}
              aria-describedby={wrong ? `${id}-error` : undefined}
              onChange={() => form.answer(field.id, option.value)}
            />
          ))}
        </ChipList>
      )}
    </FieldFrame>
  );
}

export const choice = { view: Choice, label: 'field.choice.label' } satisfies FieldKindEntry<'choice'>;
