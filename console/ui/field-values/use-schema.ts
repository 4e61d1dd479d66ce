import { useEffect, useState } from 'react';
import { knownSchema } from '../../../ops/wording/known-schemas.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** The last schema of each file, so that a view shown again has it at once. */
const lastSchemas = new Map<string, SchemaNode>();
/** The ids in a schema change with edits elsewhere; a moment later is soon enough. */
const refetchDelayMs = 400;

/**
 * The schema of a file with the ids of the draft. Until it is loaded, a table uses the schema that only lacks the ids;
 * null for a file without a table. To be called in an observer.
 */
export function useSchema(file: string): SchemaNode | null {
  const { client, version, names } = useDraftStore();
  const [schema, setSchema] = useState(lastSchemas.get(file) ?? null);
  useEffect(() => {
    if (version === 0) return;
    let isCurrent = true;
    const fetchSchema = () =>
      client.schema(file).then(
        (response) => {
          lastSchemas.set(file, response.schema as SchemaNode);
          if (isCurrent) setSchema(response.schema as SchemaNode);
        },
        (error: unknown) => {
          if (!(error instanceof ClientError)) throw error;
        },
      );
    const timer = setTimeout(fetchSchema, lastSchemas.has(file) ? refetchDelayMs : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, file, version]);
  return schema ?? knownSchema(file, names);
}
