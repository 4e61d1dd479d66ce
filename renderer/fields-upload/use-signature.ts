import { useEffect, useRef, useState } from 'react';
import { newUpload } from '../../runtime/effects/index.ts';
import { typedName, uploadsIn } from '../../runtime/index.ts';
import { type FieldOf, uploadTypes } from '../../schemas/index.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { documentUploads } from './document-uploads.ts';
import { type Stroke, signaturePicture } from './draw-strokes.ts';
import { useAgreedUploads } from './use-agreed-uploads.ts';

/** Whoever lifts the pen for longer than this has signed, ms; before, each stroke would be sent for nothing. */
const msOfRest = 900;

/** A drawn signature as an upload: another one for each drawing, because an upload never changes. */
export function useSignature(field: FieldOf<'signature'>, form: FormHandle) {
  const begun = String(form.answerOf(field.id) ?? '');
  const [id, setId] = useState(uploadsIn(begun)[0] ?? '');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [isLost, setLost] = useState(false);
  const latest = useRef(id);
  const timer = useRef(0);
  const drawn = useRef(strokes);
  const { isHeld } = useAgreedUploads(form, field.id, () => (timer.current === 0 ? [latest.current] : []));

  const answer = (next: string) => {
    if (latest.current !== '') documentUploads.remove(latest.current);
    latest.current = next;
    setId(next);
    form.answer(field.id, next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the answer that the form began with
  useEffect(() => {
    if (latest.current === '') return;
    void documentUploads.restore(latest.current, isHeld()).then((isThere) => {
      if (isThere) return;
      answer('');
      setLost(true);
    });
  }, []);

  const put = async (next: readonly Stroke[]) => {
    drawn.current = next;
    setStrokes(next);
    setLost(false);
    window.clearTimeout(timer.current);
    timer.current = 0;
    if (next.length === 0) return answer('');
    const blob = await signaturePicture(next);
    // Another stroke was drawn meanwhile.
    if (!blob || drawn.current !== next) return;
    const upload = newUpload(form.schema.id, field.endpoint);
    // Held for now; a press that sends the form does not wait for the rest.
    documentUploads.add({ ...upload, type: uploadTypes.png, blob }, true);
    answer(upload.id);
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      if (!isHeld()) documentUploads.start(upload.id);
    }, msOfRest);
  };

  return {
    id,
    strokes,
    isLost,
    isHeld,
    name: typedName(begun),
    draw: (next: readonly Stroke[]) => void put(next),
  };
}
