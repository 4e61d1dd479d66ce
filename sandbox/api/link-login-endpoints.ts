import { resultCodes } from '../../schemas/api/index.ts';
import { mobileNumberSource } from '../requests/mobile-number.ts';
import { spendMarkCode } from '../storage/accounts.ts';
import { readOneTapToken } from '../third-parties/one-tap.ts';
import { errorResponse } from './api-response.ts';
import { type Call, type EndpointHandler, fieldOf } from './call.ts';
import { acceptLogin } from './sms-login-endpoints.ts';

const markText = new RegExp(`^sandbox-mark-(${mobileNumberSource})$`);
const markCodeText = new RegExp(`^sandbox-markcode-(${mobileNumberSource})(?:-[A-Za-z0-9]{1,32})?$`);

/** Body: `token`, the one-tap login token; the sandbox accepts `sandbox-onetap-<phone>`. */
export const loginh5: EndpointHandler = (call) => {
  const phone = readOneTapToken(fieldOf(call, 'token'));
  return phone
    ? acceptLogin(call.run, phone)
    : errorResponse(resultCodes.oneTapRefused, '一键登录失败，请使用验证码登录');
};

/** The phone number of a link's login: its own, else the one that the settings have for every link. */
const phoneOfLink = ({ settings }: Call, own: string | undefined): string => own ?? settings.linkLogin.phone;

/** Body: `mark`; the sandbox accepts `sandbox-mark-<phone>`, any number of times. */
export const loginMark: EndpointHandler = (call) => {
  const phone = phoneOfLink(call, markText.exec(fieldOf(call, 'mark'))?.[1]);
  return phone
    ? acceptLogin(call.run, phone)
    : errorResponse(resultCodes.markRefused, '链接无效，请使用验证码登录');
};

/** Body: `markcode`, and `_token` empty; the sandbox accepts `sandbox-markcode-<phone>[-<anything>]`, each once. */
export const loginMarkCode: EndpointHandler = (call) => {
  const markcode = fieldOf(call, 'markcode');
  const phone = phoneOfLink(call, markCodeText.exec(markcode)?.[1]);
  if (!phone) return errorResponse(resultCodes.markCodeRefused, '链接无效，请使用验证码登录');
  // Where the settings log in by every link, one that was used before is none the worse.
  if (call.settings.linkLogin.phone === '' && !spendMarkCode(call.run, markcode))
    return errorResponse(resultCodes.markCodeRefused, '链接已使用过，请使用验证码登录');
  return acceptLogin(call.run, phone);
};
