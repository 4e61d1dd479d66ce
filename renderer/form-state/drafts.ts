import type { SafeStorage, Session } from '../../runtime/effects/index.ts';
import { draftAnswers, ownEntry, readDraft, storedDraft } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import type { OwnedAnswers } from './answer-owner.ts';

/** The stored drafts of a visitor's forms: only after a consent that covers them, and for a limited time. */
export interface Drafts {
  read(form: Form): OwnedAnswers;
  keep(form: Form, owned: OwnedAnswers): void;
}

export function createDrafts({ session, storage }: { session: Session; storage: SafeStorage }): Drafts {
  const keepMs = session.site.settings.draft.minutes * 60_000;
  return {
    read: (form) => {
      const entry = storedDraft(form.id);
      const draft = storage.read(entry);
      const none = { answers: {}, owner: '' };
      if (draft === null) return none;
      const { userId: owner } = draft;
      const user = session.userId ?? '';
      // What was typed before the login belongs to whoever has logged in. Its owner may log in again.
      if (owner !== '' && user === '') return none;
      const isOurs = (owner === '' || owner === user) && session.consents.has('draft');
      const answers = isOurs ? readDraft(form, draft, Date.now(), keepMs) : {};
      if (Object.keys(answers).length > 0) return { answers, owner };
      // An expired draft, or another user's, is deleted.
      storage.write(entry, null);
      return none;
    },
    keep: (form, { answers, owner }) => {
      // The answers of a login are not stored.
      const isLead = ownEntry(session.site.endpoints, form.endpoint)?.lead === true;
      if (!isLead || !session.consents.has('draft')) return;
      const stored = draftAnswers(form, answers);
      const isEmpty = Object.keys(stored).length === 0;
      const draft = { answers: stored, userId: owner, at: Date.now() };
      storage.write(storedDraft(form.id), isEmpty ? null : draft);
    },
  };
}
