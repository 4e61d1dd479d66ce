import { decodeChannel, decodeQuery, noChannelInfo, type Site, type Situation } from '../../runtime/index.ts';
import { queryMaxLength, queryNames } from '../../schemas/index.ts';
import type { ExplainInput } from './input.ts';

/** The start of a visit: the location and the visitor. */
export interface VisitStart {
  path: string;
  /** The outcome of the page there; null on arrival. */
  outcome: string | null;
  situation: Situation;
}

function deviceOf(text: string): Situation['device'] {
  const [os, ...views] = text.split('+');
  return { os: os as 'ios', wechat: views.includes('wechat'), inApp: views.includes('app') };
}

/** `path` may have a query of its own; parameters in `query` take precedence. */
function splitPath(input: ExplainInput): { path: string; query: Situation['query'] } {
  const path = input.path ?? '/';
  const at = path.indexOf('?');
  const own = at < 0 ? {} : decodeQuery(path.slice(at));
  return { path: at < 0 ? path : path.slice(0, at), query: { ...own, ...readQuery(input.query ?? {}) } };
}

/** The parameters that the site reads, truncated as those of an address. */
function readQuery(given: Readonly<Record<string, string>>): Situation['query'] {
  const read = queryNames.filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(read.map((name) => [name, given[name]?.slice(0, queryMaxLength)]));
}

/**
 * The situation, with the declared default of everything that was left out: no token, web, flags 0, city unknown,
 * default channel. Every call not in `fails` succeeds, and a mark logs in. As in the browser, `_channel` and `_token`
 * of the address take precedence over stored values.
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
      // A token of the address is used only where the server accepts it.
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
