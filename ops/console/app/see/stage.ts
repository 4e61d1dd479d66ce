import { stored } from '../../../../runtime/index.ts';
import type { ExplainInput } from '../../api.ts';
import type { PreviewSettings } from '../client.ts';
import { deviceParts } from './visitor.ts';

/** What a preview is told by its frame's name, before the app runs: `scripts/console/stage-visit.ts` does it. */
export interface Stage {
  funnel: 'stage';
  /** Of one visit: what was stored by another is taken away first. */
  id: string;
  userAgent: string;
  /** What the native app answers when it is asked who its user is; null where there is no app. */
  app: string | null;
  local: Record<string, string>;
  session: Record<string, string>;
}

const engine = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const systems = {
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${engine}`,
  android: 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko)',
  other: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko)',
};
const browsers = {
  ios: 'Version/17.5 Mobile/15E148 Safari/604.1',
  android: 'Chrome/124.0.0.0 Mobile Safari/537.36',
  other: 'Chrome/124.0.0.0 Safari/537.36',
};

/** The user agent of the phone: what it says of system and WeChat is what the pages read (R-VALID 6). */
export function userAgentOf(device: string | undefined): string {
  const { system, view } = deviceParts(device);
  const wechat = 'Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN';
  return `${systems[system]} ${view === 'wechat' ? wechat : browsers[system]}`;
}

/** The token of a visitor whose login has run out: the sandbox knows nobody by it. */
const expired = { token: 'expired-in-the-console', userId: '0' };

/** @param login - of a visitor whom the sandbox knows; only for one that is logged in */
export function stageOf(
  id: string,
  input: ExplainInput,
  login: { token: string; userId: string } | null,
): Stage {
  const { system, view } = deviceParts(input.device);
  const person = input.token === true ? (input.user === 'failed' ? expired : login) : null;
  const local: [string, string | undefined][] = [
    [stored.token.key, person?.token],
    [stored.userId.key, person?.userId],
    [stored.appName.key, input.appName],
    [stored.appCompany.key, input.appCompany],
    [stored.loginAddress.key, input.loginAddress],
  ];
  const os = { ios: '1', android: '2', other: '3' }[system];
  const userAgent = userAgentOf(input.device);
  return {
    funnel: 'stage',
    id,
    userAgent,
    app: view === 'app' ? JSON.stringify({ _os: os, _ua: userAgent }) : null,
    local: Object.fromEntries(local.filter((one): one is [string, string] => one[1] !== undefined)),
    session: input.firstVisit === true ? { [stored.firstVisit.key]: '1' } : {},
  };
}

/** Where such a visitor begins, on one of the two sites. */
export function addressOf(input: ExplainInput, port: number): string {
  const { host = 'default', channel, path = '/', query = {} } = input;
  const name = host === 'default' ? 'localhost' : `${host.split('.')[0]}.localhost`;
  const [plain = '/', own = ''] = path.split('?');
  const search = new URLSearchParams(own);
  for (const [key, value] of Object.entries(query)) search.set(key, value);
  if (channel !== undefined && !search.has('_channel')) search.set('_channel', `channel_${channel}`);
  const text = search.toString();
  return `http://${name}:${port}${plain}${text && `?${text}`}`;
}

/** A name that no city rule has: it stands for every city without one. */
export const anyOtherCity = '其他城市';

const applications = { ios: 'APP-IOS', android: 'APP-安卓', web: 'H5' };

/** What the sandbox has to answer for that visitor. */
export function settingsOf({ city, flags, application, bdType, fails = [] }: ExplainInput): PreviewSettings {
  const refused = (path: string) => ({ path, kind: '500' });
  return {
    city: city ?? anyOtherCity,
    ipInfo: { code: fails.includes('ipInfo') ? 500 : 200 },
    channelInfo: {
      default: {
        application: applications[application ?? 'web'],
        h5_bd_type_for_p4: bdType ?? '0',
        h5_flow_info: { input_form: 0, succ_todo: 0, fail_todo: 0, ...flags },
        ...(fails.includes('channelInfo') && { code: 500 }),
      },
    },
    faults: fails.includes('mark') ? ['/v1/user/loginMark', '/v1/user/loginMarkCode'].map(refused) : [],
  };
}
