import { profilePaths } from '../../profiles/api/index.ts';

/**
 * The product API (R-API): its paths, its result codes and the shape of every response.
 * All calls are POST, form-encoded, with the common fields of R-STATE 8 merged in. Every response is an envelope `{
 * code, msg, data }`; HTTP 200 alone is not success. The shapes are closed: they define what the sandbox sends. The
 * real API may send more, so a client must ignore unknown keys.
 */
export const apiPaths = [
  '/v1/user/sendLoginSms',
  '/v1/user/loginSmsCode',
  '/v1/user/loginh5',
  '/v1/user/loginMark',
  '/v3/user/loginMarkCode',
  '/v3/user/get',
  '/v3/user/save',
  '/v2/user/realname',
  '/v3/user/formSave',
  '/v1/user/activeChannel',
  '/v3/channel/info',
  '/v1/region/list',
  ...profilePaths,
  '/v3/app/geocoder',
  '/v3/app/ipInfo',
  '/oapi/baidu/uploadConvertData',
  '/oapi/kuaishou/report',
  '/record',
] as const;
export type ApiPath = (typeof apiPaths)[number];
