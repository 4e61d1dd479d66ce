import { resultCodes } from '../../schemas/api/index.ts';
import { takesUploads, tokenField } from '../../schemas/index.ts';
import { recordCall } from '../ledgers/calls-and-events.ts';
import { readCall } from '../requests/read-call.ts';
import type { Fields, Form } from '../requests/read-form.ts';
import { type Fault, readSettings, type Settings } from '../settings/settings.ts';
import { findUser } from '../storage/accounts.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { answerDeclared } from './answer-declared.ts';
import { codeResponse, errorResponse, type SandboxResponse } from './api-response.ts';
import { withOwnCode } from './contract-response.ts';
import { type DeclaredEndpoint, declaredEndpointsAt } from './declared-endpoint.ts';
import { findEndpoint } from './endpoint-table.ts';
import { delayOf, deliverWithFault, responseInsteadOf, takeFault } from './simulated-faults.ts';

/** Handles one call under `/api`: reads it, processes and records it in one transaction, sends the response. */
export async function handleCall(request: Request, run: SandboxRun): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api/, '');
  const here = declaredEndpointsAt(run.endpoints, path);
  const methods = here.length > 0 ? here.map(({ method }) => method) : ['POST'];
  const endpoint = here.find(({ method }) => method === request.method);
  const form: Form = methods.includes(request.method)
    ? await readCall(request, endpoint?.body ?? 'form')
    : { fields: new Map() };
  const arrived: ArrivedCall = {
    ...{ path, endpoint, here, headers: request.headers },
    refused: methods.includes(request.method) ? ('refused' in form ? form.refused : undefined) : 'method',
    fields: withToken('fields' in form ? form.fields : new Map(), request.headers, endpoint),
  };
  const { answer, fault } = run.db.transaction(() => {
    const processed = processCall(arrived, run);
    recordCall(run, {
      path,
      fields: withoutBytes(arrived.fields, endpoint),
      status: processed.answer.status,
      code: processed.answer.envelope.code,
      fault: processed.fault?.kind ?? '',
    });
    return processed;
  });
  await wait(delayOf(fault), request.signal);
  return deliverWithFault(answer, fault, endpoint);
}

interface ArrivedCall {
  path: string;
  /** As endpoints.json declares it; undefined where it does not. */
  endpoint: DeclaredEndpoint | undefined;
  /** All endpoints at the path. */
  here: readonly DeclaredEndpoint[];
  headers: Headers;
  refused: 'tooLarge' | 'malformed' | 'method' | undefined;
  fields: Fields;
}

/** The fields with the token where the sandbox looks for it, whether it came in a header or in another field. */
function withToken(fields: Fields, headers: Headers, endpoint: DeclaredEndpoint | undefined): Fields {
  const { token } = endpoint?.stated ?? {};
  if (token === undefined || token === 'none') return fields;
  const { header, field } = token as { header?: string; field?: string };
  const sent =
    header === undefined ? fields.get(String(field)) : headers.get(header)?.replace(/^Bearer /, '');
  const others = [...fields].filter(([name]) => name !== field);
  return new Map(sent === undefined ? others : [...others, [tokenField, sent]]);
}

/** The ledger of calls does not have the pictures: they are deleted after a day, and it is not. */
function withoutBytes(fields: Fields, endpoint: DeclaredEndpoint | undefined): Fields {
  const data = endpoint && takesUploads(endpoint.stated.payload) ? fields.get('data') : undefined;
  return data === undefined ? fields : new Map([...fields, ['data', `（${data.length} 字）`]]);
}

function processCall(
  call: ArrivedCall,
  run: SandboxRun,
): { answer: SandboxResponse; fault: Fault | undefined } {
  const { path, endpoint, here, refused: why, fields } = call;
  const refused = (code: number, msg: string) => ({ answer: errorResponse(code, msg), fault: undefined });
  const implemented = findEndpoint(path, endpoint?.name);
  if (!implemented && here.length === 0) return refused(resultCodes.unknownPath, '没有这个接口');
  if (why === 'method')
    return refused(
      resultCodes.methodRefused,
      `请使用 ${here.map(({ method }) => method).join('、') || 'POST'}`,
    );
  if (why === 'tooLarge') return refused(resultCodes.tooLarge, '请求内容过大');
  if (why === 'malformed') return refused(resultCodes.malformed, '请求内容无法识别');
  const settings = readSettings(run);
  const fault = takeFault(run, settings, path);
  const instead = responseInsteadOf(fault) ?? chosenResult(settings, here);
  if (instead) return { answer: instead, fault };
  const user = findUser(run, fields.get(tokenField) ?? '');
  const declared = { run, settings, fields, user, headers: call.headers };
  const answer = implemented || !endpoint ? implemented?.(declared) : answerDeclared(declared, endpoint);
  return { answer: withOwnCode(answer ?? errorResponse(404, ''), endpoint), fault };
}

/** The result that the settings choose for an endpoint, with HTTP 200 but where the status is the code. */
function chosenResult({ results }: Settings, here: readonly DeclaredEndpoint[]): SandboxResponse | undefined {
  const chosen = here.find(({ name, isSuccess }) => results[name] !== undefined && !isSuccess(results[name]));
  const code = chosen && results[chosen.name];
  return code === undefined ? undefined : codeResponse(code, `沙盒按设置返回 ${code}`);
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
