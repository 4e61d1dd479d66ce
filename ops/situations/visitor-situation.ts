import { type Flags, noChannelInfo, type ServerAnswers, type Situation } from '../../runtime/index.ts';
import type { ArrivalExtras } from './arrivals.ts';
import type { Info, Login } from './situation-space.ts';

const plainDevice = { os: 'other', wechat: false, inApp: false } as const;
/** What a situation holds of a visitor of whom only channel and login are known. */
export const plainVisitor = { query: {}, firstVisit: false, appName: null, device: plainDevice } as const;

/** The visitor at an arrival; `answers` holds the API responses that have come so far. */
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
    loginAddress: null,
    device,
    answers,
  };
}

/** The API responses that have no axis of their own: the login decides the user call, the arrival the mark calls. */
export const fixedAnswers = (login: Login, extras: ArrivalExtras): ServerAnswers => ({
  user: login === 'failed' ? 'failed' : 'ok',
  mark: extras.mark ?? 'ok',
  markcode: extras.mark ?? 'ok',
});

/** Channel info with only these flags known; the engine reports when it needs a flag that is left out. */
export function channelInfoOf(info: Info, flags: Partial<Flags>): NonNullable<ServerAnswers['channelInfo']> {
  return info === null ? 'failed' : { ...noChannelInfo, ...info, flags: flags as Flags };
}
