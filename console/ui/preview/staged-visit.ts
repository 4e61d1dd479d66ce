import { statedFact } from '../../../ops/explain/input.ts';
import { type ChannelInfoData, withValueAt } from '../../../schemas/index.ts';
import type { DisplayNames, ExplainInput } from '../../api/index.ts';
import type { PreviewSettings } from '../client/api-client.ts';
import { deviceParts, type OpenedIn, type System, wholeVisitor } from '../visitor/visitor.ts';

/**
 * The message that a preview receives through its frame's name, before the app runs; read by
 * `tools/preview-server/visitor-emulation-script.ts`.
 */
export interface StagedVisit {
  funnel: 'stage';
  /** Identifies one visit: the storage of any other is cleared first. */
  id: string;
  userAgent: string;
  /** The native app's answer to who its user is; null without an app. */
  app: string | null;
  stored: {
    [K in 'token' | 'userId' | 'appName' | 'appCompany' | 'loginAddress' | 'firstVisit' | 'answers']?: string;
  };
  /** The leads that the phone remembers, by form, as `runtime/leads/lead.ts` stores them. */
  leads: Record<string, object>;
}

/** A form that the visitor has sent before, and the result code that the server answered to it. */
export interface SentForm {
  form: string;
  code: number;
}

/** A lead that the server has answered, as the phone of its user remembers it. */
function answeredLead({ form, code }: SentForm, userId: string, at: number): object {
  const requestId = `console-${form}`.slice(0, 64);
  return {
    requestId,
    state: code === 200 ? 'confirmed' : 'refused',
    answers: '',
    userId,
    at,
    response: { requestId, code, number: null, at },
  };
}

/** What a phone keeps of the answers that were sent, as `runtime/leads/answer-facts.ts` stores it. */
const sentAnswers = (answer: Readonly<Record<string, string>>, owner: string): string =>
  JSON.stringify({
    owner,
    facts: Object.fromEntries(Object.entries(answer).map(([name, value]) => [`answer.${name}`, value])),
  });

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const systems: Record<System, string> = {
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit}`,
  android: `Mozilla/5.0 (Linux; Android 14; 23127PN0CC) ${chrome}`,
  other: `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`,
};
/** The user agent of a web view does not name Safari; that of WeChat names WeChat as well. */
const shown: Record<System, Record<OpenedIn, string>> = {
  ios: {
    browser: 'Version/17.5 Mobile/15E148 Safari/604.1',
    wechat: 'Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN',
    app: 'Mobile/15E148',
  },
  android: {
    browser: 'Chrome/124.0.0.0 Mobile Safari/537.36',
    wechat: 'Chrome/124.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN',
    app: 'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36',
  },
  other: {
    browser: 'Chrome/124.0.0.0 Safari/537.36',
    wechat: 'Chrome/124.0.0.0 Safari/537.36 MicroMessenger/8.0.49',
    app: 'Chrome/124.0.0.0 Safari/537.36',
  },
};

/** The user agent of the phone: the pages read system and WeChat from it (R-VALID 6). */
export function userAgentOf(device: string | undefined): string {
  const { system, view } = deviceParts(device);
  return `${systems[system]} ${shown[system][view]}`;
}

/** The token of an expired login: the sandbox knows no user for it. */
const expired = { token: 'expired-in-the-console', userId: '1' };

/**
 * @param login - of a visitor whom the sandbox knows; only for one that is logged in
 * @param sent - the forms that the visitor has sent before
 */
export function stagedVisit(
  id: string,
  input: ExplainInput,
  login: { token: string; userId: string } | null,
  sent: readonly SentForm[] = [],
): StagedVisit {
  const { system, view } = deviceParts(input.device);
  const { appName, appCompany, loginAddress, firstVisit, answer } = input;
  const person = input.token === true ? (input.user === 'failed' ? expired : login) : null;
  const os = { ios: '1', android: '2', other: '3' }[system];
  const userAgent = userAgentOf(input.device);
  return {
    funnel: 'stage',
    id,
    userAgent,
    app: view === 'app' ? JSON.stringify({ _os: os, _ua: userAgent }) : null,
    stored: {
      ...person,
      ...(appName !== undefined && { appName }),
      ...(appCompany !== undefined && { appCompany }),
      ...(loginAddress !== undefined && { loginAddress }),
      ...(firstVisit === true && { firstVisit: '1' }),
      ...(answer && { answers: sentAnswers(answer, person?.userId ?? '') }),
    },
    leads: Object.fromEntries(
      sent.map((one) => [one.form, answeredLead(one, person?.userId ?? '', Date.now())]),
    ),
  };
}

/**
 * The address at which such a visitor begins, on one of the two sites.
 * @param language - of the pages; undefined: the host's default
 */
export function previewAddress(input: ExplainInput, port: number, language?: string): string {
  const { host = 'default', channel, path = '/', query = {} } = input;
  const name = host === 'default' ? 'localhost' : `${host.split('.')[0]}.localhost`;
  const [plain = '/', own = ''] = path.split('?');
  const search = new URLSearchParams(own);
  for (const [key, value] of Object.entries(query)) search.set(key, value);
  if (channel !== undefined && !search.has('_channel')) search.set('_channel', `channel_${channel}`);
  if (language !== undefined) search.set('lang', language);
  const text = search.toString();
  return `http://${name}:${port}${plain}${text && `?${text}`}`;
}

/** The user of every preview: one who is logged in and opens a link is the user of that link. */
export const visitorPhone = '13812345678';

/** What the sandbox has to answer for that visitor. */
export function sandboxSettings(input: ExplainInput, names: DisplayNames | null): PreviewSettings {
  const whole = wholeVisitor(input, names);
  const { city = '', fails = [] } = whole;
  const refused = (path: string) => ({ path, kind: '500' });
  return {
    city,
    ipInfo: { code: fails.includes('ipInfo') ? 500 : 200 },
    channelInfo: {
      default: { ...channelInfoOf(whole, names), ...(fails.includes('channelInfo') && { code: 500 }) },
    },
    // What the page builder sets for the state of a page is not meant for any other phone.
    marketplace: 'full',
    results: {},
    // A link logs in whatever its mark is, as the explanation has it, unless it is to fail.
    linkLogin: { phone: visitorPhone },
    faults: fails.includes('mark') ? ['/v1/user/loginMark', '/v3/user/loginMarkCode'].map(refused) : [],
  };
}

/** The response about the channel, as definitions/facts.json says where its facts and flags stand. */
function channelInfoOf(whole: ExplainInput, names: DisplayNames | null): Record<string, unknown> {
  let data: ChannelInfoData = {};
  for (const [fact, { pointer, values, written }] of Object.entries(names?.channelInfo ?? {})) {
    const value = statedFact(whole, fact);
    // A value without a form of its own is what the sandbox answers by default.
    const given = values === null ? value : value && written[value];
    if (given !== undefined) data = withValueAt(data, pointer, given);
  }
  for (const [name, { pointer }] of Object.entries(names?.flags ?? {}))
    data = withValueAt(data, pointer, whole.flags?.[name]);
  return data;
}
