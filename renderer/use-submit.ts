import { useEffect, useRef, useState } from 'react';
import { type ApiResult, submission } from '../runtime/index.ts';
import type { OnResult } from '../schemas/index.ts';
import type { FormHandle } from './form-handle.ts';
import { type MessageId, useMessage } from './message-ids.ts';
import { usePage } from './page-context.ts';
import type { AnswerValues } from './resolver.ts';
import { useLatest } from './use-latest.ts';

/** What the visitor is told below the fields; `retry` offers to send again. */
export interface Trouble {
  text: string;
  retry: boolean;
}
type Reaction = OnResult['otherwise'];

/** What the page says should follow a result code. */
export function reactionTo(onResult: OnResult, code: number): Reaction {
  const matches = (one: number | readonly number[]) =>
    typeof one === 'number' ? one === code : one.includes(code);
  return onResult.cases.find((result) => matches(result.code)) ?? onResult.otherwise;
}

/** What to say of a call that was not answered. */
export function unansweredMessage(result: Extract<ApiResult, { kind: 'unanswered' }>): MessageId {
  if (result.reason === 'network') return 'call.network';
  return result.reason === 'timeout' ? 'call.timeout' : 'call.failed';
}

const msUntilSlow = 8000;

/** Sends the answers once, however often the button is pressed, and says what became of it. */
export function useSubmit(handle: FormHandle, onResult: OnResult, visible: ReadonlySet<string>) {
  const page = usePage();
  const message = useMessage();
  const [step, setStep] = useState<'open' | 'sending' | 'slow'>('open');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Refs, not state: the second tap of a double tap comes before React has rendered the first.
  const busy = useRef(false);
  const finishing = useRef<string | null>(null);
  const here = useHere(() => release());

  const release = () => {
    busy.current = false;
    setStep('open');
  };
  const say = (text: string, retry: boolean) => {
    setTrouble({ text, retry });
    release();
  };

  /** The server has the answers already: if the way on fails, only that is tried again, not the sending. */
  const finish = async (outcome: string) => {
    finishing.current = outcome;
    try {
      await page.finish(outcome);
      finishing.current = null;
      if (here.current) release();
    } catch {
      if (here.current) say(message('form.finishFailed'), true);
    }
  };

  const react = async (reaction: Reaction) => {
    if (reaction.finish !== undefined) return finish(reaction.finish);
    const { at, message: id } = reaction.show ?? { at: 'form', message: 'call.failed' };
    if (!visible.has(at)) return say(page.message(id), false);
    release();
    handle.showError(at, page.message(id));
    handle.focus(at);
  };

  const send = async (answers: AnswerValues) => {
    const values = submission(handle.schema, answers, page.facts);
    const slow = setTimeout(() => setStep('slow'), msUntilSlow);
    const result = await page.call(handle.schema.endpoint, values, handle.schema.id);
    clearTimeout(slow);
    // An answer that comes after the visitor has left must not move another page.
    if (!here.current) return;
    if (result.kind === 'unanswered') return say(message(unansweredMessage(result)), true);
    await react(reactionTo(onResult, result.code));
  };

  /** Takes the lock, or answers false where a press is on its way already. */
  const take = (): boolean => {
    if (busy.current) return false;
    busy.current = true;
    setTrouble(null);
    setStep('sending');
    return true;
  };
  const isFinishing = () => finishing.current !== null;
  const finishAgain = () => finish(finishing.current ?? '');
  return { step, trouble, take, release, send, isFinishing, finishAgain };
}

/** Whether the form is still on the screen; a page that comes back from the browser's cache starts unlocked. */
function useHere(onReturn: () => void) {
  const here = useRef(true);
  const returned = useLatest(onReturn);
  useEffect(() => {
    here.current = true;
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) returned.current();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      here.current = false;
      window.removeEventListener('pageshow', onShow);
    };
  }, [returned]);
  return here;
}
