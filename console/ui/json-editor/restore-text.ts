import { when } from 'mobx';
import type { DraftStore } from '../draft-store/draft-store.ts';
import type { PendingText } from '../outbox/outbox.ts';
import { editorText } from './line-endings.ts';
import { textSenderOf } from './text-sender.ts';

/** Restores what an earlier page could not send: it is merged into the current draft. */
export async function restoreText(draftStore: DraftStore, { file, over, text }: PendingText): Promise<void> {
  await when(() => draftStore.file(file) !== undefined);
  const now = editorText(draftStore.file(file)?.text ?? '');
  // The edit had been applied, and only the response was lost.
  if (now === text) draftStore.delivery.outbox.dropText(file);
  else await textSenderOf(draftStore, file, over).restore(text, now);
}
