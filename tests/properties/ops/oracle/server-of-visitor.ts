import type { ServerAnswers, Situation } from '../../../../runtime/index.ts';
import { answerValues, type Config, type FactsFile, type FlagSet } from '../../../../schemas/index.ts';

// What a visitor of one situation has, and what the server answers, written from the requirements (R-AUTH, R-NAV) for the
// oracles of the situation space: they share nothing with it but the names of its axes.

/** No token; one that is accepted; one that the check of the user refuses. */
export type Login = 'none' | 'ok' | 'failed';
/** A name in the API response; null: the call failed. */
export type City = string | null;
/** The facts of channel info by id; null: the call failed. */
export type Info = Readonly<Record<string, string | null>> | null;
/** What an arrival has beside its path and outcome. */
export type Extras = Partial<Pick<Situation, 'query' | 'firstVisit' | 'appName' | 'device'>> & {
  /** The result of a mark or markcode in the query. */
  mark?: 'ok' | 'failed';
  /** Answers of earlier leads, by fact. */
  leads?: Readonly<Record<string, string>>;
};

/** The answers that no axis but login and arrival varies. */
export function answersBesideAxes(
  login: Login,
  { query = {}, mark = 'ok', leads = {} }: Extras,
  facts: FactsFile,
): ServerAnswers {
  // A phone keeps no answer of a form that its config does not declare.
  const kept = Object.entries(leads).filter(([fact, value]) => {
    const declared = facts.answers?.[fact.slice('answer.'.length)];
    return declared !== undefined && answerValues(declared).includes(value);
  });
  return {
    // Nobody but the one whose token is rejected fails the check of the user.
    user: login === 'failed' ? 'failed' : 'ok',
    // A mark that the address does not have logs nobody in.
    mark: 'mark' in query ? mark : 'failed',
    markcode: 'markcode' in query ? mark : 'failed',
    ...(Object.keys(leads).length > 0 && { leads: Object.fromEntries(kept) }),
  };
}

/** The visitor on arrival, with these answers: an ordinary phone where the arrival names no other. */
export const visitorOnArrival = (
  channel: string,
  login: Login,
  loginAddress: string | null,
  { query = {}, firstVisit = false, appName = null, device }: Extras,
  answers: ServerAnswers,
): Situation => ({
  channel,
  query,
  token: login === 'ok' || login === 'failed',
  appName,
  firstVisit,
  loginAddress,
  device: device ?? { os: 'other', wechat: false, inApp: false },
  answers,
});

type InfoRead = Readonly<Record<string, string | null>>;
const infosRead = new WeakMap<Config, WeakMap<object, InfoRead>>();

/** A value that only the other revision declares is one of "everything else" here. */
function readBy(config: Config, info: InfoRead): InfoRead {
  const ofConfig = infosRead.get(config) ?? new WeakMap<object, InfoRead>();
  infosRead.set(config, ofConfig);
  const read = ofConfig.get(info) ?? readFacts(config, info);
  ofConfig.set(info, read);
  return read;
}

const readFacts = ({ facts }: Config, info: InfoRead): InfoRead =>
  Object.fromEntries(
    Object.entries(info).map(([fact, value]) => {
      const { values, otherwise } = facts.channelInfo[fact] ?? {};
      return [
        fact,
        !values || Object.keys(values).some((one) => one === value) ? value : (otherwise ?? null),
      ];
    }),
  );

/** What every call answers in a situation. */
export const allAnswers = (
  config: Config,
  { login, city, info, flags }: { login: Login; city: City; info: Info; flags: FlagSet },
  extras: Extras,
): ServerAnswers => ({
  ...answersBesideAxes(login, extras, config.facts),
  ipInfo: city === null ? 'failed' : { name: city },
  channelInfo: info === null ? 'failed' : { facts: readBy(config, info), flags, appName: null },
});
