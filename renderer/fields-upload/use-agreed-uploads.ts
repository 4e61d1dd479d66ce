import { useEffect, useRef } from 'react';
import { type PageContext, usePage } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { isAgreed } from './consents-above.ts';
import { documentUploads, watchUploads } from './document-uploads.ts';

/**
 * Sends the uploads of a field once the visitor has agreed to what stands above it, and stops when that is taken back.
 * @param uploads - at this moment
 */
export function useAgreedUploads(form: FormHandle, field: string, uploads: () => readonly string[]) {
  const page = usePage();
  const latest = useRef<{ page: PageContext; uploads: () => readonly string[] }>({ page, uploads });
  latest.current = { page, uploads };
  useEffect(() => watchUploads(page), [page]);
  useEffect(() => {
    let before = isAgreed(form, field, latest.current.page);
    const look = () => {
      const now = isAgreed(form, field, latest.current.page);
      if (now === before) return;
      before = now;
      for (const id of latest.current.uploads()) {
        if (!now) documentUploads.hold(id);
        else if (documentUploads.state(id)?.phase === 'held') documentUploads.start(id);
      }
    };
    return form.onAnswer(look);
  }, [form, field]);
  return { isHeld: () => !isAgreed(form, field, page) };
}
