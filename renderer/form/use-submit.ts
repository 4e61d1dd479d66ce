import { useCallback, useEffect, useRef, useState } from 'react';
import type { OnResult } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useOutdatedResult } from './outdated-result.ts';
import { createSender } from './send-form.ts';
import {
  delayed,
  hidden,
  initialSubmitState,
  isFinishPending,
  outdated,
  pressed,
  released,
  type SubmitEvent,
  type SubmitState,
  shown,
} from './submit-state.ts';
import type { AnswerValues } from './validation-resolver.ts';

const msUntilSlow = 8000;

/** Sends the answers of a form once, however often the button is pressed (submit-state.ts, send-form.ts). */
export function useSubmit(handle: FormHandle, onResult: OnResult, visible: ReadonlySet<string>) {
  const page = usePage();
  const message = useMessage();
  const { rendered, state, dispatch } = useSubmitState();
  useOutdatedResult(handle, () => dispatch(outdated));
  const { send, finish } = createSender({ handle, page, message, onResult, visible, state, dispatch });
  return {
    ...rendered,
    /** @returns false if the answers are being sent already */
    press: () => {
      const before = state();
      return dispatch(pressed) !== before;
    },
    release: () => dispatch(released),
    send: async (answers: AnswerValues) => {
      const slow = setTimeout(() => dispatch(delayed), msUntilSlow);
      await send(answers).finally(() => clearTimeout(slow));
    },
    isFinishPending: () => isFinishPending(state()),
    finish: () => finish(state().unfinished ?? ''),
  };
}

/** Also in a ref: the second tap of a double tap comes before React has rendered the first. */
function useSubmitState() {
  const latest = useRef(initialSubmitState);
  const [rendered, render] = useState(initialSubmitState);
  const state = useCallback(() => latest.current, []);
  const dispatch = useCallback((event: SubmitEvent): SubmitState => {
    latest.current = event(latest.current);
    render(latest.current);
    return latest.current;
  }, []);
  useEffect(() => {
    dispatch(shown);
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch(released);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      dispatch(hidden);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
  return { rendered, state, dispatch };
}
