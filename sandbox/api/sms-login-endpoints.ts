import { type LoginAnswer, resultCodes, type SmsSent } from '../../schemas/api/index.ts';
import { mobile } from '../requests/mobile-number.ts';
import { logIn } from '../storage/accounts.ts';
import type { World } from '../storage/sandbox-run.ts';
import { checkCode, secondsBetweenSms, secondsOfValidity, sendCode } from '../storage/sms-codes.ts';
import { type Answer, accept, refuse } from './api-response.ts';
import { type AnswerCall, field } from './call.ts';

/** Body: `phone`. */
export const sendLoginSms: AnswerCall = (call) => {
  const phone = field(call, 'phone');
  if (!mobile.test(phone)) return refuse(resultCodes.phoneRefused, '手机号不正确');
  const sent = sendCode(call.world, phone);
  if (sent.sent) {
    const times: SmsSent = { retryAfter: secondsBetweenSms, expiresIn: secondsOfValidity };
    return accept(times);
  }
  if (sent.because === 'dailyLimit')
    return refuse(resultCodes.smsDailyLimit, '今日验证码次数已用完，请明天再试');
  return refuse(resultCodes.smsTooSoon, '验证码发送太频繁，请稍后再试', { retryAfter: sent.retryAfter });
};

/** Body: `phone`, `code`. */
export const loginSmsCode: AnswerCall = (call) => {
  const phone = field(call, 'phone');
  if (!mobile.test(phone)) return refuse(resultCodes.phoneRefused, '手机号不正确');
  const checked = checkCode(call.world, phone, field(call, 'code'));
  switch (checked.result) {
    case 'right':
      return acceptLogin(call.world, phone);
    case 'wrong':
      return refuse(resultCodes.codeWrong, '验证码不正确', { triesLeft: checked.triesLeft });
    case 'expired':
      return refuse(resultCodes.codeExpired, '验证码已过期，请重新获取');
    case 'void':
      return refuse(resultCodes.codeVoid, '错误次数过多，请重新获取验证码');
    case 'absent':
      return refuse(resultCodes.codeAbsent, '请先获取验证码');
  }
};

/** Logs the owner of a phone in and answers the token: how every login ends. */
export function acceptLogin(world: World, phone: string): Answer {
  const { token, userId } = logIn(world, phone);
  const answer: LoginAnswer = { access_token: token, userinfo: { id: userId } };
  return accept(answer);
}
