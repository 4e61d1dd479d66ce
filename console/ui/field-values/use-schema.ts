import { useEffect, useState } from 'react';
import { knownSchemas } from '../../../ops/wording/known-schemas.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/**
 * The last answer by file: a view that is shown again has it at once. At first the schemas themselves, which only lack
 * the ids: a table need not wait for them.
 */
const kept = new Map<string, SchemaNode>(knownSchemas);
const answered = new Set<string>();
/** The ids in it change with edits elsewhere; a moment later is soon enough. */
const pause = 400;

/** The schema of a file with the ids of the draft; null until it is there. To be called in an observer. */
export function useSchema(file: string): SchemaNode | null {
  const { client, version } = useDraftStore();
  const [schema, setSchema] = useState(kept.get(file) ?? null);
  useEffect(() => {
    if (version === 0) return;
    let isWanted = true;
    const ask = () =>
      client.schema(file).then(
        (answer) => {
          answered.add(file);
          kept.set(file, answer.schema as SchemaNode);
          if (isWanted) setSchema(answer.schema as SchemaNode);
        },
        (error: unknown) => {
          if (!(error instanceof ClientError)) throw error;
        },
      );
    const timer = setTimeout(ask, answered.has(file) ? pause : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, file, version]);
  return schema;
}
