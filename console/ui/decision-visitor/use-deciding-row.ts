import { useEffect, useState } from 'react';
import type { DecidingRowResponse, Edit, ExplainInput } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { type DraftStore, useDraftStore } from '../draft-store/draft-store.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { wholeVisitor } from '../visitor/visitor.ts';

type TableName = Parameters<DraftStore['client']['decidingRow']>[0]['table'];

const askDecidingRow = (
  { client, names }: Pick<DraftStore, 'client' | 'names'>,
  input: ExplainInput,
  { id }: ListedTable,
  edits: Edit[] | undefined,
): Promise<DecidingRowResponse> =>
  client.decidingRow({ input: wholeVisitor(input, names), table: id as TableName, ...(edits && { edits }) });

/** The row that decides for a visitor on this draft; null while it is asked for. To be called in an observer. */
export const useDecidingRow = (
  input: ExplainInput,
  table: ListedTable,
  edits?: Edit[],
): DecidingRowResponse | null => useDecidingRows([input], table, edits)?.[0] ?? null;

/**
 * The row that decides for each visitor on this draft; null while they are asked for. To be called in an observer.
 * @param edits - what would be changed in it
 */
export function useDecidingRows(
  inputs: readonly ExplainInput[],
  table: ListedTable,
  edits?: Edit[],
): readonly DecidingRowResponse[] | null {
  const draftStore = useDraftStore();
  const { version, names } = draftStore;
  const [answer, setAnswer] = useState<{ key: string; responses: DecidingRowResponse[] } | null>(null);
  const key = JSON.stringify([inputs, table.id, edits, version, names?.channelInfo, names?.flags]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the requests depend on
  useEffect(() => {
    let isOver = false;
    Promise.all(inputs.map((input) => askDecidingRow(draftStore, input, table, edits))).then(
      (responses) => {
        if (!isOver) setAnswer({ key, responses });
      },
      (error: unknown) => {
        // The frame reports a lost connection.
        if (!(error instanceof ClientError)) throw error;
      },
    );
    return () => {
      isOver = true;
    };
  }, [draftStore, key]);
  return answer?.key === key ? answer.responses : null;
}
