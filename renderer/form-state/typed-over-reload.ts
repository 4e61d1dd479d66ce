import type { SafeStorage } from '../../runtime/effects/index.ts';
import { draftAnswers, furtherTest, storedTyped } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import type { OwnedAnswers } from './answer-owner.ts';

/**
 * Stores for the reload what a draft may contain: no code, no consent, no identity card. The owner is stored, too: another
 * tab may have logged in another user, whom the reloaded page finds in the storage.
 */
export function saveTyped(
  storage: SafeStorage,
  answers: ReadonlyMap<string, OwnedAnswers>,
  forms: ReadonlyMap<string, Form>,
): void {
  const drafts = [...answers].flatMap(([id, { answers: given, owner }]) => {
    const form = forms.get(id);
    return form ? [[id, { answers: draftAnswers(furtherTest.layOut(form), given), owner }] as const] : [];
  });
  storage.write(storedTyped, Object.fromEntries(drafts));
}

/** The stored answers, by form; deletes them from the storage. */
export function restoreTyped(storage: SafeStorage): Map<string, OwnedAnswers> {
  const typed = Object.entries(storage.read(storedTyped) ?? {});
  storage.write(storedTyped, null);
  return new Map(typed);
}
