import type { SafeStorage } from '../../runtime/effects/index.ts';
import { type Answers, draftAnswers, storedTyped } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** Keeps for the reload what a draft may hold: no code, no consent, no identity card. */
export function saveTyped(
  storage: SafeStorage,
  answers: ReadonlyMap<string, Answers>,
  forms: ReadonlyMap<string, Form>,
): void {
  const kept = [...answers].flatMap(([id, given]) => {
    const form = forms.get(id);
    return form ? [[id, draftAnswers(form, given)] as const] : [];
  });
  storage.write(storedTyped, Object.fromEntries(kept));
}

/** What was kept, by form; it is kept no longer. */
export function restoreTyped(storage: SafeStorage): Map<string, Answers> {
  const typed = new Map(Object.entries(storage.read(storedTyped) ?? {}));
  storage.write(storedTyped, null);
  return typed;
}
