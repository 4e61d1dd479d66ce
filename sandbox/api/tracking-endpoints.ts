import { resultCodes } from '../../schemas/api/index.ts';
import { storeRecord } from '../ledgers/analytics-records.ts';
import { recordEvent } from '../ledgers/calls-and-events.ts';
import { parseJson } from '../requests/parse-json.ts';
import { errorResponse, okResponse } from './api-response.ts';
import { type Call, type EndpointHandler, fieldOf } from './call.ts';

/**
 * Body: `bd_vidUrl`, the landing address with its `bd_vid`. Every call is recorded; limiting them to one a day is the
 * client's duty.
 */
export const baiduConversion: EndpointHandler = (call) => convert(call, 'baidu');

/** Body: `kuaishoumaidian`, or its values as fields. Recorded unchanged. */
export const kuaishouConversion: EndpointHandler = (call) => convert(call, 'kuaishou');

/** The analytics record endpoint. Body: `attr`, a JSON object with `terminal`; stored in a ledger of its own. */
export const analyticsRecord: EndpointHandler = (call) => {
  const sent = fieldOf(call, 'attr');
  const attr = sent === '' ? { value: null } : parseJson(sent);
  if (!attr) return errorResponse(resultCodes.malformed, 'attr 不是 JSON');
  storeRecord(call.run, { userId: userIdOf(call), attr: attr.value, fields: call.fields });
  return okResponse();
};

function convert(call: Call, kind: string) {
  recordEvent(call.run, 'conversions', { kind, userId: userIdOf(call), fields: call.fields });
  return okResponse();
}

/** The logged-in user, else the user that the body claims. */
function userIdOf(call: Call): string {
  return call.user?.id ?? fieldOf(call, '_user_id');
}
