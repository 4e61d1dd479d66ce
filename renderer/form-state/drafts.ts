import type { SafeStorage, Session } from '../../runtime/effects/index.ts';
import { type Answers, draftAnswers, ownEntry, readDraft, storedDraft } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** The drafts of a visitor's forms on this phone: only after a consent that covers them, and only for a while. */
export interface Drafts {
  read(form: Form): Answers;
  keep(form: Form, answers: Answers): void;
}

export function createDrafts({ session, storage }: { session: Session; storage: SafeStorage }): Drafts {
  const keepMs = session.site.settings.draft.minutes * 60_000;
  const owner = () => session.userId ?? '';
  return {
    read: (form) => {
      const place = storedDraft(form.id);
      const draft = storage.read(place);
      const isOurs = draft !== null && draft.userId === owner();
      const answers =
        isOurs && session.consents.has('draft') ? readDraft(form, draft, Date.now(), keepMs) : {};
      // One that has lapsed, or is somebody else's, is not left lying about.
      if (draft !== null && Object.keys(answers).length === 0) storage.write(place, null);
      return answers;
    },
    keep: (form, answers) => {
      // What a login asks for is no draft of anything.
      const isLead = ownEntry(session.site.endpoints, form.endpoint)?.lead === true;
      if (!isLead || !session.consents.has('draft')) return;
      const kept = draftAnswers(form, answers);
      const isEmpty = Object.keys(kept).length === 0;
      const draft = { answers: kept, userId: owner(), at: Date.now() };
      storage.write(storedDraft(form.id), isEmpty ? null : draft);
    },
  };
}
