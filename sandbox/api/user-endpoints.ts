import { resultCodes, type UserRecord } from '../../schemas/api/index.ts';
import { maskPhone } from '../ledgers/mask-personal-data.ts';
import { isIdCard } from '../requests/id-card-number.ts';
import { markVerified, saveProfile } from '../storage/accounts.ts';
import { compareRealName } from '../storage/real-names.ts';
import { codeResponse, errorResponse, okResponse } from './api-response.ts';
import { commonFields, fieldOf, type UserEndpointHandler } from './call.ts';

const profileLimit = { fields: 50, key: 40, value: 2000 };

/** Body: common fields only. */
export const getUser: UserEndpointHandler = ({ user }) => {
  const record: UserRecord = {
    id: user.id,
    phone: maskPhone(user.phone),
    verified: user.verified,
    profile: user.profile,
    createdAt: user.createdAt,
  };
  return okResponse(record);
};

/** Body: every field except the common ones is a profile field and replaces the stored one. */
export const saveUser: UserEndpointHandler = (call) => {
  const sent = [...call.fields].filter(([key]) => !commonFields.includes(key));
  const tooLong = sent.some(
    ([key, value]) => key.length > profileLimit.key || value.length > profileLimit.value,
  );
  const profile = { ...call.user.profile, ...Object.fromEntries(sent) };
  if (tooLong || Object.keys(profile).length > profileLimit.fields) {
    return errorResponse(resultCodes.profileRefused, '资料内容过长');
  }
  saveProfile(call.run, call.user, profile);
  return okResponse();
};

/**
 * Body: `realname`, `idcard` (18 characters, with a valid date and check character). The first name that comes with a
 * number is the right one; the settings can make it answer another code.
 */
export const realname: UserEndpointHandler = (call) => {
  const { code } = call.settings.realname;
  if (code !== resultCodes.ok) return codeResponse(code, '实名核验没有通过');
  const [name, idCard] = [fieldOf(call, 'realname'), fieldOf(call, 'idcard')];
  const nameFits = /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u.test(name);
  if (!nameFits) return errorResponse(resultCodes.realnameRefused, '请填写真实姓名', { field: 'realname' });
  if (!isIdCard(idCard)) {
    return errorResponse(resultCodes.realnameRefused, '身份证号不正确', { field: 'idcard' });
  }
  switch (compareRealName(call.run, call.user.id, { name, idCard })) {
    case 'limit':
      return errorResponse(resultCodes.realnameLimit, '今天的核验次数已用完');
    case 'mismatch':
      return errorResponse(resultCodes.realnameMismatch, '姓名与身份证号不一致');
    case 'match':
      markVerified(call.run, call.user);
      return okResponse();
  }
};
