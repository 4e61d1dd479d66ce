import type { FieldOf } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from './TextInput.tsx';

/** Shown as it is typed: the groups of a landline depend on the length of its area code. */
function Phone(props: FieldViewProps<FieldOf<'phone'>>) {
  const message = useMessage();
  return (
    <FieldFrame {...props} label={phone.label}>
      {(control) => (
        <TextInput
          {...props}
          control={control}
          input={phone.input}
          placeholder={message('field.phone.placeholder')}
        />
      )}
    </FieldFrame>
  );
}

export const phone = {
  view: Phone,
  label: 'field.phone.label',
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'phone'>;
