import type { FieldOf } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from './TextInput.tsx';

const asKept = (answer: string): string => answer;

/** Not a number field: the last character may be X, which no numeric keyboard has. */
function IdCard(props: FieldViewProps<FieldOf<'idCard'>>) {
  const message = useMessage();
  return (
    <FieldFrame {...props} label={idCard.label}>
      {(control) => (
        <TextInput
          {...props}
          control={control}
          input={idCard.input}
          placeholder={message('field.idCard.placeholder')}
          format={asKept}
        />
      )}
    </FieldFrame>
  );
}

export const idCard = {
  view: IdCard,
  label: 'field.idCard.label',
  input: {
    type: 'text',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  },
} satisfies FieldKindEntry<'idCard'>;
