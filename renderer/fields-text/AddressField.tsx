import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextLines } from './TextLines.tsx';

function Address(props: FieldViewProps<FieldOf<'address'>>) {
  const message = useMessage();
  const { limits } = usePage().limits;
  return (
    <FieldFrame {...props} label={address.label}>
      {(control) => (
        <TextLines
          {...props}
          control={control}
          rows={2}
          maxLength={limits.address}
          input={address.input}
          placeholder={message('field.address.placeholder')}
        />
      )}
    </FieldFrame>
  );
}

export const address = {
  view: Address,
  label: 'field.address.label',
  input: { autoComplete: 'street-address', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'address'>;
