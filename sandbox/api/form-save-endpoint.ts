import { type FormSaved, resultCodes } from '../../schemas/api/index.ts';
import { readChannel } from '../ledgers/calls-and-events.ts';
import { storeLead } from '../ledgers/leads.ts';
import { parseJson } from '../requests/parse-json.ts';
import { errorResponse, okResponse, type SandboxResponse } from './api-response.ts';
import { fieldOf, type UserEndpointHandler } from './call.ts';

/**
 * Body: `form` (form id), `request_id` (one per attempt, the same on every resend; up to 128 of `A-Za-z0-9._:-`),
 * `fields` (the answers as a JSON object). Stored once per user and request id; a resend replaces the answers.
 */
export const formSave: UserEndpointHandler = (call) => {
  const requestId = fieldOf(call, 'request_id');
  const form = fieldOf(call, 'form');
  const fields = parseJson(fieldOf(call, 'fields'))?.value;
  if (!/^[\w.:-]{1,128}$/.test(requestId)) return refuseForm('request_id');
  if (!/^[\w.:-]{1,64}$/.test(form)) return refuseForm('form');
  if (!isAnswers(fields)) return refuseForm('fields');
  const channel = readChannel(call.fields);
  const saved: FormSaved = storeLead(call.run, { requestId, userId: call.user.id, channel, form, fields });
  return okResponse(saved);
};

function refuseForm(name: string): SandboxResponse {
  return errorResponse(resultCodes.formRefused, '表单内容有误，请检查后再提交', { field: name });
}

function isAnswers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
