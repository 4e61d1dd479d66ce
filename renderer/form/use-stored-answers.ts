import { useCallback, useEffect, useRef } from 'react';
import type { Field, Form } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useLatest } from '../ui/use-latest.ts';
import type { AnswerValues } from './validation-resolver.ts';

/** To whom the answers belong. `isOther`: they were another user's, and this form is about to be replaced. */
export interface AnswerOwner {
  id: string;
  isOther: boolean;
}

/** The draft is stored after a pause in the typing, ms. */
const msOfRest = 400;

/**
 * Answers outlive the page, except an SMS code, which expires. With the visitor's consent they also outlive the
 * document.
 * @returns `keepSoon` is called after every answer; `keepNow` before they are sent: a draft stored after the server has
 *   the answers would stay on the phone
 */
export function useStoredAnswers(schema: Form, getValues: () => AnswerValues, owned: AnswerOwner) {
  const latestPage = useLatest(usePage());
  const timer = useRef(0);
  const keepDraft = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    const { drafts, leads } = latestPage.current;
    drafts.keep(schema, { answers: getValues(), owner: owned.id });
    void leads.begin(schema);
  }, [schema, getValues, owned, latestPage]);
  const flush = useCallback(() => {
    if (timer.current !== 0) keepDraft();
  }, [keepDraft]);
  useEffect(() => {
    // A webview in the background may be killed without another event.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
      const lasting = (field: Field) => field.kind !== 'smsCode';
      const answers = getValues();
      const entries = schema.fields.filter(lasting).map((field) => [field.id, answers[field.id]]);
      latestPage.current.keepAnswers(schema.id, {
        answers: Object.fromEntries(entries),
        owner: owned.id,
      });
    };
  }, [schema, getValues, owned, latestPage, flush]);
  const keepSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(keepDraft, msOfRest);
  };
  return { keepSoon, keepNow: flush, keepDraft };
}
