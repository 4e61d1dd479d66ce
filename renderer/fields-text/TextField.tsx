import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { TextInput } from './TextInput.tsx';
import { TextLines } from './TextLines.tsx';

function Text(props: FieldViewProps<FieldOf<'text'>>) {
  const { limits } = usePage().limits;
  const { lines = 1, maxLength = limits.text } = props.field;
  return (
    <FieldFrame {...props} label={text.label}>
      {(control) =>
        lines > 1 ? (
          <TextLines {...props} control={control} rows={lines} maxLength={maxLength} />
        ) : (
          <TextInput {...props} control={control} input={text.input} />
        )
      }
    </FieldFrame>
  );
}

export const text = {
  view: Text,
  label: 'field.text.label',
  input: { type: 'text', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'text'>;
