import type { EndpointsFile } from '../../schemas/index.ts';

/** The calls of a config without endpoints.json: one that sends a lead, and login by SMS for a form that asks for it. */
export const endpoints = {
  endpoints: {
    formSave: {
      path: '/v1/lead',
      payload: 'form',
      codes: [200, 4220],
      lead: true,
      leadNumber: '/leadId',
      conversion: true,
    },
    sendLoginSms: {
      path: '/v1/user/sendLoginSms',
      payload: ['phone'],
      codes: [200, 4000, 4290, 4291],
    },
    loginSmsCode: {
      path: '/v1/user/loginSmsCode',
      payload: ['phone', 'code'],
      codes: [200, 4000, 4001, 4002, 4003, 4004],
      stores: 'login',
    },
    userGet: { path: '/v3/user/get', payload: [], codes: [200] },
    channelInfo: { path: '/v3/channel/info', payload: ['channel'], codes: [200] },
    ipInfo: { path: '/v3/app/ipInfo', payload: [], codes: [200] },
    loginMark: { path: '/v1/user/loginMark', payload: ['mark'], codes: [200], stores: 'login' },
    loginMarkCode: { path: '/v3/user/loginMarkCode', payload: ['markcode'], codes: [200], stores: 'login' },
    activeChannel: { path: '/v1/user/activeChannel', payload: [], codes: [200] },
    regionList: { path: '/v1/region/list', payload: ['level', 'parent'], codes: [200] },
  },
} as const satisfies EndpointsFile;
