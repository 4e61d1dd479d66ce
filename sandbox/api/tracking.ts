import { resultCodes } from '../../schemas/api.ts';
import { accept, refuse } from '../answer.ts';
import { recordEvent } from '../ledger.ts';
import { parseJson } from '../parse-json.ts';
import { type AnswerCall, type Call, field } from './call.ts';

/** Body: `bd_vidUrl`, the landing address with its `bd_vid`. Every call is recorded; once a day is the client's duty. */
export const baiduConversion: AnswerCall = (call) => convert(call, 'baidu');

/** Body: `kuaishoumaidian`, or its values as fields. Recorded as it comes. */
export const kuaishouConversion: AnswerCall = (call) => convert(call, 'kuaishou');

/** The analytics record endpoint. Body: `attr`, a JSON object with `terminal`. Kept in the calls ledger only. */
export const analyticsRecord: AnswerCall = (call) => {
  const attr = field(call, 'attr');
  if (attr !== '' && !parseJson(attr)) return refuse(resultCodes.malformed, 'attr 不是 JSON');
  return accept();
};

function convert(call: Call, kind: string) {
  const userId = call.user?.id ?? field(call, '_user_id');
  recordEvent(call.world, 'conversions', { kind, userId, fields: call.fields });
  return accept();
}
