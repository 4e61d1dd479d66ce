import { resultCodes } from '../../schemas/api/index.ts';
import { storeRecord } from '../ledgers/analytics-records.ts';
import { recordEvent } from '../ledgers/calls-and-events.ts';
import { parseJson } from '../requests/parse-json.ts';
import { accept, refuse } from './api-response.ts';
import { type AnswerCall, type Call, field } from './call.ts';

/** Body: `bd_vidUrl`, the landing address with its `bd_vid`. Every call is recorded; once a day is the client's duty. */
export const baiduConversion: AnswerCall = (call) => convert(call, 'baidu');

/** Body: `kuaishoumaidian`, or its values as fields. Recorded as it comes. */
export const kuaishouConversion: AnswerCall = (call) => convert(call, 'kuaishou');

/** The analytics record endpoint. Body: `attr`, a JSON object with `terminal`; kept in a ledger of its own. */
export const analyticsRecord: AnswerCall = (call) => {
  const sent = field(call, 'attr');
  const attr = sent === '' ? { value: null } : parseJson(sent);
  if (!attr) return refuse(resultCodes.malformed, 'attr 不是 JSON');
  storeRecord(call.world, { userId: userIdOf(call), attr: attr.value, fields: call.fields });
  return accept();
};

function convert(call: Call, kind: string) {
  recordEvent(call.world, 'conversions', { kind, userId: userIdOf(call), fields: call.fields });
  return accept();
}

/** Who is logged in, else who the visitor says to be. */
function userIdOf(call: Call): string {
  return call.user?.id ?? field(call, '_user_id');
}
