import { decodeChannel, decodeQuery, noChannelInfo, type Site, type Situation } from '../../runtime/index.ts';
import { queryMaxLength, queryNames } from '../../schemas/index.ts';
import type { ExplainInput } from './input.ts';

/** What is asked: where the visit starts, and the visitor. */
export interface VisitStart {
  path: string;
  /** What the page there has just finished with; null on arrival. */
  outcome: string | null;
  situation: Situation;
}

function deviceOf(text: string): Situation['device'] {
  const [os, ...views] = text.split('+');
  return { os: os as 'ios', wechat: views.includes('wechat'), inApp: views.includes('app') };
}

/** `path` may carry a query of its own; single parameters given beside it win. */
function splitPath(input: ExplainInput): { path: string; query: Situation['query'] } {
  const path = input.path ?? '/';
  const at = path.indexOf('?');
  const own = at < 0 ? {} : decodeQuery(path.slice(at));
  return { path: at < 0 ? path : path.slice(0, at), query: { ...own, ...readQuery(input.query ?? {}) } };
}

/** Of parameters as plain texts, those that are read, cut as in an address. */
function readQuery(given: Readonly<Record<string, string>>): Situation['query'] {
  const read = queryNames.filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(read.map((name) => [name, given[name]?.slice(0, queryMaxLength)]));
}

/**
 * The situation with everything that was left out at its declared default: no token, web, flags 0, city unknown,
 * default channel; the server answers every call that is not said to fail, and a mark logs in. As in the browser, `_channel` and `_token`
 * of the address win over what was stored.
 */
export function visitStartOf(site: Site, input: ExplainInput): VisitStart {
  const { path, query } = splitPath(input);
  const channel =
    decodeChannel(query._channel) ?? decodeChannel(input.channel) ?? site.settings.defaultChannel;
  const fails = new Set(input.fails);
  const mark = fails.has('mark') ? 'failed' : 'ok';
  return {
    path,
    outcome: input.outcome ?? null,
    situation: {
      channel,
      query,
      // One of the address is the session's only where the server knows it.
      token: input.token === true || (Boolean(query._token) && input.user !== 'failed'),
      appName: input.appName || null,
      firstVisit: input.firstVisit === true,
      loginAddress: input.loginAddress ?? null,
      device: deviceOf(input.device ?? 'other'),
      answers: {
        user: input.user ?? 'ok',
        channelInfo: fails.has('channelInfo')
          ? 'failed'
          : {
              application: input.application ?? 'web',
              bdType: input.bdType || null,
              flags: { ...noChannelInfo.flags, ...input.flags },
              appName: null,
            },
        ipInfo: fails.has('ipInfo') ? 'failed' : { name: input.city ?? '' },
        mark,
        markcode: mark,
      },
    },
  };
}
