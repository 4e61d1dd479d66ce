import type { FieldOf } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from './TextInput.tsx';

function Url(props: FieldViewProps<FieldOf<'url'>>) {
  const message = useMessage();
  return (
    <FieldFrame {...props} label={url.label}>
      {(control) => (
        <TextInput
          {...props}
          control={control}
          input={url.input}
          placeholder={message('field.url.placeholder')}
        />
      )}
    </FieldFrame>
  );
}

export const url = {
  view: Url,
  label: 'field.url.label',
  input: {
    type: 'url',
    inputMode: 'url',
    autoComplete: 'url',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  },
} satisfies FieldKindEntry<'url'>;
