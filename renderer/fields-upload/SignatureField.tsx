import { useState } from 'react';
import { typedAnswer, typedName } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { useMessage } from '../context/use-message.ts';
import control from '../field-frame/Control.module.css';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './SignatureField.module.css';
import { SignaturePad } from './SignaturePad.tsx';
import status from './UploadStatus.module.css';
import { UploadStatus } from './UploadStatus.tsx';
import { useSignature } from './use-signature.ts';
import { usePreview, useUploadState } from './use-upload-state.ts';

type Props = FieldViewProps<FieldOf<'signature'>>;

function Signature(props: Props) {
  return (
    <FieldFrame {...props} label={signature.label} group>
      {(frame) => <Signing {...props} frame={frame} />}
    </FieldFrame>
  );
}

/** Drawn, or typed: whoever cannot draw signs with the name, and the answer says that it was typed. */
function Signing({ field, form, locked, frame }: Props & { frame: ControlProps }) {
  const message = useMessage();
  const { id: upload, strokes, isLost, isHeld, name, draw } = useSignature(field, form);
  const [isTyping, type] = useState(name !== undefined);
  const state = useUploadState(upload);
  const preview = usePreview(state?.upload.blob);
  const { id, 'aria-describedby': described, 'aria-invalid': isWrong } = frame;
  const turn = (toTyping: boolean) => {
    draw([]);
    type(toTyping);
  };

  if (isTyping) {
    const note = `${id}-note`;
    return (
      <>
        <label className={styles.name} htmlFor={id}>
          {message('field.signature.name')}
        </label>
        <input
          id={id}
          className={control.control}
          type="text"
          autoComplete="name"
          defaultValue={typedName(String(form.answerOf(field.id) ?? '')) ?? ''}
          readOnly={locked}
          aria-describedby={[described, note].filter(Boolean).join(' ')}
          aria-invalid={isWrong}
          onChange={({ target }) => form.answer(field.id, typedAnswer(target.value))}
          onBlur={() => form.left(field.id)}
        />
        <p id={note} className={styles.note}>
          {message('field.signature.note')}
        </p>
        {!locked && (
          <button type="button" className={status.press} onClick={() => turn(false)}>
            {message('field.signature.draw')}
          </button>
        )}
      </>
    );
  }
  // Drawn before a reload, or on another step: its picture is there, and its strokes are not.
  const isPicture = upload !== '' && strokes.length === 0;
  return (
    <>
      {isPicture ? (
        <div className={styles.pad}>
          {preview && <img src={preview} alt={message('field.signature.yours')} className={styles.picture} />}
        </div>
      ) : (
        <SignaturePad
          label={message('field.signature.pad')}
          locked={locked}
          isWrong={isWrong}
          strokes={strokes}
          onStrokes={draw}
        />
      )}
      <UploadStatus
        // Between two strokes nothing is said.
        state={state?.phase === 'held' && !isHeld() ? undefined : state}
        instead={isLost ? { message: 'upload.lost', isWrong: true } : undefined}
        label={message('field.signature.label')}
        locked={locked}
      />
      <div>
        {upload !== '' && !locked && (
          <button type="button" className={status.press} onClick={() => draw([])}>
            {message('field.signature.clear')}
          </button>
        )}
        <button
          type="button"
          id={id}
          className={status.press}
          disabled={locked}
          aria-describedby={described}
          onClick={() => turn(true)}
        >
          {message('field.signature.type')}
        </button>
      </div>
    </>
  );
}

export const signature = {
  view: Signature,
  label: 'field.signature.label',
} satisfies FieldKindEntry<'signature'>;
