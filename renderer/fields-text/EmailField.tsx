import type { FieldOf } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from './TextInput.tsx';

function Email(props: FieldViewProps<FieldOf<'email'>>) {
  const message = useMessage();
  return (
    <FieldFrame {...props} label={email.label}>
      {(control) => (
        <TextInput
          {...props}
          control={control}
          input={email.input}
          placeholder={message('field.email.placeholder')}
        />
      )}
    </FieldFrame>
  );
}

export const email = {
  view: Email,
  label: 'field.email.label',
  input: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  },
} satisfies FieldKindEntry<'email'>;
