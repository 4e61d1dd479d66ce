import type { Config } from '../../schemas/index.ts';
import type { CoverableKind } from '../coverage/coverables.ts';
import { type PassedTraces, TracedSituations } from '../coverage/traced-situations.ts';
import { entriesOf, visitorsPerDayOf } from '../coverage/visitors-per-day.ts';
import type { Reach } from '../plan/reach.ts';
import {
  type Axis,
  noChannelName,
  samplesOf,
  spaceOf,
  unlistedChannelName,
} from '../situations/situation-space.ts';
import type { TrafficRow } from '../traffic/traffic.ts';

/** Whose visitors pass a row of a decision table, or get the flags of a city rule. */
export interface RowReach {
  kind: CoverableKind;
  /** The id of the row or rule; `otherwise`. */
  name: string;
  reach: Reach;
  /** At most so many visitors a day; null without traffic.csv. */
  visitorsPerDay: number | null;
}

/** What the visitors of all rows are a part of. */
export interface AllReach {
  rows: RowReach[];
  all: Pick<RowReach, 'reach' | 'visitorsPerDay'>;
}

const kindsOfRows: ReadonlySet<CoverableKind> = new Set<CoverableKind>([
  'navigation',
  'flags',
  'destinations.success',
  'destinations.failure',
  'destinations.skipForm',
  'cityRule',
]);

/**
 * The channels and hosts of which some visitor passes each row; a row that nobody passes is left out.
 * @param traffic - the visitors a day; null without traffic.csv
 */
export function rowReachOf(config: Config, traffic: readonly TrafficRow[] | null): AllReach {
  const space = spaceOf(config, config);
  const situations = new TracedSituations(config, space);
  const visitors = traffic && visitorsPerDayOf(config, space, situations, traffic);
  const [channels, hosts] = [membersOf(space.channel), membersOf(space.host)];
  const rowsOf = new Map<PassedTraces, string[]>();
  const found = new Map<string, Who>();
  for (const { value: host, at: hostAt } of samplesOf(space.host)) {
    for (const { value: channel, at } of samplesOf(space.channel)) {
      const passed = situations.passedBy(host, channel, null);
      const rows = rowsOf.get(passed) ?? rowsPassed(passed);
      rowsOf.set(passed, rows);
      for (const row of rows) {
        const who = found.get(row) ?? { channels: new Set(), hosts: new Set() };
        found.set(row, who);
        for (const name of channels.get(at) ?? []) who.channels.add(name);
        for (const name of hosts.get(hostAt) ?? []) who.hosts.add(name);
      }
    }
  }
  return {
    rows: [...found].map(([row, who]): RowReach => {
      const at = row.indexOf('/');
      const [kind, name] = [row.slice(0, at) as CoverableKind, row.slice(at + 1)];
      return { kind, name, reach: reachOfWho(who), visitorsPerDay: visitors?.of(kind, name) ?? null };
    }),
    all: {
      reach: reachOfWho({ channels: new Set(space.channel.names), hosts: new Set(space.host.names) }),
      visitorsPerDay: traffic?.reduce((sum, one) => sum + one.visitors, 0) ?? null,
    },
  };
}

/** Names of channels and hosts. */
interface Who {
  channels: Set<string>;
  hosts: Set<string>;
}

/** The names of the values of each class, by the index of the value that represents it. */
const membersOf = ({ names, classes }: Axis<unknown>): Map<number, string[]> =>
  new Map(classes.map((members) => [members[0] ?? 0, members.map((at) => names[at] ?? '')]));

const rowsPassed = (passed: PassedTraces): string[] =>
  entriesOf(passed, [])
    .filter(([kind]) => kindsOfRows.has(kind))
    .map(([kind, name]) => `${kind}/${name}`);

function reachOfWho({ channels, hosts }: Who): Reach {
  const [isUnlisted, isWithoutChannel] = [channels.has(unlistedChannelName), channels.has(noChannelName)];
  const listed = channels.size - (isUnlisted ? 1 : 0) - (isWithoutChannel ? 1 : 0);
  return { channels: listed, isUnlisted, isWithoutChannel, hosts: hosts.size };
}
