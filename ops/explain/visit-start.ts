import {
  type ChannelInfo,
  decodeChannel,
  decodeQuery,
  noChannelInfo,
  type Site,
  type Situation,
} from '../../runtime/index.ts';
import { answerValues, queryMaxLength, queryNames } from '../../schemas/index.ts';
import { factAsRead } from '../conditions/fact-as-read.ts';
import { type ExplainInput, statedFact } from './input.ts';

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
function splitPath(site: Site, input: ExplainInput): { path: string; query: Situation['query'] } {
  const path = input.path ?? '/';
  const at = path.indexOf('?');
  const own = at < 0 ? {} : decodeQuery(path.slice(at), site.facts.query);
  return {
    path: at < 0 ? path : path.slice(0, at),
    query: { ...own, ...readQuery(site, input.query ?? {}) },
  };
}

/** The parameters that the site reads, truncated as those of an address. */
function readQuery(site: Site, given: Readonly<Record<string, string>>): Situation['query'] {
  const read = [...queryNames, ...(site.facts.query ?? [])].filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(read.map((name) => [name, given[name]?.slice(0, queryMaxLength)]));
}

/** The answers that the site declares: another revision may declare more. */
function leadsOf({ facts: { answers = {} } }: Site, given: Readonly<Record<string, string>>) {
  const entries = Object.entries(answers).flatMap(([fact, declared]): [string, string][] => {
    const value = given[fact.slice('answer.'.length)];
    return value !== undefined && answerValues(declared).includes(value) ? [[fact, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** An empty text is a fact that the API leaves out. */
function channelInfoOf(site: Site, input: ExplainInput): ChannelInfo {
  const { facts, flags } = noChannelInfo(site.facts);
  const stated = Object.entries(facts).map(([fact, value]): [string, string | null] => {
    const given = statedFact(input, fact);
    return [fact, given === undefined ? value : factAsRead(site.facts, fact, given || null)];
  });
  return { facts: Object.fromEntries(stated), flags: { ...flags, ...input.flags }, appName: null };
}

/**
 * The situation, with the declared default of everything that was left out: no token, the flags and facts of
 * channel info as definitions/facts.json gives them, city unknown,
 * default channel. Every call not in `fails` succeeds, and a mark logs in. As in the browser, `_channel` and `_token`
 * of the address take precedence over stored values.
 */
export function visitStartOf(site: Site, input: ExplainInput): VisitStart {
  const { path, query } = splitPath(site, input);
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
        channelInfo: fails.has('channelInfo') ? 'failed' : channelInfoOf(site, input),
        ipInfo: fails.has('ipInfo') ? 'failed' : { name: input.city ?? '' },
        mark,
        markcode: mark,
        ...(input.answer && { leads: leadsOf(site, input.answer) }),
      },
    },
  };
}
