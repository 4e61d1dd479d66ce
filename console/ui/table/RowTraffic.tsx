import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ClientError } from '../client/api-error.ts';
import { useRowReach } from '../decision-rows/use-row-reach.ts';
import type { Table } from '../table-model/table.ts';

/** Fetches the visitors a day of the rows of a table; shows nothing. */
export const RowTraffic = observer(function RowTraffic({ table }: { table: Table }) {
  const { client, version } = table.draftStore;
  const [isKnown, setKnown] = useState(false);
  const { visitorsOf } = table.kind;
  const ofRules = visitorsOf === 'cityRule';
  const isReady = version !== 0 && visitorsOf !== null;
  useEffect(() => {
    if (!isReady) return;
    client.traffic().then(
      ({ channels }) => {
        setKnown(channels !== null);
        if (!ofRules) table.visitors.set(channels && new Map(Object.entries(channels)));
      },
      (error: unknown) => {
        // The frame reports a lost connection.
        if (!(error instanceof ClientError)) throw error;
      },
    );
  }, [client, isReady, ofRules, table]);
  return ofRules && isKnown ? <RuleTraffic table={table} /> : null;
});

/** Those to whom a city rule applies are counted for the draft, which takes seconds: only where traffic is known. */
const RuleTraffic = observer(function RuleTraffic({ table }: { table: Table }) {
  const { answer } = useRowReach();
  const reach = answer?.reach;
  useEffect(() => {
    if (!reach) return;
    const known = reach.rows.flatMap(({ kind, name, visitorsPerDay }): [string, number][] =>
      kind === 'cityRule' && visitorsPerDay !== null ? [[name, visitorsPerDay]] : [],
    );
    table.visitors.set(new Map(known));
  }, [reach, table]);
  return null;
});
