import { useState } from 'react';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { FieldSheet } from './FieldSheet.tsx';
import { lazySheetContent } from './lazy-sheet-content.tsx';
import { Select } from './Select.tsx';

type Props = FieldViewProps<FieldOf<'picker'>>;

/** With more options than this, a wheel is easier to use than a list. */
const mostOfSelect = 8;

function Picker(props: Props) {
  return props.field.options.length > mostOfSelect ? <WheelPicker {...props} /> : <ShortPicker {...props} />;
}

function ShortPicker(props: Props) {
  const page = usePage();
  const options = props.field.options.map(({ value, label }) => ({ value, name: page.text(label) }));
  return <Select {...props} label={picker.label} hint="field.picker.placeholder" options={options} />;
}

const LazyWheel = lazySheetContent(
  () => import('./Wheel.tsx').then(({ Wheel }) => Wheel),
  'sheet.loading',
  'sheet.failed',
);

/** Opens on the first option: confirming chooses the one in the middle. An optional answer can be cleared. */
function WheelPicker({ field, form, locked }: Props) {
  const page = usePage();
  const message = useMessage();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const hint =
    field.placeholder === undefined ? message('field.picker.placeholder') : page.text(field.placeholder);
  const title = field.label === undefined ? message(picker.label) : page.text(field.label);

  const rows = field.options.map(({ value, label }) => ({ value, name: page.text(label) }));
  const options = field.optional ? [{ value: '', name: message('field.unchosen') }, ...rows] : rows;
  const answer = form.answerOf(field.id);
  const confirm = () => {
    form.answer(field.id, options.find((option) => option.value === draft)?.value ?? options[0]?.value ?? '');
    setOpen(false);
  };
  return (
    <FieldFrame field={field} form={form} label={picker.label}>
      {(control) => (
        <>
          <ChoiceButton
            control={control}
            text={rows.find((option) => option.value === answer)?.name ?? ''}
            placeholder={hint}
            open={open}
            locked={locked}
            required={!field.optional}
            onOpen={() => {
              setDraft(typeof answer === 'string' ? answer : '');
              setOpen(true);
            }}
          />
          {open && (
            <FieldSheet of={control.id} title={title} onClose={() => setOpen(false)}>
              <LazyWheel
                columns={[{ label: title, options, value: draft }]}
                onTurn={(_, value) => setDraft(value)}
                onConfirm={confirm}
              />
            </FieldSheet>
          )}
        </>
      )}
    </FieldFrame>
  );
}

export const picker = { view: Picker, label: 'field.picker.label' } satisfies FieldKindEntry<'picker'>;
