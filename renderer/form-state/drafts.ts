import type { SafeStorage, Session } from '../../runtime/effects/index.ts';
import { type Answers, draftAnswers, ownEntry, readDraft, storedDraft } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** The stored drafts of a visitor's forms: only after a consent that covers them, and for a limited time. */
export interface Drafts {
  read(form: Form): Answers;
  keep(form: Form, answers: Answers): void;
}

export function createDrafts({ session, storage }: { session: Session; storage: SafeStorage }): Drafts {
  const keepMs = session.site.settings.draft.minutes * 60_000;
  const owner = () => session.userId ?? '';
  return {
    read: (form) => {
      const entry = storedDraft(form.id);
      const draft = storage.read(entry);
      const isOurs = draft !== null && draft.userId === owner();
      const answers =
        isOurs && session.consents.has('draft') ? readDraft(form, draft, Date.now(), keepMs) : {};
      // An expired draft, or another user's, is deleted.
      if (draft !== null && Object.keys(answers).length === 0) storage.write(entry, null);
      return answers;
    },
    keep: (form, answers) => {
      // The answers of a login are not stored.
      const isLead = ownEntry(session.site.endpoints, form.endpoint)?.lead === true;
      if (!isLead || !session.consents.has('draft')) return;
      const stored = draftAnswers(form, answers);
      const isEmpty = Object.keys(stored).length === 0;
      const draft = { answers: stored, userId: owner(), at: Date.now() };
      storage.write(storedDraft(form.id), isEmpty ? null : draft);
    },
  };
}
