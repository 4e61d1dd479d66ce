import type { ExplainInput } from '../../../ops/explain/input.ts';
import {
  blockedChannel,
  cityChannels,
  defaultChannel,
  defaultEntries,
  everyHost,
  failDefault,
  failDestinations,
  formPaths,
  guardedToDownload,
  reloginChannels,
  reloginHost,
  roots,
  successDefault,
  successDestinations,
  tokenPaths,
} from '../../runtime/requirement-tables.ts';

/** A model of the requirements, which shares nothing with the config or the runtime. */
export interface Expected {
  landing: string;
  flags: [number, number, number];
  flagsFrom: 'app' | 'server' | 'city';
  success: string;
  failure: string;
  afterLogin: string;
}

type Flags = Expected['flags'];
const routed = new Set(everyHost.map(([path]) => path));

function destinations([input, succ, fail]: Flags): { success: string; failure: string } {
  const other = input === 0 ? 0 : 1;
  return {
    success: successDestinations.find(([value]) => value === succ)?.[1] ?? successDefault[other],
    failure: failDestinations.find(([value]) => value === fail)?.[1] ?? failDefault[other],
  };
}

/** R-FLAG 1 to 3. */
function flagsOf(input: ExplainInput, token: boolean): { flags: Flags; from: Expected['flagsFrom'] } {
  const row = cityChannels.find(({ channel }) => channel === (input.channel ?? defaultChannel));
  const city = input.city?.replace(/市$/, '') ?? '';
  if (token && row?.cities.includes(city)) return { flags: row.flags, from: 'city' };
  if (input.application === 'ios' || input.application === 'android') {
    if (input.bdType === '1') return { flags: [0, 0, 0], from: 'app' };
    if (input.bdType === '2' || input.bdType === '3') return { flags: [0, 2, 1], from: 'app' };
  }
  const { input_form = 0, succ_todo = 0, fail_todo = 0 } = input.flags ?? {};
  return { flags: [input_form, succ_todo, fail_todo], from: 'server' };
}

/** R-NAV 1 to 6 and R-AUTH, for each arrival of a redirect chain. */
function land(input: ExplainInput, start: string): string {
  const root = roots.find(([host]) => host === input.host)?.[1] ?? '/login';
  const own = roots.some(([host]) => host === input.host && host !== 'default');
  const logins = new Set(
    own ? [root, '/login', '/index.html'].filter((path) => path !== '/carloan') : defaultEntries,
  );
  const channel = input.channel ?? defaultChannel;
  let { token = false, firstVisit = false, loginAddress = '' } = input;
  let query: Record<string, string> = { ...input.query };
  const home = () => (logins.has(loginAddress) ? loginAddress : root);

  let at = start === '/' ? root : start;
  for (let hops = 0; hops < 8; hops++) {
    const go = (to: string, keep = false) => {
      const { mark: _, markcode: __, ...kept } = query;
      query = keep ? kept : {};
      at = to;
    };
    if (channel === blockedChannel && at !== '/404err') {
      go('/404err');
      continue;
    }
    if (channel === blockedChannel) return at;
    const isLogin = logins.has(at);
    const known = isLogin || routed.has(at);
    if (isLogin) loginAddress = at;
    if (isLogin && (reloginChannels.includes(channel) || input.host === reloginHost)) token = false;
    if (query.mark !== undefined || query.markcode !== undefined) {
      token = true;
      firstVisit = true;
    }
    if (!known) return at;
    const { flags } = flagsOf(input, token);
    const checked = isLogin || formPaths.includes(at);
    if (firstVisit && (at === '/city' || at === '/from')) go('/form-package');
    else if (at === '/download' && query.from === '4') {
      if (input.appName) return at;
      go(destinations(flags).success);
    } else if (token && checked && input.user === 'failed') {
      token = false;
      go(home(), true);
    } else if (token && checked && flags[0] === 1) go(destinations(flags).failure);
    else if (token && isLogin) go('/form-package');
    else if (!token && guardedToDownload.includes(at)) go('/download-page', true);
    else if (!token && tokenPaths.includes(at)) go(home());
    else return at;
  }
  throw new Error(`the requirements send this visitor in a circle: ${JSON.stringify(input)}`);
}

export function expected(input: ExplainInput): Expected {
  const { flags, from } = flagsOf(input, true);
  const blocked = (input.channel ?? defaultChannel) === blockedChannel;
  const { success, failure } = destinations(flags);
  const afterLogin = blocked ? '/404err' : flags[0] === 1 ? failure : '/form-package';
  return { landing: land(input, input.path ?? '/'), flags, flagsFrom: from, success, failure, afterLogin };
}
