import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import control from '../../../../renderer/field-frame/Control.module.css';
import { type ControlProps, FieldFrame } from '../../../../renderer/field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../../../../renderer/field-frame/field-kind.ts';
import type { FieldViewProps } from '../../../../renderer/field-frame/form-handle.ts';
import { ChoiceButton } from '../../../../renderer/fields-choice/ChoiceButton.tsx';
import { FieldSheet } from '../../../../renderer/fields-choice/FieldSheet.tsx';
import { lazySheetContent } from '../../../../renderer/fields-choice/lazy-sheet-content.tsx';
import { normaliseAnswer } from '../../../../runtime/index.ts';
import type { FieldOf } from '../../../../schemas/index.ts';
import { plateProvinces } from '../../runtime/index.ts';
import styles from './PlateField.module.css';
import { splitPlate } from './split-plate.ts';

type Props = FieldViewProps<FieldOf<'plate'>>;

const LazyGrid = lazySheetContent(
  () => import('./ProvinceGrid.tsx').then(({ ProvinceGrid }) => ProvinceGrid),
  'sheet.loading',
  'sheet.failed',
);

function Plate(props: Props) {
  return (
    <FieldFrame {...props} label={plate.label} group>
      {(frame) => <PlateControls {...props} frame={frame} />}
    </FieldFrame>
  );
}

/** The province from a grid, the rest typed; pasting or typing a whole plate fills in both. */
function PlateControls({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const page = usePage();
  const message = useMessage();
  const answer = form.answerOf(field.id);
  const [start] = useState(() => splitPlate(typeof answer === 'string' ? answer : ''));
  const [province, setProvince] = useState(start.province);
  const [open, setOpen] = useState(false);
  const rest = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const isProvinceChosen = useRef(false);

  const storeAnswer = (chosen: string) => form.answer(field.id, chosen + (rest.current?.value ?? ''));
  const take = (input: HTMLInputElement) => {
    if (composing.current) return form.answer(field.id, province + input.value);
    const typed = splitPlate(normaliseAnswer(field, input.value.slice(0, 40)));
    const chosen = typed.province || province;
    if (input.value !== typed.rest) showText(input, typed.rest);
    setProvince(chosen);
    // A province alone is an unfinished answer, not an invalid one: it is validated when the form is sent.
    form.answer(field.id, chosen + typed.rest);
  };
  const choose = (chosen: string) => {
    setProvince(chosen);
    storeAnswer(chosen);
    isProvinceChosen.current = true;
    setOpen(false);
  };
  // The closed sheet has returned the focus to its button by now. Not a frame later: a slow phone draws the next frame
  // when the visitor is typing in another field already.
  useEffect(() => {
    if (open || !isProvinceChosen.current) return;
    isProvinceChosen.current = false;
    rest.current?.focus({ preventScroll: true });
  }, [open]);
  // Typed before hydration.
  useEffect(() => {
    if (rest.current?.value && !form.answerOf(field.id)) form.answer(field.id, rest.current.value);
  }, [form, field.id]);

  return (
    <div className={styles.row}>
      <ChoiceButton
        control={{ ...frame, id: `${frame.id}-province`, name: `${frame.name}-province` }}
        text={province}
        placeholder={message('field.plate.provinceShort')}
        label={message('field.plate.province')}
        open={open}
        locked={locked}
        required={!field.optional}
        onOpen={() => setOpen(true)}
      />
      <input
        {...frame}
        {...plate.input}
        ref={rest}
        className={`${control.control} ${styles.rest}`}
        defaultValue={start.rest}
        aria-label={message('field.plate.rest')}
        placeholder={
          field.placeholder === undefined ? message('field.plate.placeholder') : page.text(field.placeholder)
        }
        readOnly={locked}
        required={!field.optional}
        onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          take(event.currentTarget);
        }}
        onBlur={(event) => {
          composing.current = false;
          take(event.currentTarget);
          if (event.currentTarget.value !== '') form.left(field.id);
        }}
      />
      {open && (
        <FieldSheet
          of={`${frame.id}-province`}
          title={message('field.plate.province')}
          onClose={() => setOpen(false)}
        >
          <LazyGrid provinces={plateProvinces} chosen={province} onChoose={choose} />
        </FieldSheet>
      )}
    </div>
  );
}

/** Converts to upper case and removes blanks; the caret stays where it was. */
function showText(input: HTMLInputElement, text: string): void {
  const after = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = text;
  if (document.activeElement !== input) return;
  const caret = Math.max(0, text.length - after);
  input.setSelectionRange(caret, caret);
}

export const plate = {
  view: Plate,
  label: 'field.plate.label',
  input: {
    type: 'text',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  },
} satisfies FieldKindEntry<'plate'>;
