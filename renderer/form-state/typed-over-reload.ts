import type { SafeStorage } from '../../runtime/effects/index.ts';
import { type Answers, draftAnswers, storedTyped } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** Stores for the reload what a draft may contain: no code, no consent, no identity card. */
export function saveTyped(
  storage: SafeStorage,
  answers: ReadonlyMap<string, Answers>,
  forms: ReadonlyMap<string, Form>,
): void {
  const drafts = [...answers].flatMap(([id, given]) => {
    const form = forms.get(id);
    return form ? [[id, draftAnswers(form, given)] as const] : [];
  });
  storage.write(storedTyped, Object.fromEntries(drafts));
}

/** The stored answers, by form; deletes them from the storage. */
export function restoreTyped(storage: SafeStorage): Map<string, Answers> {
  const typed = new Map(Object.entries(storage.read(storedTyped) ?? {}));
  storage.write(storedTyped, null);
  return typed;
}
