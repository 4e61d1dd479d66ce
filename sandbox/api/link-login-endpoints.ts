import { resultCodes } from '../../schemas/api/index.ts';
import { mobilePattern } from '../requests/mobile-number.ts';
import { spendMarkCode } from '../storage/accounts.ts';
import { readOneTapToken } from '../third-parties/one-tap.ts';
import { refuse } from './api-response.ts';
import { type AnswerCall, field } from './call.ts';
import { acceptLogin } from './sms-login-endpoints.ts';

const markText = new RegExp(`^sandbox-mark-(${mobilePattern})$`);
const markCodeText = new RegExp(`^sandbox-markcode-(${mobilePattern})(?:-[A-Za-z0-9]{1,32})?$`);

/** Body: `token`, the one-tap login token; the sandbox takes `sandbox-onetap-<phone>`. */
export const loginh5: AnswerCall = (call) => {
  const phone = readOneTapToken(field(call, 'token'));
  return phone
    ? acceptLogin(call.world, phone)
    : refuse(resultCodes.oneTapRefused, '一键登录失败，请使用验证码登录');
};

/** Body: `mark`; the sandbox takes `sandbox-mark-<phone>`, any number of times. */
export const loginMark: AnswerCall = (call) => {
  const phone = markText.exec(field(call, 'mark'))?.[1];
  return phone
    ? acceptLogin(call.world, phone)
    : refuse(resultCodes.markRefused, '链接无效，请使用验证码登录');
};

/** Body: `markcode`, and `_token` empty; the sandbox takes `sandbox-markcode-<phone>[-<anything>]`, each once. */
export const loginMarkCode: AnswerCall = (call) => {
  const markcode = field(call, 'markcode');
  const phone = markCodeText.exec(markcode)?.[1];
  if (!phone) return refuse(resultCodes.markCodeRefused, '链接无效，请使用验证码登录');
  if (!spendMarkCode(call.world, markcode))
    return refuse(resultCodes.markCodeRefused, '链接已使用过，请使用验证码登录');
  return acceptLogin(call.world, phone);
};
