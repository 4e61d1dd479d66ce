import { useRef } from 'react';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import control from '../field-frame/Control.module.css';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './TextField.module.css';
import { TextInput } from './TextInput.tsx';
import { useTypedText } from './use-typed-text.ts';

type Props = FieldViewProps<FieldOf<'text'>>;

function Text(props: Props) {
  return (
    <FieldFrame {...props} label={text.label}>
      {(frame) =>
        (props.field.lines ?? 1) > 1 ? (
          <Lines {...props} frame={frame} />
        ) : (
          <TextInput {...props} control={frame} input={text.input} />
        )
      }
    </FieldFrame>
  );
}

/** Counts characters as people do: an emoji is one. A text that is too long gets an error and is never cut off. */
function Lines({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const page = usePage();
  const count = useRef<HTMLParagraphElement>(null);
  const most = field.maxLength ?? page.limits.limits.text;
  const { onChange, ...typed } = useTypedText(field, form);
  const countOf = (value: string) => `${[...value.trim()].length}/${most}`;
  return (
    <>
      <textarea
        {...frame}
        {...typed}
        className={control.control}
        rows={field.lines}
        readOnly={locked}
        required={!field.optional}
        placeholder={field.placeholder === undefined ? undefined : page.text(field.placeholder)}
        onChange={(event) => {
          onChange(event);
          if (count.current) count.current.textContent = countOf(event.currentTarget.value);
        }}
      />
      <p ref={count} className={styles.count} aria-hidden="true">
        {countOf(typed.defaultValue)}
      </p>
    </>
  );
}

export const text = {
  view: Text,
  label: 'field.text.label',
  input: { type: 'text', enterKeyHint: 'next' },
} satisfies FieldKindEntry<'text'>;
