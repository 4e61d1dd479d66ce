import { useCallback, useEffect, useRef, useState } from 'react';
import type { OnResult } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useOutdatedResult } from './outdated-result.ts';
import { finishPage, sendForm } from './send-form.ts';
import {
  initialSubmitState,
  isFinishPending,
  nextSubmitState,
  type SubmitState,
  type SubmitStateEvent,
} from './submit-state.ts';
import type { AnswerValues } from './validation-resolver.ts';

const msUntilSlow = 8000;

/** Sends the answers of a form once, however often the button is pressed (submit-state.ts, send-form.ts). */
export function useSubmit(handle: FormHandle, onResult: OnResult, visible: ReadonlySet<string>) {
  const page = usePage();
  const message = useMessage();
  const { rendered, state, dispatch } = useSubmitState();
  useOutdatedResult(handle, () => dispatch({ type: 'outdated' }));
  const ports = { handle, page, message, onResult, visible, state, dispatch };
  return {
    ...rendered,
    /** @returns false where the answers are being sent already */
    press: () => {
      const before = state();
      return dispatch({ type: 'pressed' }) !== before;
    },
    release: () => dispatch({ type: 'released' }),
    send: async (answers: AnswerValues) => {
      const slow = setTimeout(() => dispatch({ type: 'delayed' }), msUntilSlow);
      await sendForm(ports, answers).finally(() => clearTimeout(slow));
    },
    isFinishPending: () => isFinishPending(state()),
    finish: () => finishPage(ports, state().unfinished ?? ''),
  };
}

/** In a ref too: the second tap of a double tap comes before React has rendered the first. */
function useSubmitState() {
  const latest = useRef(initialSubmitState);
  const [rendered, render] = useState(initialSubmitState);
  const state = useCallback(() => latest.current, []);
  const dispatch = useCallback((event: SubmitStateEvent): SubmitState => {
    latest.current = nextSubmitState(latest.current, event);
    render(latest.current);
    return latest.current;
  }, []);
  useEffect(() => {
    dispatch({ type: 'shown' });
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch({ type: 'released' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      dispatch({ type: 'hidden' });
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
  return { rendered, state, dispatch };
}
