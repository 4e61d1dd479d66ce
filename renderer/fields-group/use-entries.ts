import { useRef, useState, useSyncExternalStore } from 'react';
import { type EntryField, isEntryField, visibleFields } from '../../runtime/index.ts';
import type { GroupField } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { countOf, type EntryAnswers, readEntries, writeEntries } from './entry-answers.ts';

/** An entry that was removed, and can come back. */
interface Removed {
  at: number;
  answers: EntryAnswers;
}

/** The entries of a group, and what can be done with them. */
export function useEntries(group: GroupField, form: FormHandle) {
  const { facts } = usePage();
  const visible = () => {
    const answers = Object.fromEntries(form.schema.fields.map(({ id }) => [id, form.answerOf(id)]));
    const isOwn = (field: EntryField) => field.entry.group === group.id;
    return visibleFields(form.schema, answers, facts).filter(isEntryField).filter(isOwn);
  };
  const count = () => countOf(form, group);
  // Equal as long as the same fields are shown: a key in one of them renders nothing here.
  const read = () => `${count()} ${visible().map(({ id }) => id)}`;
  useSyncExternalStore(form.onAnswer, read, read);
  /**
   * Keys of the entries. The fields of an entry that takes another place have other ids: they are laid out anew, with the
   * answers that they have there.
   */
  const [keys, setKeys] = useState(() => Array.from({ length: count() }, (_, at) => at));
  const next = useRef(keys.length);
  const fresh = (length: number) => Array.from({ length }, () => next.current++);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const shown = visible();

  const focusFirst = (at: number) => {
    const first = visible().find(({ entry, kind }) => entry.at === at && kind !== 'figure');
    if (first) form.focus(first.id);
  };
  const add = () => {
    const at = count();
    if (at >= group.max) return;
    form.answer(group.id, String(at + 1));
    setKeys([...keys.slice(0, at), ...fresh(1)]);
    setRemoved(null);
    focusFirst(at);
  };
  const remove = (at: number) => {
    const entries = readEntries(form, group);
    const [answers] = entries.splice(at, 1);
    if (!answers || entries.length < group.min) return;
    writeEntries(form, group, entries);
    setKeys([...keys.slice(0, at), ...fresh(entries.length - at)]);
    setRemoved({ at, answers });
    form.focus(undoControl(group));
  };
  const undo = () => {
    if (!removed) return;
    const { at, answers } = removed;
    const entries = readEntries(form, group);
    entries.splice(at, 0, answers);
    writeEntries(form, group, entries);
    setKeys([...keys.slice(0, at), ...fresh(entries.length - at)]);
    setRemoved(null);
    focusFirst(at);
  };
  return {
    entries: Array.from({ length: count() }, (_, at) => ({
      key: keys[at] ?? at,
      fields: shown.filter(({ entry }) => entry.at === at),
    })),
    removedAt: removed?.at,
    add,
    remove,
    undo,
  };
}

/** Where the focus goes after an entry was removed, as a field of the form: the button that brings it back. */
export const undoControl = (group: GroupField): string => `${group.id}-undo`;
