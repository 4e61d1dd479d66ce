/**
 * Every endpoint of endpoints.json that the code itself calls, wherever no config names it. The code cannot call one that
 * is not listed here, and calls none that the config does not declare; `check` refuses a config that lacks one it needs.
 */
export const codeEndpoints = [
  'userGet',
  'channelInfo',
  'ipInfo',
  'loginMark',
  'loginMarkCode',
  'activeChannel',
  // Only where a form asks for an area.
  'regionList',
  // Only where site.json has a one-tap login.
  'oneTapAuthorize',
] as const;
export type CodeEndpoint = (typeof codeEndpoints)[number];
