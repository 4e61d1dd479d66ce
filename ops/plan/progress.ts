import type { RiskCode } from '../compare/change.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { unlistedChannel } from '../situations/situation-space.ts';
import type { ReportedRisk } from './plan.ts';
import type { Reach } from './reach.ts';

/** What is known of a plan before it is ready: whom all edits reach together, and which risks they bring. */
export interface Early {
  reach: Reach;
  /** Each with the number of places where it strikes. */
  risks: { risk: RiskCode; places: number }[];
}

/** How far a plan is. */
export interface Progress {
  /** All edits together, one by itself, several for what no one does alone, or putting together what was found. */
  stage: 'all' | 'one' | 'shared' | 'telling';
  /** The edit that is compared by itself; null in the other stages. */
  edit: ReportedEdit | null;
  /** Which one it is, from 1, of how many. */
  at: number;
  count: number;
  /** Null before all have been compared together. */
  early: Early | null;
}

/** @param places - the hosts and channels whose visitors have any change */
export function earlyOf(
  places: { hosts: ReadonlySet<string>; channels: ReadonlySet<string> },
  risks: readonly ReportedRisk[],
): Early {
  const isUnlisted = places.channels.has(unlistedChannel);
  const counts = new Map<RiskCode, number>();
  for (const { risk } of risks) counts.set(risk, (counts.get(risk) ?? 0) + 1);
  return {
    reach: { channels: places.channels.size - (isUnlisted ? 1 : 0), isUnlisted, hosts: places.hosts.size },
    risks: [...counts].map(([risk, number]) => ({ risk, places: number })),
  };
}
