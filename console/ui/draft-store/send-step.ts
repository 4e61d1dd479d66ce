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
  return keepForChoice(store, refused, step);
}

/**
 * Undoes or redoes the last step of this window. Where others have edited the same place since, the operator chooses.
 * @returns why it was not undone, or null
 */
export async function sendUndo(store: Store, which: 'undo' | 'redo'): Promise<ClientError | null> {
  const refused = await store.change((client) => client[which]());
  return keepForChoice(store, refused, { edits: [], reverts: which });
}

async function keepForChoice(
  store: Store,
  refused: ClientError | null,
  step: OutgoingStep,
): Promise<ClientError | null> {
  if (refused?.body?.error !== 'changed-meanwhile') return refused;
  const { places, edits = step.edits } = refused.body as ChangedMeanwhileError;
  store.calls.dismissError();
  store.collisions.add({ ...step, edits }, places);
  await store.refresh();
  store.seen.saw(edits);
  return refused;
}
