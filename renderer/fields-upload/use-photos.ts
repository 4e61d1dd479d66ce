import { useEffect, useRef, useState } from 'react';
import { newUpload } from '../../runtime/effects/index.ts';
import { placesOf, uploadsAnswer } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { documentUploads } from './document-uploads.ts';
import { type FileProblem, takeFile } from './take-file.ts';
import { useAgreedUploads } from './use-agreed-uploads.ts';

/** One place for a photo: empty, being read, or with an upload. */
export interface PhotoPlace {
  id: string;
  isReading?: boolean;
  problem?: FileProblem | 'lost';
}

const empty: PhotoPlace = { id: '' };

/** The photos of a field: as many places as it has slots, or the photos there are and one more as long as there may be. */
export function usePhotos(field: FieldOf<'photo'>, form: FormHandle) {
  const { slots, most = 1 } = field;
  const [places, render] = useState<PhotoPlace[]>(() => {
    const ids = placesOf(String(form.answerOf(field.id) ?? ''));
    return slots ? slots.map((_, at) => ({ id: ids[at] ?? '' })) : ids.map((id) => ({ id }));
  });
  const latest = useRef(places);
  const { isHeld } = useAgreedUploads(form, field.id, () => latest.current.map(({ id }) => id));

  const put = (changed: PhotoPlace[]) => {
    latest.current = changed;
    render(changed);
    const answer = uploadsAnswer(changed.map(({ id }) => id).filter((id) => slots || id !== ''));
    if (answer !== (form.answerOf(field.id) ?? '')) form.answer(field.id, answer);
  };
  const putAt = (at: number, place: PhotoPlace) =>
    put(
      Array.from({ length: Math.max(at + 1, latest.current.length) }, (_, index) =>
        index === at ? place : (latest.current[index] ?? empty),
      ),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the answers that the form began with
  useEffect(() => {
    for (const { id } of latest.current) {
      if (id === '') continue;
      void documentUploads.restore(id, isHeld()).then((isThere) => {
        const at = latest.current.findIndex((place) => place.id === id);
        if (!isThere && at >= 0) putAt(at, { id: '', problem: 'lost' });
      });
    }
  }, []);

  const takeAt = async (at: number, file: File) => {
    const before = latest.current[at] ?? empty;
    const reading: PhotoPlace = { ...before, isReading: true };
    putAt(at, reading);
    const taken = await takeFile(file, field);
    // Removed or replaced meanwhile.
    const now = latest.current.indexOf(reading);
    if (now < 0) return;
    if ('problem' in taken) return putAt(now, { id: before.id, problem: taken.problem });
    if (before.id !== '') documentUploads.remove(before.id);
    const upload = newUpload(form.schema.id, field.endpoint);
    documentUploads.add({ ...upload, ...taken }, isHeld());
    putAt(now, { id: upload.id });
  };

  return {
    places: slots || places.length >= most ? places : [...places, empty],
    /** @param at - the first place that the files take; further ones come behind it, as far as there may be more */
    take: (at: number, files: ArrayLike<File>) => {
      const fit = slots || at < latest.current.length ? 1 : most - latest.current.length;
      Array.from(files)
        .slice(0, fit)
        .forEach((file, index) => void takeAt(at + index, file));
    },
    remove: (at: number) => {
      const id = latest.current[at]?.id ?? '';
      if (id !== '') documentUploads.remove(id);
      put(
        slots
          ? latest.current.map((one, index) => (index === at ? empty : one))
          : latest.current.filter((_, index) => index !== at),
      );
    },
  };
}
