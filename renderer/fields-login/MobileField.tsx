import type { FieldOf } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from '../fields-text/TextInput.tsx';
import { formatMobile } from './format-mobile.ts';

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
          format={formatMobile}
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
