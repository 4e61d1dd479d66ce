import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useRefusedText, useRestored, useWhenLeft } from '../draft-store/use-refused-text.ts';
import styles from '../entry-form/EntryForm.module.css';
import { isIncomplete, missingText } from '../field-values/missing-value.ts';
import { splitTokens } from '../field-values/value-codec.ts';
import { useText, useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { isRefused } from './condition-values.ts';
import { type Path, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  node: SchemaNode;
  name: string;
  path: Path;
  parent: unknown;
  isRequired: boolean;
  isList: boolean;
}

/** Whole numbers in one line, such as terms in months or result codes. */
export const NumbersField = observer(function NumbersField(props: Props) {
  const { node, name, path, parent, isRequired, isList } = props;
  const draftStore = useDraftStore();
  const { file, problems } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  const id = useId();
  const before = valueIn(parent, [name]);
  const stored = before === undefined ? '' : [before].flat().join('、');
  const refused = useRefusedText({ file, path: [...path, name], owner: path.length }, stored);
  const [typed, setTyped] = useState(refused.kept?.text ?? stored);
  useRestored(refused.kept, { typed, stored }, (shown, kept) => {
    setTyped(shown);
    setLeft(kept?.text ?? null);
  });
  const [left, setLeft] = useState(refused.kept?.text ?? null);
  const shown = useRef({ stored, typed });
  const last = shown.current;
  shown.current = { stored, typed };
  const isNew = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a new value only
  useEffect(() => {
    const isTyping = last.typed !== last.stored && typed !== stored;
    const isOthers = isTyping && draftStore.seen.isChanged(file, [...path, name]);
    if (!isNew.current && !isOthers) {
      setTyped(stored);
      refused.drop();
    }
    isNew.current = false;
  }, [stored]);
  const numbers = splitTokens(typed).map(Number);
  const isWrong = numbers.some((one) => !Number.isInteger(one)) || (isRequired && numbers.length === 0);
  const isShownWrong = isWrong && isRefused({ typed, stored, left });
  const isMissing = isRequired && typed === '' && before === undefined && isIncomplete(problems, path);
  const done = () => {
    if (isWrong) {
      setLeft(typed);
      return refused.keep(typed, null);
    }
    refused.drop();
    if (splitTokens(typed).join('、') === stored) return;
    const value = isList || numbers.length > 1 ? numbers : numbers[0];
    const edit: Edit =
      numbers.length === 0
        ? { do: 'remove', file, path: [...path, name] }
        : { do: 'set', file, path: [...path, name], value };
    void draftStore.edit([edit]).then((error) => {
      if (error?.code === 'changed-meanwhile') setTyped(shown.current.stored);
    });
  };
  useWhenLeft(() => {
    const isThere = valueIn(draftStore.file(file)?.value, path) === parent;
    if (isThere && typed !== stored && refused.kept?.text !== typed) done();
  });
  const { label, about } = described(node.description, name);
  const missed = isMissing ? missingText({ kind: 'number', names: null, choices: [], label }) : null;
  const fault = isShownWrong ? say('numbersFault') : missed && text(missed);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text(label)}</label>
      <div className={styles.control}>
        <input
          id={id}
          inputMode="numeric"
          value={typed}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-more`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={done}
          onKeyDown={(event) => {
            if (event.key === 'Enter') done();
          }}
        />
        <p id={`${id}-more`} className={fault ? severities.error : styles.soft}>
          {fault ?? (about && text(about) !== '' ? text(about) : say('numbers'))}
        </p>
      </div>
    </div>
  );
});
