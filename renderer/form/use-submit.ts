import { useEffect, useRef, useState } from 'react';
import { type Facts, submission } from '../../runtime/index.ts';
import type { Field, Form, OnResult } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { unansweredMessage } from '../context/unanswered-message.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useOutdatedResult } from './outdated-result.ts';
import { type ResultHandler, resultHandlerFor } from './result-handler.ts';
import type { AnswerValues } from './validation-resolver.ts';

/** What the visitor is told below the fields; `retry` offers to send again. */
export interface SubmitError {
  text: string;
  retry: boolean;
}
type Values = Record<string, string>;
const idsOf = (form: Form, kinds: readonly Field['kind'][]): Set<string> =>
  new Set(form.fields.filter((field) => kinds.includes(field.kind)).map((field) => field.id));
const only = (values: Values, keep: (id: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([id]) => keep(id)));

/** What a login is told of a form: the number and the code, nothing else. */
function loginValues(form: Form, values: Values): Values {
  const told = idsOf(form, ['mobile', 'smsCode']);
  return only(values, (id) => told.has(id));
}

/** A code that has logged in is used up; it is no part of what is sent. */
function withoutCode(form: Form, values: Values): Values {
  const codes = form.logIn ? idsOf(form, ['smsCode']) : new Set<string>();
  return only(values, (id) => !codes.has(id));
}

/** The answers that will not be asked for any more once there is a token. */
function askedOnlyToLogIn(form: Form, answers: AnswerValues, facts: Facts): Values {
  const later = submission(form, answers, { ...facts, 'session.token': true });
  return only(submission(form, answers, facts), (id) => !Object.hasOwn(later, id));
}

const msUntilSlow = 8000;

/** Sends the answers once, however often the button is pressed, and says what became of it. */
export function useSubmit(handle: FormHandle, onResult: OnResult, visible: ReadonlySet<string>) {
  const page = usePage();
  const message = useMessage();
  const [step, setStep] = useState<'open' | 'sending' | 'slow'>('open');
  const [trouble, setTrouble] = useState<SubmitError | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  // Refs, not state: the second tap of a double tap comes before React has rendered the first.
  const busy = useRef(false);
  const finishing = useRef<string | null>(null);
  /** Answers to questions that vanished with the login, and belong to the form all the same. */
  const asked = useRef<Values>({});
  /** What the server has, and whether the visitor has been elsewhere since: a kept page may be filled in anew. */
  const sent = useRef({ lead: '', wasLeft: false });
  const here = useHere(() => release(), comeBack);
  useOutdatedResult(handle, () => setSaid(null));

  const release = () => {
    busy.current = false;
    setStep('open');
  };
  const say = (text: string, retry: boolean) => {
    setTrouble({ text, retry });
    release();
  };

  function comeBack() {
    sent.current.wasLeft = true;
    setTrouble(null);
  }

  /** The server has the answers already: if the way on fails, only that is tried again, not the sending. */
  const finish = async (outcome: string) => {
    finishing.current = outcome;
    try {
      await page.finish(outcome);
      finishing.current = null;
      release();
    } catch {
      say(message('form.finishFailed'), true);
    }
  };

  const react = async (reaction: ResultHandler, data: unknown) => {
    if (reaction.finish !== undefined)
      return here.current ? finish(reaction.finish) : finishLater(reaction.finish);
    if (reaction.stay !== undefined) {
      page.keepResult(handle.schema.id, data);
      setSaid(page.message(reaction.stay));
      return release();
    }
    const { at, message: id } = reaction.show ?? { at: 'form', message: 'call.failed' };
    if (!visible.has(at)) return say(page.message(id), false);
    release();
    handle.showError(at, page.message(id));
    if (here.current) handle.focus(at);
  };
  /** An answer that comes after the visitor has left must not move another page; nor is it to be asked for twice. */
  const finishLater = (outcome: string) => {
    finishing.current = outcome;
    release();
  };

  /** Answers whether the form may be sent now: logged in already, or by the number and code in the form itself. */
  const logIn = async (values: Values, answers: AnswerValues): Promise<boolean> => {
    const login = handle.schema.logIn;
    if (!login || page.facts['session.token'] !== false) return true;
    const result = await page.call(login.endpoint, loginValues(handle.schema, values));
    if (result.kind === 'unanswered') say(message(unansweredMessage(result)), true);
    else if (result.code !== 200) await react(resultHandlerFor(login.onResult, result.code), result.data);
    else asked.current = askedOnlyToLogIn(handle.schema, answers, page.facts);
    return result.kind === 'answered' && result.code === 200;
  };

  const sendForm = async (answers: AnswerValues) => {
    const values = submission(handle.schema, answers, page.facts);
    const asLead = JSON.stringify(values);
    if (finishing.current !== null && sent.current.lead === asLead) return finish(finishing.current);
    if (!(await logIn(values, answers))) return;
    // Whoever left meanwhile is logged in, and has sent nothing.
    if (!here.current) return release();
    const lead = withoutCode(handle.schema, { ...asked.current, ...values });
    sent.current = { lead: asLead, wasLeft: false };
    finishing.current = null;
    const result = await page.call(handle.schema.endpoint, lead, handle.schema.id);
    if (result.kind === 'unanswered') {
      const isUnknown = page.leads.of(handle.schema)?.state === 'unknown';
      return say(message(isUnknown ? 'lead.unknown' : unansweredMessage(result)), true);
    }
    await react(resultHandlerFor(onResult, result.code), result.data);
  };

  const send = async (answers: AnswerValues) => {
    const slow = setTimeout(() => setStep('slow'), msUntilSlow);
    await sendForm(answers).finally(() => clearTimeout(slow));
  };

  /** Takes the lock, or answers false where a press is on its way already. */
  const take = (): boolean => {
    if (busy.current) return false;
    busy.current = true;
    setTrouble(null);
    setSaid(null);
    setStep('sending');
    return true;
  };
  const isFinishing = () => finishing.current !== null && !sent.current.wasLeft;
  const finishAgain = () => finish(finishing.current ?? '');
  return { step, trouble, said, take, release, send, isFinishing, finishAgain };
}

/**
 * Whether the form is still on the screen. A page that comes back from the browser's cache starts unlocked; one that
 * is kept alive and shown again has been told already what was answered meanwhile.
 */
function useHere(onReturn: () => void, onShownAgain: () => void) {
  const here = useRef(true);
  const returned = useLatest(onReturn);
  const shownAgain = useLatest(onShownAgain);
  useEffect(() => {
    if (!here.current) shownAgain.current();
    here.current = true;
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) returned.current();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      here.current = false;
      window.removeEventListener('pageshow', onShow);
    };
  }, [returned, shownAgain]);
  return here;
}
