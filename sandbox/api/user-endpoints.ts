import { resultCodes, type UserRecord } from '../../schemas/api/index.ts';
import { maskPhone } from '../ledgers/mask-secrets.ts';
import { isIdCard } from '../requests/id-card-number.ts';
import { markVerified, saveProfile } from '../storage/accounts.ts';
import { accept, refuse } from './api-response.ts';
import { type AnswerUserCall, commonFields, field } from './call.ts';

const profileLimit = { fields: 50, key: 40, value: 2000 };

/** Body: common fields only. */
export const getUser: AnswerUserCall = ({ user }) => {
  const record: UserRecord = {
    id: user.id,
    phone: maskPhone(user.phone),
    verified: user.verified,
    profile: user.profile,
    createdAt: user.createdAt,
  };
  return accept(record);
};

/** Body: every field that is not a common field is a profile field; those named replace the stored ones. */
export const saveUser: AnswerUserCall = (call) => {
  const sent = [...call.fields].filter(([key]) => !commonFields.includes(key));
  const tooLong = sent.some(
    ([key, value]) => key.length > profileLimit.key || value.length > profileLimit.value,
  );
  const profile = { ...call.user.profile, ...Object.fromEntries(sent) };
  if (tooLong || Object.keys(profile).length > profileLimit.fields) {
    return refuse(resultCodes.profileRefused, '资料内容过长');
  }
  saveProfile(call.world, call.user, profile);
  return accept();
};

/** Body: `realname`, `idcard` (18 characters, with a right date and check character). */
export const realname: AnswerUserCall = (call) => {
  const nameFits = /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u.test(field(call, 'realname'));
  if (!nameFits) return refuse(resultCodes.realnameRefused, '请填写真实姓名', { field: 'realname' });
  if (!isIdCard(field(call, 'idcard'))) {
    return refuse(resultCodes.realnameRefused, '身份证号不正确', { field: 'idcard' });
  }
  markVerified(call.world, call.user);
  return accept();
};
