import { resultCodes } from '../../schemas/api/index.ts';
import { recordCall } from '../ledgers/calls-and-events.ts';
import { type Form, readForm } from '../requests/read-form.ts';
import { type Fault, readSettings } from '../settings/settings.ts';
import { findUser } from '../storage/accounts.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { errorResponse, type SandboxResponse } from './api-response.ts';
import { findEndpoint } from './endpoint-table.ts';
import { delayOf, deliverWithFault, responseInsteadOf, takeFault } from './simulated-faults.ts';

/** Handles one call under `/api`: reads it, processes and records it in one transaction, sends the response. */
export async function handleCall(request: Request, run: SandboxRun): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api/, '');
  const form: Form = request.method === 'POST' ? await readForm(request) : { fields: new Map() };
  const { answer, fault } = run.db.transaction(() => {
    const processed = processCall(request.method, path, form, run);
    recordCall(run, {
      path,
      fields: 'fields' in form ? form.fields : new Map(),
      status: processed.answer.status,
      code: processed.answer.envelope.code,
      fault: processed.fault?.kind ?? '',
    });
    return processed;
  });
  await wait(delayOf(fault), request.signal);
  return deliverWithFault(answer, fault);
}

function processCall(
  method: string,
  path: string,
  form: Form,
  run: SandboxRun,
): { answer: SandboxResponse; fault: Fault | undefined } {
  const refused = (code: number, msg: string) => ({ answer: errorResponse(code, msg), fault: undefined });
  const answerCall = findEndpoint(path);
  if (!answerCall) return refused(resultCodes.unknownPath, '没有这个接口');
  if (method !== 'POST') return refused(resultCodes.methodRefused, '请使用 POST');
  if ('refused' in form) {
    return form.refused === 'tooLarge'
      ? refused(resultCodes.tooLarge, '请求内容过大')
      : refused(resultCodes.malformed, '请求内容无法识别');
  }
  const settings = readSettings(run);
  const fault = takeFault(run, settings, path);
  const instead = responseInsteadOf(fault);
  if (instead) return { answer: instead, fault };
  const user = findUser(run, form.fields.get('_token') ?? '');
  return { answer: answerCall({ run, settings, fields: form.fields, user }), fault };
}

/** A disconnected caller ends the wait; a delayed response does not keep the process alive. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds).unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
