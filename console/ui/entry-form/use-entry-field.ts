import { useEffect, useRef, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Text } from '../../../ops/text/text.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { labelsOf, withChoices } from '../../../ops/wording/labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
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
import { useTellTyped } from './typed-text.ts';

/** Typed text is written to the draft after this pause. */
const msOfPause = 600;

/**
 * The text of a field while it is edited, and what writes it to the draft. To be called in an observer.
 * @param renaming - what follows the value where others name it: these are written once it is typed to its end
 */
export function useEntryField(entryPath: EntryPath, entry: unknown, given: Field, renaming: Renaming | null) {
  const draftStore = useDraftStore();
  const labels = labelsOf(draftStore, given);
  const field = withChoices(given, labels);
  const storedText = formatValue(field, valueIn(entry, field.path));
  const [typed, setTyped] = useState(storedText);
  const [fault, setFault] = useState<ParseFault | null>(null);
  // Undo, another tab and a fix also change the value.
  const lastWritten = useRef<string | null>(null);
  const shown = useRef({ storedText, typed });
  const before = shown.current;
  shown.current = { storedText, typed };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value is taken over
  useEffect(() => {
    // A value that this field has written itself does not reset it while typing continues.
    const isOwnWrite = lastWritten.current === storedText;
    lastWritten.current = null;
    if (isOwnWrite) return;
    // What is being typed is not replaced by the value of another window: it collides with that when it is written.
    const isTyping = before.typed !== before.storedText;
    const place = { file: entryPath.file, path: [...entryPath.path, ...field.path] };
    if (isTyping && draftStore.seen.isChanged(place.file, place.path)) return;
    if (before.storedText !== storedText) draftStore.seen.saw([place]);
    setTyped(storedText);
    setFault(null);
  }, [storedText]);
  useTellTyped(field.kind, {
    file: entryPath.file,
    path: [...entryPath.path, ...field.path],
    stored: storedText,
    typed,
  });
  const parse = (text: string): ParsedValue => {
    const read = parseValue(field, text, idsByName(labels, field.names));
    if (isFault(read) || !renaming?.taken.has(String(read.value))) return read;
    return { fault: takenFault(String(read.value)) };
  };
  const write = (value: unknown): boolean => {
    const edits = editsFor(entryPath, entry, field, value);
    if (edits.length === 0) return false;
    const followed = renaming && typeof value === 'string' ? renaming.follow(value) : [];
    lastWritten.current = formatValue(field, value);
    void draftStore.edit([...edits, ...followed]).then((refused) => {
      if (refused?.code !== 'changed-meanwhile') return;
      lastWritten.current = null;
      setTyped(shown.current.storedText);
    });
    return true;
  };
  useWriteAfterPause(typed, storedText, (text) => {
    const read = parse(text);
    // An incomplete value is reported only when the field loses the focus.
    if (!isFault(read) && renaming === null) write(read.value);
  });
  const done = (text: string) => {
    const read = parse(text);
    setFault(isFault(read) ? read : null);
    if (!isFault(read) && !write(read.value)) setTyped(storedText);
  };
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
