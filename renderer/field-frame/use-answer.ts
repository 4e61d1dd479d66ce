import { useSyncExternalStore } from 'react';
import type { FormHandle } from './form-handle.ts';

/** The answer of a field as text, '' without one; renders again when it changes. */
export function useAnswer(form: FormHandle, field: string): string {
  const read = () => String(form.answerOf(field) ?? '');
  return useSyncExternalStore(form.onAnswer, read, () => '');
}
