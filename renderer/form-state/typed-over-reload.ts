import type { SafeStorage } from '../../runtime/effects/index.ts';
import { draftAnswers, storedTyped } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import type { OwnedAnswers } from './answer-owner.ts';

/**
 * Stores for the reload what a draft may contain: no code, no consent, no identity card, and nothing of another user.
 * @param user - who is logged in; '' for nobody
 */
export function saveTyped(
  storage: SafeStorage,
  answers: ReadonlyMap<string, OwnedAnswers>,
  forms: ReadonlyMap<string, Form>,
  user: string,
): void {
  const drafts = [...answers].flatMap(([id, { answers: given, owner }]) => {
    const form = forms.get(id);
    const isTheirs = owner === '' || owner === user;
    return form && isTheirs ? [[id, draftAnswers(form, given)] as const] : [];
  });
  storage.write(storedTyped, Object.fromEntries(drafts));
}

/** The stored answers, by form; deletes them from the storage. */
export function restoreTyped(storage: SafeStorage, user: string): Map<string, OwnedAnswers> {
  const typed = Object.entries(storage.read(storedTyped) ?? {});
  storage.write(storedTyped, null);
  return new Map(typed.map(([form, answers]) => [form, { answers, owner: user }]));
}
