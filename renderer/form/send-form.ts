import { type ResultHandler, resultHandlerFor, submission } from '../../runtime/index.ts';
import type { Field, OnResult } from '../../schemas/index.ts';
import type { PageContext } from '../context/page-context.ts';
import { unansweredMessage } from '../context/unanswered-message.ts';
import type { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { verifyAnswers } from '../fields/field-registry.ts';
import {
  failed,
  finished,
  loggedIn,
  released,
  type SubmitEvent,
  type SubmitState,
  sent,
  stayed,
  succeeded,
} from './submit-state.ts';
import {
  earlierLoginValues,
  loginOnlyValues,
  loginValues,
  type SubmittedValues,
  withoutLoginCode,
} from './submitted-values.ts';
import type { AnswerValues } from './validation-resolver.ts';

export interface SendPorts {
  handle: FormHandle;
  page: PageContext;
  message: ReturnType<typeof useMessage>;
  onResult: OnResult;
  /** The fields that are shown. */
  visible: readonly Field[];
  state(): SubmitState;
  dispatch(event: SubmitEvent): void;
}

/** Creates the functions that send a form and finish its page. */
export function createSender({ handle, page, message, onResult, visible, state, dispatch }: SendPorts) {
  const { schema } = handle;

  /** Finishes the page. If that fails, the next press tries only this again: the server has the answers already. */
  async function finish(outcome: string): Promise<void> {
    try {
      // A page that is held is not finished: its form must not be open for a second lead.
      dispatch((await page.finish(outcome)) ? finished : released);
    } catch {
      dispatch(failed(message('form.finishFailed'), true));
    }
  }

  /**
   * Sends validated answers, after a login where the form asks for one and there is no token, after its uploads have
   * arrived, and after verifying those that it verifies.
   */
  async function send(answers: AnswerValues): Promise<void> {
    const values = submission(schema, answers, page.facts);
    const given = JSON.stringify(answers);
    const { unfinished } = state();
    if (unfinished !== null && state().sent === given) return finish(unfinished);
    if (!(await logIn(values, answers))) return;
    const refusal = await verifyAnswers(handle, page, values);
    if (refusal) return handleResult(refusal, null);
    // A visitor who left meanwhile is logged in, and has sent nothing.
    if (!state().isShown) return dispatch(released);
    // The lead may have arrived with its number before a reload: sent again without it, it would lose it.
    const phoneMasked = page.text('{session.phoneMasked}');
    const earlier = earlierLoginValues(schema, answers, page.facts, phoneMasked);
    const lead = withoutLoginCode(schema, { ...earlier, ...state().loginAnswers, ...values });
    dispatch(sent(given));
    const result = await page.call(schema.endpoint, lead, schema.id);
    if (result.kind === 'answered') return handleResult(resultHandlerFor(onResult, result.code), result.data);
    const isUnknown = page.leads.of(schema)?.state === 'unknown';
    const text = message(isUnknown ? 'lead.unknown' : unansweredMessage(result));
    dispatch(failed(text, true));
  }

  /** @returns whether the form may be sent: there is a token, or the number and code of the form have logged in */
  async function logIn(values: SubmittedValues, answers: AnswerValues): Promise<boolean> {
    const login = schema.logIn;
    if (!login || page.facts.own['session.token'] !== false) return true;
    const result = await page.call(login.endpoint, loginValues(schema, values));
    if (result.kind === 'unanswered') {
      dispatch(failed(message(unansweredMessage(result)), true));
      return false;
    }
    if (result.code !== 200) {
      await handleResult(resultHandlerFor(login.onResult, result.code), result.data);
      return false;
    }
    dispatch(loggedIn(loginOnlyValues(schema, answers, page.facts)));
    // Answers that another user has given are not sent for this one. A form that was left is claimed when it is shown.
    return !state().isShown || handle.claim();
  }

  async function handleResult(handler: ResultHandler, data: unknown): Promise<void> {
    if (handler.finish !== undefined) {
      dispatch(succeeded(handler.finish));
      return state().isShown ? finish(handler.finish) : undefined;
    }
    if (handler.stay !== undefined) {
      // A response without data is a result that cannot be shown, not a form that was not sent.
      page.keepResult(schema.id, data ?? null);
      return dispatch(stayed(page.message(handler.stay)));
    }
    const { at, message: id } = handler.show ?? { at: 'form', message: 'call.failed' };
    const text = page.message(id);
    if (!visible.some((field) => field.id === at)) return dispatch(failed(text, false));
    dispatch(released);
    handle.showError(at, text);
    if (state().isShown) handle.focus(at);
  }

  return { send, finish };
}
