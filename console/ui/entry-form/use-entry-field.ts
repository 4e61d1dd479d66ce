import { useEffect, useRef, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Text } from '../../../ops/text/text.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { otherNamesOf, withChoices } from '../../../ops/wording/labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useRefusedText, useRestored, useWhenLeft } from '../draft-store/use-refused-text.ts';
import { type EntryPath, editsFor } from '../field-values/field-value.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { idsByName } from '../field-values/ids-by-name.ts';
import {
  formatValue,
  isFault,
  type ParsedValue,
  type ParseFault,
  parseValue,
} from '../field-values/value-codec.ts';
import type { Renaming } from '../schema-values/rename-field.ts';
import { fieldLabels } from '../value-display/field-labels.ts';
import { useTellTyped } from './typed-text.ts';

/** Typed text is written to the draft after this pause. */
const msOfPause = 600;

/**
 * The text of a field while it is edited, and what writes it to the draft. To be called in an observer.
 * @param renaming - what follows the value where others name it: these are written once it is typed to its end
 */
export function useEntryField(entryPath: EntryPath, entry: unknown, given: Field, renaming: Renaming | null) {
  const draftStore = useDraftStore();
  const labels = fieldLabels(draftStore, given);
  const field = withChoices(given, labels);
  const storedText = formatValue(field, valueIn(entry, field.path));
  const place = {
    file: entryPath.file,
    path: [...entryPath.path, ...field.path],
    owner: entryPath.path.length,
  };
  const refused = useRefusedText(place, storedText);
  const [typed, setTyped] = useState(refused.kept?.text ?? storedText);
  const [fault, setFault] = useState<ParseFault | null>(refused.kept?.fault ?? null);
  // Undo, another tab and a fix also change the value.
  const lastWritten = useRef<string | null>(null);
  useRestored(refused.kept, { typed, stored: storedText }, (text, kept) => {
    // Taken after all, it is on its way to the draft.
    if (kept === null && lastWritten.current !== null) return;
    setTyped(text);
    setFault(kept?.fault ?? null);
  });
  const shown = useRef({ storedText, typed });
  const before = shown.current;
  shown.current = { storedText, typed };
  const isNew = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value is taken over
  useEffect(() => {
    if (isNew.current) {
      isNew.current = false;
      return;
    }
    // A value that this field has written itself does not reset it while typing continues.
    const isOwnWrite = lastWritten.current === storedText;
    lastWritten.current = null;
    if (isOwnWrite) return;
    // What is being typed is not replaced by the value of another window: it collides with that when it is written.
    const isTyping = before.typed !== before.storedText;
    if (isTyping && draftStore.seen.isChanged(place.file, place.path)) return;
    if (before.storedText !== storedText) draftStore.seen.saw([place]);
    setTyped(storedText);
    setFault(null);
    refused.drop();
  }, [storedText]);
  useTellTyped(field.kind, { ...place, stored: storedText, typed });
  const parse = (text: string): ParsedValue => {
    const read = parseValue(
      field,
      text,
      idsByName(labels, field.names, otherNamesOf(draftStore, field.names)),
    );
    if (isFault(read) || !renaming?.taken.has(String(read.value))) return read;
    return { fault: takenFault(String(read.value)) };
  };
  const write = (value: unknown): boolean => {
    const edits = editsFor(entryPath, entry, field, value);
    if (edits.length === 0) return false;
    const followed = renaming && typeof value === 'string' ? renaming.follow(value) : [];
    lastWritten.current = formatValue(field, value);
    void draftStore.edit([...edits, ...followed]).then((error) => {
      if (error?.code !== 'changed-meanwhile') return;
      lastWritten.current = null;
      setTyped(shown.current.storedText);
    });
    return true;
  };
  useWriteAfterPause(typed, storedText, (text) => {
    const read = parse(text);
    // A text that was refused before may look right only until the schema has come: it waits for the operator.
    if (refused.kept?.text === text) return;
    // An incomplete value is reported only when the field loses the focus.
    if (!isFault(read) && renaming === null) write(read.value);
  });
  const done = (text: string) => {
    const read = parse(text);
    setFault(isFault(read) ? read : null);
    if (isFault(read)) refused.keep(text, read);
    else {
      refused.drop();
      if (!write(read.value)) setTyped(storedText);
    }
  };
  useWhenLeft(() => {
    // Not where the entry itself is gone, or another one stands in its place.
    const isThere = valueIn(draftStore.file(entryPath.file)?.value, entryPath.path) === entry;
    const isTyping = typed !== storedText && refused.kept?.text !== typed;
    if (isTyping && isThere && lastWritten.current === null) done(typed);
  });
  return { field, labels, typed, setTyped, fault, done };
}

const takenFault = (value: string): Text => ({
  zh: fieldWords.taken.zh.replace('{name}', value),
  en: fieldWords.taken.en.replace('{name}', value),
});

/** A pause writes the text and shows its consequences before the field loses the focus. */
function useWriteAfterPause(typed: string, storedText: string, write: (text: string) => void): void {
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    if (typed === storedText) return;
    const timer = setTimeout(() => latest.current(typed), msOfPause);
    return () => clearTimeout(timer);
  }, [typed, storedText]);
}
