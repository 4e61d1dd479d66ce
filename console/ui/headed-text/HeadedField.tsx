import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useRefusedText, useRestored, useWhenLeft } from '../draft-store/use-refused-text.ts';
import { useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { type HeadedKeys, printHeaded, readHeaded } from '../schema-values/headed-text.ts';
import styles from './HeadedText.module.css';
import { type EditedLanguage, sectionsIn, withSectionsIn } from './headed-languages.ts';
import { headedWords } from './headed-words.ts';
import { useTellTypedParts } from './use-tell-typed-parts.ts';

/** Typed text is written to the draft after this pause, ms. */
const pause = 600;

export interface HeadedFieldProps {
  label: string;
  keys: HeadedKeys;
  file: string;
  path: readonly (string | number)[];
  sections: readonly unknown[];
  edited: EditedLanguage;
  about: string;
}

/** Sections in one language as one text, such as an agreement. What cannot be read stays in the field with the reason. */
export const HeadedField = observer(function HeadedField(props: HeadedFieldProps) {
  const { label, keys, file, path, sections, edited, about } = props;
  const draftStore = useDraftStore();
  const say = useWords(headedWords);
  const id = useId();
  const stored = printHeaded(sectionsIn(sections, keys, edited), keys);
  const refused = useRefusedText({ file, path: [...path, edited.language] }, stored);
  const [typed, setTyped] = useState(refused.kept?.text ?? stored);
  useRestored(refused.kept, { typed, stored }, setTyped);
  const read = readHeaded(typed, keys);
  const isSame = 'sections' in read && printHeaded(read.sections, keys) === stored;
  const last = useRef(stored);
  useEffect(() => {
    if (last.current === stored) return;
    const before = last.current;
    last.current = stored;
    const isOthers = draftStore.seen.isChanged(file, path);
    // What this field has written itself does not reset it: a blank line that was just typed stays.
    setTyped((now) => {
      const own = readHeaded(now, keys);
      // What is being typed collides with the text of another window when it is written, and not before.
      const isTyping = !('sections' in own) || printHeaded(own.sections, keys) !== before;
      if (isTyping && isOthers) return now;
      return 'sections' in own && printHeaded(own.sections, keys) === stored ? now : stored;
    });
  }, [stored, keys, draftStore, file, path]);
  useTellTypedParts({ file, path, keys, edited, sections, texts: 'sections' in read ? read.sections : null });
  const write = () => {
    if (!('sections' in read)) return refused.keep(typed, null);
    refused.drop();
    if (isSame) return;
    const value = withSectionsIn(sections, read.sections, keys, edited);
    void draftStore.edit([{ do: 'set', file, path, value }]).then((error) => {
      if (error?.code === 'changed-meanwhile') setTyped(last.current);
    });
  };
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    if (typed === last.current) return;
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useWhenLeft(() => {
    const isThere = valueIn(draftStore.file(file)?.value, path) === sections;
    if (isThere && typed !== last.current) write();
  });
  const fault = 'fault' in read ? read.fault : null;
  return (
    <div>
      <textarea
        className={styles.document}
        data-document
        lang={edited.language}
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={id}
        rows={16}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={write}
      />
      <p id={id} className={fault ? severities.error : styles.soft}>
        {fault ? say(fault.is, { line: fault.line }) : about}
      </p>
    </div>
  );
});
