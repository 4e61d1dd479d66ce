import { useCallback, useEffect, useRef } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { type TypedText, useTypedTexts } from '../entry-form/typed-text.ts';
import type { AnswerPreview } from '../preview/use-preview-messages.ts';
import type { PreviewMessage } from '../preview/visit-trail.ts';
import { showTextOf } from './shown-text.ts';

/** Shows in the phone what is being typed beside it, before the draft has it and the page is loaded again. */
export function useShownTexts(): (message: PreviewMessage, answer: AnswerPreview) => void {
  const draftStore = useDraftStore();
  const typedTexts = useTypedTexts();
  const answerLast = useRef<AnswerPreview | null>(null);
  /** By place: what the draft does not have yet. */
  const typing = useRef(new Map<string, TypedText>());
  useEffect(() => {
    const show = (text: TypedText) => {
      const place = JSON.stringify([text.file, text.path]);
      if (text.typed === text.stored) typing.current.delete(place);
      else typing.current.set(place, text);
      const shown = showTextOf(text, draftStore.file(text.file)?.value, draftStore.names);
      if (shown) answerLast.current?.(shown);
    };
    return typedTexts.listen(show);
  }, [draftStore, typedTexts]);
  return useCallback(
    (message: PreviewMessage, answer: AnswerPreview) => {
      if (!('readyAt' in message)) return;
      answerLast.current = answer;
      // The page that was loaded is the draft's, and somebody has typed on since; a field that is gone has written its text.
      for (const [place, text] of [...typing.current]) {
        const stored = valueIn(draftStore.file(text.file)?.value, text.path);
        if (stored === text.stored) typedTexts.tell(text);
        else typing.current.delete(place);
      }
    },
    [draftStore, typedTexts],
  );
}
