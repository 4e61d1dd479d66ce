import type { ChangedMeanwhileError } from '../../api/index.ts';
import type { ClientError } from '../client/api-error.ts';
import type { OutgoingStep } from '../outbox/outbox.ts';
import type { DraftStore } from './draft-store.ts';

type Store = Pick<DraftStore, 'change' | 'seen' | 'calls' | 'collisions' | 'refresh'>;

/**
 * Makes a step. Where somebody else was faster, it is kept for the operator to choose, instead of an error.
 * @returns why it was not applied, or null
 */
export async function sendStep(store: Store, step: OutgoingStep): Promise<ClientError | null> {
  const { edits, isPaste, seen } = step;
  const refused = await store.change((client) =>
    client.edit({ edits: [...edits], ...(isPaste && { isPaste }), ...(seen && { seen: [...seen] }) }),
  );
  if (!refused) store.seen.saw(edits);
  if (refused?.body?.error !== 'changed-meanwhile') return refused;
  store.calls.dismissError();
  store.collisions.add(step, (refused.body as ChangedMeanwhileError).places);
  await store.refresh();
  store.seen.saw(edits);
  return refused;
}
