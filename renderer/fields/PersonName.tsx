import type { FieldOf } from '../../schemas/index.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldViewProps } from '../form-handle.ts';
import { useMessage } from '../message-ids.ts';
import type { FieldKindEntry } from './field-kind.ts';
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
