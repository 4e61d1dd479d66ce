import type { ServerAnswers, Site, Situation } from '../../runtime/index.ts';
import { answerValues, type FlagSet } from '../../schemas/index.ts';
import { factAsRead } from '../conditions/fact-as-read.ts';
import { markAnswers } from '../conditions/mark-answers.ts';
import type { ArrivalExtras } from './arrival-extras.ts';
import type { VisitEnd } from './result-part.ts';
import type { Info, Login } from './situation-space.ts';

const plainDevice = { os: 'other', wechat: false, inApp: false } as const;
/** The facts of a visitor of whom only channel and login are known. */
export const plainVisitor = { query: {}, firstVisit: false, appName: null, device: plainDevice } as const;

/**
 * Stands for any stored login address: no route has this path. A visit that reads it is resolved for each address of the
 * axis.
 */
export const anyLoginAddress = '?';

/** @param answers - the API responses so far */
export function situationOf(
  channel: string,
  login: Login,
  extras: ArrivalExtras,
  answers: ServerAnswers,
): Situation {
  const { query = {}, firstVisit = false, appName = null, device = plainDevice } = extras;
  return {
    channel,
    query,
    token: login !== 'none',
    appName,
    firstVisit,
    loginAddress: anyLoginAddress,
    device,
    answers,
  };
}

/**
 * The API responses without an axis of their own: the user call follows from the login, the mark calls and the answers of
 * earlier leads from the arrival.
 * @param site - of the revision that reads the answers: another may declare more
 */
export function fixedAnswers(
  login: Login,
  { query = {}, mark = 'ok', leads }: ArrivalExtras,
  site: Pick<Site, 'facts'>,
): ServerAnswers {
  return {
    user: login === 'failed' ? 'failed' : 'ok',
    ...markAnswers(query, mark),
    ...(leads && { leads: leadsAsRead(site, leads) }),
  };
}

/** Answers for a site of one of the revisions of a space: a value that it does not declare counts as not answered. */
export const leadsAsRead = (
  { facts: { answers = {} } }: Pick<Site, 'facts'>,
  leads: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(leads).filter(([fact, value]) => {
      const declared = answers[fact as keyof typeof answers];
      return declared !== undefined && answerValues(declared).includes(value);
    }),
  );

/** Channel info with only these flags; the runtime reports when it needs a flag that is left out. */
export function channelInfoOf(info: Info, flags: FlagSet): NonNullable<ServerAnswers['channelInfo']> {
  return info === null ? 'failed' : { facts: info, flags, appName: null };
}

/** Channel info for a site of one of the revisions of a space. */
export function infoAsRead({ facts }: Pick<Site, 'facts'>, info: Info): Info {
  if (info === null) return null;
  const read = Object.entries(info).map(([fact, value]) => [fact, factAsRead(facts, fact, value)]);
  return Object.fromEntries(read);
}

/** The end of a visit as one of another channel. */
export const withChannel = (from: VisitEnd, channel: string): VisitEnd => ({
  ...from,
  situation: { ...from.situation, channel },
});
