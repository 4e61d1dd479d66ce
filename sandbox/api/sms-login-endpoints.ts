import { type LoginResponse, resultCodes, type SmsSent } from '../../schemas/api/index.ts';
import { loginNumberPattern } from '../requests/mobile-number.ts';
import { logIn } from '../storage/accounts.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { checkCode, codeValiditySeconds, sendCode, smsCooldownSeconds } from '../storage/sms-codes.ts';
import { errorResponse, okResponse, type SandboxResponse } from './api-response.ts';
import { type EndpointHandler, fieldOf } from './call.ts';

/** Body: `phone`. */
export const sendLoginSms: EndpointHandler = (call) => {
  const phone = fieldOf(call, 'phone');
  if (!loginNumberPattern.test(phone)) return errorResponse(resultCodes.phoneRefused, '手机号不正确');
  const sent = sendCode(call.run, phone);
  if (sent.sent) {
    const times: SmsSent = { retryAfter: smsCooldownSeconds, expiresIn: codeValiditySeconds };
    return okResponse(times);
  }
  if (sent.because === 'dailyLimit')
    return errorResponse(resultCodes.smsDailyLimit, '今日验证码次数已用完，请明天再试');
  return errorResponse(resultCodes.smsTooSoon, '验证码发送太频繁，请稍后再试', {
    retryAfter: sent.retryAfter,
  });
};

/** Body: `phone`, `code`. */
export const loginSmsCode: EndpointHandler = (call) => {
  const phone = fieldOf(call, 'phone');
  if (!loginNumberPattern.test(phone)) return errorResponse(resultCodes.phoneRefused, '手机号不正确');
  const checked = checkCode(call.run, phone, fieldOf(call, 'code'));
  switch (checked.result) {
    case 'right':
      return acceptLogin(call.run, phone);
    case 'wrong':
      return errorResponse(resultCodes.codeWrong, '验证码不正确', { triesLeft: checked.triesLeft });
    case 'expired':
      return errorResponse(resultCodes.codeExpired, '验证码已过期，请重新获取');
    case 'void':
      return errorResponse(resultCodes.codeVoid, '错误次数过多，请重新获取验证码');
    case 'absent':
      return errorResponse(resultCodes.codeAbsent, '请先获取验证码');
  }
};

/** Logs in the owner of a phone and returns the token: the last step of every login. */
export function acceptLogin(run: SandboxRun, phone: string): SandboxResponse {
  const { token, userId } = logIn(run, phone);
  const answer: LoginResponse = { access_token: token, userinfo: { id: userId } };
  return okResponse(answer);
}
