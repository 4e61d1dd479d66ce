import type { FieldOf } from '../../schemas/index.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldViewProps } from '../form-handle.ts';
import { useMessage } from '../message-ids.ts';
import type { FieldKindEntry } from './field-kind.ts';
import { groupMobile } from './group-mobile.ts';
import { TextInput } from './TextInput.tsx';

function Mobile(props: FieldViewProps<FieldOf<'mobile'>>) {
  const message = useMessage();
  return (
    <FieldFrame {...props} label={mobile.label}>
      {(control) => (
        <TextInput
          {...props}
          control={control}
          input={mobile.input}
          placeholder={message('field.mobile.placeholder')}
          format={groupMobile}
        />
      )}
    </FieldFrame>
  );
}

export const mobile = {
  view: Mobile,
  label: 'field.mobile.label',
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'mobile'>;
