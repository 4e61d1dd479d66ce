import { type ApiPath, resultCodes } from '../../schemas/api/index.ts';
import type { CodeEndpoint } from '../../schemas/index.ts';
import { errorResponse, type SandboxResponse } from './api-response.ts';
import type { Call, EndpointHandler, UserEndpointHandler } from './call.ts';
import { carModels, carValuation } from './car-endpoints.ts';
import { activeChannel, channelInfo, ipInfo } from './channel-endpoints.ts';
import { geocoder, marketplace, regionList } from './content-endpoints.ts';
import { formSave } from './form-save-endpoint.ts';
import { loginh5, loginMark, loginMarkCode } from './link-login-endpoints.ts';
import { loginSmsCode, sendLoginSms } from './sms-login-endpoints.ts';
import { analyticsRecord, baiduConversion, kuaishouConversion } from './tracking-endpoints.ts';
import { getUser, realname, saveUser } from './user-endpoints.ts';

/** Every call of R-API with its handler. A path without a handler does not compile. */
const answers = new Map<string, EndpointHandler>(
  Object.entries({
    '/v1/user/sendLoginSms': sendLoginSms,
    '/v1/user/loginSmsCode': loginSmsCode,
    '/v1/user/loginh5': loginh5,
    '/v1/user/loginMark': loginMark,
    '/v3/user/loginMarkCode': loginMarkCode,
    '/v3/user/get': forUser(getUser),
    '/v3/user/save': forUser(saveUser),
    '/v2/user/realname': forUser(realname),
    '/v3/user/formSave': forUser(formSave),
    '/v1/user/activeChannel': activeChannel,
    '/v3/channel/info': channelInfo,
    '/v1/region/list': regionList,
    '/v1/car/models': carModels,
    '/v1/car/valuation': carValuation,
    '/v3/app/geocoder': geocoder,
    '/v3/app/ipInfo': ipInfo,
    '/v3/app/index': marketplace,
    '/oapi/baidu/uploadConvertData': baiduConversion,
    '/oapi/kuaishou/report': kuaishouConversion,
    '/record': analyticsRecord,
  } satisfies Record<ApiPath, EndpointHandler>),
);

/** The calls that the engine makes by itself: an endpoint of such a name does the same at any path. */
const pathsOfNames: Readonly<Partial<Record<string, ApiPath>>> = {
  userGet: '/v3/user/get',
  channelInfo: '/v3/channel/info',
  ipInfo: '/v3/app/ipInfo',
  loginMark: '/v1/user/loginMark',
  loginMarkCode: '/v3/user/loginMarkCode',
  activeChannel: '/v1/user/activeChannel',
  regionList: '/v1/region/list',
} satisfies Partial<Record<CodeEndpoint, ApiPath>>;

/**
 * What implements a call, by its path or by the name of its endpoint.
 * @param name - of the endpoint, where endpoints.json declares one at the path
 */
export function findEndpoint(path: string, name = ''): EndpointHandler | undefined {
  const named = Object.hasOwn(pathsOfNames, name) ? pathsOfNames[name] : undefined;
  return answers.get(path) ?? (named && answers.get(named));
}

function forUser(answer: UserEndpointHandler): EndpointHandler {
  return (call: Call): SandboxResponse =>
    call.user ? answer({ ...call, user: call.user }) : errorResponse(resultCodes.tokenRefused, '请先登录');
}
