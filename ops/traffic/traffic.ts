import type { Text } from '../text/text.ts';
import type { Span } from './parse-csv.ts';

/** The optional file beside hosts.json: visitors a day by channel, host and city. */
export const trafficFile = 'traffic.csv';

export const trafficColumns = ['channel', 'host', 'city', 'visitors'] as const;
export type TrafficColumn = (typeof trafficColumns)[number];

/** The host of visitors on every host that hosts.json does not list. */
export const anyOtherHost = 'default';

/** The daily visitors of one channel on one host from one city. */
export interface TrafficRow {
  /** Empty: without a channel. */
  channel: string;
  /** `default`: any other host. */
  host: string;
  /** Empty: unknown. */
  city: string;
  visitors: number;
}

/** An error or a warning about a traffic file; line 0 means the whole file. */
export interface TrafficNote {
  line: number;
  text: Text;
  /** What it is about, in the decoded text; left out: the whole file. */
  span?: Span;
}
