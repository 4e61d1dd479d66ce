import type { FieldOf } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from './TextInput.tsx';

function PersonName(props: FieldViewProps<FieldOf<'personName'>>) {
  const message = useMessage();
  return (
    <FieldFrame {...props} label={personName.label}>
      {(control) => (
        <TextInput
          {...props}
          control={control}
          input={personName.input}
          placeholder={message('field.personName.placeholder')}
        />
      )}
    </FieldFrame>
  );
}

export const personName = {
  view: PersonName,
  label: 'field.personName.label',
  input: { type: 'text', autoComplete: 'name', spellCheck: false, enterKeyHint: 'next' },
} satisfies FieldKindEntry<'personName'>;
