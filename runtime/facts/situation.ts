import type { FlagSet } from '../../schemas/index.ts';

/** Decoded channel info (R-STATE 7). Flags are as the server sent them, possibly outside their values. */
export interface ChannelInfo {
  /** The facts of `channelInfo` in definitions/facts.json. */
  facts: Readonly<Record<string, string | null>>;
  flags: FlagSet;
  appName: string | null;
  /** As the API wrote it, for other pages of the product (R-STATE 5); no decision reads it. */
  answer?: object;
}

/** The results of the calls made so far, by call. Absent: not requested yet. */
export interface ServerAnswers {
  user?: 'ok' | 'failed';
  channelInfo?: ChannelInfo | 'failed';
  /** The city as the API names it, e.g. 上海市. */
  ipInfo?: { name: string } | 'failed';
  mark?: 'ok' | 'failed';
  markcode?: 'ok' | 'failed';
  /** The answers that definitions/facts.json declares, of the leads that the server has answered: value by fact. */
  leads?: Readonly<Record<string, string>>;
}
/** The calls that a decision may need. */
export type ServerFactSource = Exclude<keyof ServerAnswers, 'leads'>;

/** All that a decision depends on besides the site and the visit's location: one visitor at one moment. */
export interface Situation {
  /** Number of the channel without `channel_`; any other string is an unlisted channel. */
  channel: string;
  query: Readonly<Record<string, string | undefined>>;
  token: boolean;
  appName: string | null;
  firstVisit: boolean;
  /** Path of the last login page visited, or null. */
  loginAddress: string | null;
  device: { os: 'ios' | 'android' | 'other'; wechat: boolean; inApp: boolean };
  answers: Readonly<ServerAnswers>;
}

/** Where the visitor is: the name of a route, and the outcome that its page just finished with (null on arrival). */
export interface VisitLocation {
  route: string;
  outcome: string | null;
}
