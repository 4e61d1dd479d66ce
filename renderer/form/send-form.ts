import { submission } from '../../runtime/index.ts';
import type { OnResult } from '../../schemas/index.ts';
import type { PageContext } from '../context/page-context.ts';
import { unansweredMessage } from '../context/unanswered-message.ts';
import type { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { type ResultHandler, resultHandlerFor } from './result-handler.ts';
import type { SubmitState, SubmitStateEvent } from './submit-state.ts';
import { loginOnlyValues, loginValues, type SubmittedValues, withoutLoginCode } from './submitted-values.ts';
import type { AnswerValues } from './validation-resolver.ts';

export interface SendPorts {
  handle: FormHandle;
  page: PageContext;
  message: ReturnType<typeof useMessage>;
  onResult: OnResult;
  /** Ids of the fields that are shown. */
  visible: ReadonlySet<string>;
  state(): SubmitState;
  dispatch(event: SubmitStateEvent): void;
}

/** Finishes the page. If that fails, the next press tries only this again: the server has the answers already. */
export async function finishPage({ page, message, dispatch }: SendPorts, outcome: string): Promise<void> {
  try {
    await page.finish(outcome);
    dispatch({ type: 'finished' });
  } catch {
    dispatch({ type: 'failed', error: { text: message('form.finishFailed'), retry: true } });
  }
}

/** Sends validated answers, after a login where the form asks for one and there is no token. */
export async function sendForm(ports: SendPorts, answers: AnswerValues): Promise<void> {
  const { handle, page, message, onResult, state, dispatch } = ports;
  const { schema } = handle;
  const values = submission(schema, answers, page.facts);
  const sent = JSON.stringify(values);
  const { unfinished } = state();
  if (unfinished !== null && state().sent === sent) return finishPage(ports, unfinished);
  if (!(await logIn(ports, values, answers))) return;
  // A visitor who left meanwhile is logged in, and has sent nothing.
  if (!state().isShown) return dispatch({ type: 'released' });
  const lead = withoutLoginCode(schema, { ...state().loginAnswers, ...values });
  dispatch({ type: 'sent', sent });
  const result = await page.call(schema.endpoint, lead, schema.id);
  if (result.kind === 'answered')
    return handleResult(ports, resultHandlerFor(onResult, result.code), result.data);
  const isUnknown = page.leads.of(schema)?.state === 'unknown';
  const text = message(isUnknown ? 'lead.unknown' : unansweredMessage(result));
  dispatch({ type: 'failed', error: { text, retry: true } });
}

/** @returns whether the form may be sent: there is a token, or the number and code of the form have logged in */
async function logIn(ports: SendPorts, values: SubmittedValues, answers: AnswerValues): Promise<boolean> {
  const { handle, page, message, dispatch } = ports;
  const login = handle.schema.logIn;
  if (!login || page.facts['session.token'] !== false) return true;
  const result = await page.call(login.endpoint, loginValues(handle.schema, values));
  if (result.kind === 'unanswered') {
    dispatch({ type: 'failed', error: { text: message(unansweredMessage(result)), retry: true } });
    return false;
  }
  if (result.code !== 200) {
    await handleResult(ports, resultHandlerFor(login.onResult, result.code), result.data);
    return false;
  }
  dispatch({ type: 'loggedIn', loginAnswers: loginOnlyValues(handle.schema, answers, page.facts) });
  return true;
}

async function handleResult(ports: SendPorts, handler: ResultHandler, data: unknown): Promise<void> {
  const { handle, page, visible, state, dispatch } = ports;
  if (handler.finish !== undefined) {
    dispatch({ type: 'succeeded', unfinished: handler.finish });
    return state().isShown ? finishPage(ports, handler.finish) : undefined;
  }
  if (handler.stay !== undefined) {
    page.keepResult(handle.schema.id, data);
    return dispatch({ type: 'stayed', notice: page.message(handler.stay) });
  }
  const { at, message: id } = handler.show ?? { at: 'form', message: 'call.failed' };
  const text = page.message(id);
  if (!visible.has(at)) return dispatch({ type: 'failed', error: { text, retry: false } });
  dispatch({ type: 'released' });
  handle.showError(at, text);
  if (state().isShown) handle.focus(at);
}
