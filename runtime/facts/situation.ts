import type { QueryName } from '../../schemas/index.ts';

/** Channel info, decoded (R-STATE 7). Flags are as the server gave them, also outside 0 to 7; absent ones are 0. */
export interface ChannelInfo {
  application: 'ios' | 'android' | 'web';
  bdType: string | null;
  flags: Flags;
  appName: string | null;
}
export interface Flags {
  input_form: number;
  succ_todo: number;
  fail_todo: number;
}

/** What the server has answered so far. Absent: not asked yet. */
export interface ServerAnswers {
  user?: 'ok' | 'failed';
  channelInfo?: ChannelInfo | 'failed';
  /** The city as the API names it, e.g. 上海市. */
  ipInfo?: { name: string } | 'failed';
  mark?: 'ok' | 'failed';
  markcode?: 'ok' | 'failed';
}
/** The calls that a decision may ask for. */
export type ServerFactSource = keyof ServerAnswers;

/** One visitor at one moment: all that a decision may depend on, apart from the site and the place. */
export interface Situation {
  /** Number of the channel without `channel_`; any other string is an unlisted channel. */
  channel: string;
  query: Readonly<Partial<Record<QueryName, string>>>;
  token: boolean;
  appName: string | null;
  firstVisit: boolean;
  /** Path of the login page seen last, or null. */
  loginAddress: string | null;
  device: { os: 'ios' | 'android' | 'other'; wechat: boolean; inApp: boolean };
  answers: Readonly<ServerAnswers>;
}

/** Where the visitor is: a route of the site, and what its page just finished with (null on arrival). */
export interface VisitLocation {
  route: string;
  outcome: string | null;
}
