import type { FoundChannels } from '../../ops/find/found-channels.ts';
import type { WayEnd } from '../../ops/find/trace-query.ts';
import type { TableName } from '../../ops/table-visitors/deciding-row.ts';
import type { Text } from '../../ops/text/text.ts';

export type { DecidedBy } from '../../ops/find/decided-by.ts';
export type { FoundChannel, FoundChannels } from '../../ops/find/found-channels.ts';
export type { FoundWay } from '../../ops/find/split-by-way.ts';
export type { WayEnd } from '../../ops/find/trace-query.ts';

/** A question for visitors, as `funnel find` takes it; what is left out restricts nothing. */
export interface WhoEndsRequest {
  page?: string;
  route?: string;
  /** A row that they pass: of a decision table by its id, or `otherwise`. */
  row?: { table: TableName | 'cityRule'; id: string };
  brand?: string;
  host?: string;
  city?: string;
  /** What the server answers for flags, by their ids. */
  flags?: Readonly<Record<string, string>>;
  /** One way of those that an answer lists, by its name; left out: all but the address of the page itself. */
  way?: string;
  /** Those whose way ends there, or who go on from there, alone. */
  end?: WayEnd;
}

export interface WhoEndsResponse {
  version: number;
  /** Null where nothing was asked for yet, and where the draft has errors that prevent evaluation. */
  found: FoundChannels | null;
  /** Why there is none: a name that the draft does not have. */
  refused?: Text;
  ms: number;
}
