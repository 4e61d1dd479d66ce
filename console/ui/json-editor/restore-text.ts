import { when } from 'mobx';
import type { DraftStore } from '../draft-store/draft-store.ts';
import type { PendingText } from '../outbox/outbox.ts';
import { editorText } from './line-endings.ts';
import { textSenderOf } from './text-sender.ts';

/** Takes up what an earlier page could not send: it is woven into what the draft has become since. */
export async function restoreText(draftStore: DraftStore, { file, over, text }: PendingText): Promise<void> {
  await when(() => draftStore.file(file) !== undefined);
  const now = editorText(draftStore.file(file)?.text ?? '');
  // It had come through, and only the answer had not.
  if (now === text) draftStore.delivery.outbox.dropText(file);
  else await textSenderOf(draftStore, file, over).restore(text, now);
}
