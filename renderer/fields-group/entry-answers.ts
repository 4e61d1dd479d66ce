import { type Answer, fieldsOfEntry, normaliseAnswer, startAnswers } from '../../runtime/index.ts';
import type { GroupField } from '../../schemas/index.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';

/** What one entry has, field by field in the order of its group. */
export type EntryAnswers = readonly { answer: Answer; error: string | undefined }[];

type Ports = Pick<FormHandle, 'schema' | 'answer' | 'answerOf' | 'error' | 'read' | 'showError'>;

/** The number of entries of the group. */
export const countOf = (form: Pick<FormHandle, 'answerOf'>, group: GroupField): number =>
  Number(normaliseAnswer(group, String(form.answerOf(group.id) ?? '')));

/** The answers of all entries, with the errors that are shown. */
export function readEntries(form: Ports, group: GroupField): EntryAnswers[] {
  // A browser may have filled in texts without an event.
  form.read();
  return Array.from({ length: countOf(form, group) }, (_, at) =>
    fieldsOfEntry(group, at).map(({ id }) => ({ answer: form.answerOf(id), error: form.error(id) })),
  );
}

/** Makes these the entries of the group; the fields of a place without an entry begin anew. */
export function writeEntries(form: Ports, group: GroupField, entries: readonly EntryAnswers[]): void {
  const places = Math.max(countOf(form, group), entries.length);
  for (let at = 0; at < places; at++) {
    const fields = fieldsOfEntry(group, at);
    const begin = startAnswers({ ...form.schema, fields });
    for (const [index, { id }] of fields.entries()) {
      const { answer, error } = entries[at]?.[index] ?? { answer: begin[id], error: undefined };
      // Without the error that is there, the answer is not validated again: that of its own is shown instead.
      form.showError(id, undefined);
      form.answer(id, answer);
      if (error !== undefined) form.showError(id, error);
    }
  }
  form.answer(group.id, String(entries.length));
}
