import {
  commonFieldNames,
  requestIdField,
  takesUploads,
  tokenField,
  withValueAt,
} from '../../schemas/index.ts';
import { readChannel } from '../ledgers/calls-and-events.ts';
import { storeLead } from '../ledgers/leads.ts';
import { loginNumberPattern } from '../requests/mobile-number.ts';
import { parseJson } from '../requests/parse-json.ts';
import type { Fields } from '../requests/read-form.ts';
import { logIn } from '../storage/accounts.ts';
import { errorResponse, okResponse, type SandboxResponse } from './api-response.ts';
import type { Call } from './call.ts';
import type { DeclaredEndpoint } from './declared-endpoint.ts';
import { takeUpload } from './take-upload.ts';

/** What a call brought beside its fields. */
export interface DeclaredCall extends Call {
  headers: Headers;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Answers an endpoint that the sandbox does not implement from what endpoints.json declares: refuses fields that are not
 * declared, takes an upload, stores a lead, logs in, and returns the example.
 */
export function answerDeclared(call: DeclaredCall, endpoint: DeclaredEndpoint): SandboxResponse {
  const { stated } = endpoint;
  const strange = undeclaredFields(call.fields, endpoint);
  if (strange.length > 0)
    return errorResponse(400, `没有声明的字段：${strange.join('、')}`, { fields: strange });
  if (takesUploads(stated.payload)) return takeUpload(call);
  const example = (stated.example ?? null) as Data | null;
  if (stated.lead) return saveLead(call, endpoint, example);
  return okResponse(stated.stores === 'login' ? loginOf(call, example) : example);
}

/** The fields of a call that neither its payload nor its contract names; a whole form may have any. */
function undeclaredFields(fields: Fields, { stated }: DeclaredEndpoint): string[] {
  const { payload, common = commonFieldNames, lead } = stated;
  if (payload === 'form' || lead) return [];
  const known = new Set<string>([...payload, ...common, tokenField]);
  return [...fields.keys()].filter((name) => !known.has(name));
}

/** A login that the sandbox does not know the rules of: whoever calls it is logged in, with the number they give. */
function loginOf({ run, fields }: Call, example: Data | null): Data {
  const { token, userId } = logIn(
    run,
    [...fields.values()].find((one) => loginNumberPattern.test(one)) ?? '13912345678',
  );
  return { ...example, access_token: token, userinfo: { id: userId } };
}

/** Stores a lead by the rule of every lead: once per user and request id; a resend replaces the answers. */
function saveLead(call: DeclaredCall, endpoint: DeclaredEndpoint, example: Data | null): SandboxResponse {
  const { stated, name } = endpoint;
  const { requestId: place = { field: requestIdField }, leadBody, leadNumber } = stated;
  const requestId = String(
    'header' in place
      ? (call.headers.get(String(place.header)) ?? '')
      : (call.fields.get(String(place.field)) ?? ''),
  );
  if (!/^[\w.:-]{1,128}$/.test(requestId)) return errorResponse(400, '没有请求编号', { field: 'requestId' });
  const isFlat = leadBody === 'flat';
  const answers = isFlat
    ? flatAnswers(call.fields, String('field' in place ? place.field : ''))
    : parseJson(call.fields.get('fields') ?? '')?.value;
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
    return errorResponse(400, '线索内容无法识别', { field: 'fields' });
  const saved = storeLead(call.run, {
    requestId,
    userId: call.user?.id ?? '',
    channel: readChannel(call.fields),
    form: (!isFlat && call.fields.get('form')) || name,
    fields: answers as Record<string, unknown>,
  });
  if (leadNumber === undefined) return okResponse(example ?? saved);
  return okResponse(withValueAt(example ?? {}, leadNumber, saved.leadId));
}

function flatAnswers(fields: Fields, requestIdName: string): Record<string, string> {
  const others: readonly string[] = [...commonFieldNames, tokenField, requestIdName];
  return Object.fromEntries([...fields].filter(([name]) => !others.includes(name)));
}
