import type { LocatedAddress } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { LazyCurrentPosition } from '../fields-location/LazyCurrentPosition.tsx';
import { TextLines } from './TextLines.tsx';

function Address(props: FieldViewProps<FieldOf<'address'>>) {
  const { field, form, locked } = props;
  const message = useMessage();
  const { limits } = usePage().limits;
  const show = (answer: string) => {
    const input = document.getElementById(form.controlId(field.id));
    if (input instanceof HTMLTextAreaElement) input.value = answer;
  };
  const answerFor = async ({ address: answer }: LocatedAddress) => ({ answer });
  return (
    <FieldFrame {...props} label={address.label}>
      {(control) => (
        <>
          <TextLines
            {...props}
            control={control}
            rows={2}
            maxLength={limits.address}
            input={address.input}
            placeholder={message('field.address.placeholder')}
          />
          {field.locate && (
            <LazyCurrentPosition
              of={control.id}
              field={field}
              form={form}
              locked={locked}
              answerFor={answerFor}
              onFilled={show}
              found="field.locate.foundAddress"
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

export const address = {
  view: Address,
  label: 'field.address.label',
  input: { autoComplete: 'street-address', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'address'>;
