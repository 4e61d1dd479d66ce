import { inputOfWitness } from '../../../console/analysis/witness-input.ts';
import type { ExplainInput } from '../../../ops/explain/input.ts';
import { followRedirects, type RedirectChain, resolveSite, type Situation } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';

/** The visitor of a witness, as its command states it. */
export const inputOf = (witness: string, { facts }: Config): ExplainInput =>
  inputOfWitness(witness, facts) ?? {};

/** The visit of a witness of the shipped config through the runtime alone. @param from - another start than that of the witness */
export function visitOfWitness(
  config: Config,
  witness: string,
  from: { path?: string; outcome?: string | null; token?: boolean } = {},
): { chain: RedirectChain; page: string; channel: string; host: string } {
  const input = inputOf(witness, config);
  const { host = 'default', channel = config.site.defaultChannel, city = '', flags = {}, fails = [] } = input;
  const site = resolveSite(config, host);
  const { application = 'web', bdType = null } = input as Readonly<Record<string, string | null | undefined>>;
  const visitor: Situation = {
    channel,
    query: input.query ?? {},
    token: from.token ?? input.token === true,
    appName: null,
    firstVisit: false,
    loginAddress: input.loginAddress ?? null,
    device: { os: 'other', wechat: false, inApp: false },
    answers: {
      user: input.user ?? 'ok',
      channelInfo: fails.includes('channelInfo')
        ? 'failed'
        : { facts: { application, bdType: bdType || null }, flags, appName: null },
      ipInfo: fails.includes('ipInfo') ? 'failed' : { name: city },
      mark: 'failed',
      markcode: 'failed',
    },
  };
  const outcome = from.outcome === undefined ? (input.outcome ?? null) : from.outcome;
  const chain = followRedirects(site, visitor, from.path ?? input.path ?? '/', outcome);
  if (chain.kind === 'need') throw new Error('every answer was given');
  return { chain, page: site.routes[chain.route]?.page ?? '', channel, host };
}
