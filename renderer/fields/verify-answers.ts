import { withDeadline } from '../../runtime/effects/index.ts';
import { type ApiResult, resultHandlerFor } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import type { PageContext } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';

type Verify = NonNullable<Form['verify']>;
type VerifyHandler = Verify['onResult']['otherwise'];
type Refusal = Required<Pick<VerifyHandler, 'show'>>;

/**
 * The values that have passed, by form: verified, or sent all the same. A lead that is sent again is not verified again,
 * because the call counts against a limit, and a refusal would hold back answers that the server may have.
 */
const passed = new WeakMap<FormHandle, string>();

/** A 401 has logged the visitor out, and the lead would be answered with the next one. */
const loggedOut: Refusal = { show: { at: 'form', message: 'call.failed' } };

/**
 * Verifies the answers that the form's `verify` names, before they are sent.
 * @returns what to show instead of sending; nothing where they may be sent
 */
export async function verifyAnswers(
  handle: FormHandle,
  page: PageContext,
  values: Readonly<Record<string, string>>,
): Promise<Refusal | undefined> {
  const { verify } = handle.schema;
  const payload = verify && payloadOf(verify, values);
  if (!payload) return;
  const asked = JSON.stringify(payload);
  if (passed.get(handle) === asked) return;
  const call = page.call(verify.endpoint, payload);
  const result = await withDeadline(call, verify.waitSeconds * 1000, (): ApiResult => tooLate);
  const handler = handlerOf(verify, result);
  if (handler?.show) return { show: handler.show };
  passed.set(handle, asked);
}

const tooLate: ApiResult = { kind: 'unanswered', reason: 'timeout' };

function handlerOf({ onResult }: Verify, result: ApiResult): VerifyHandler | undefined {
  if (result.kind === 'unanswered') return result.reason === 'unauthorized' ? loggedOut : onResult.unanswered;
  return result.code === 200 ? undefined : resultHandlerFor(onResult, result.code);
}

/** The values by their names in the call; none where one of the fields is not shown. */
function payloadOf(
  { sends }: Verify,
  values: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const payload = Object.entries(sends).flatMap(([name, field]) => {
    const value = values[field];
    return value === undefined ? [] : [[name, value] as const];
  });
  return payload.length === Object.keys(sends).length ? Object.fromEntries(payload) : undefined;
}
