import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { isIncomplete } from '../field-values/missing-value.ts';
import { useText } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { withCarriedMessage } from '../schema-values/carried-message.ts';
import { followsCode, smallestValue } from '../schema-values/smallest-value.ts';
import { ValueField } from './ValueField.tsx';
import { type Path, useValueForm } from './value-form-context.ts';

interface Props {
  node: SchemaNode;
  path: Path;
  value: unknown;
  kind: string;
  keys: readonly string[];
  alternatives: readonly string[];
}

const notChosen = { zh: '还没有选怎样处理', en: 'what follows is not chosen yet' };
const title = { zh: '怎样处理', en: 'What follows' };

/** Exactly one of several properties: which one, and its value. */
export const AlternativeField = observer(function AlternativeField(props: Props) {
  const { node, path, value, kind, keys, alternatives } = props;
  const draftStore = useDraftStore();
  const { file, scope, problems, declare } = useValueForm();
  const text = useText();
  const id = useId();
  const current = alternatives.find((key) => valueIn(value, [key]) !== undefined) ?? '';
  const isMissing = current === '' && isIncomplete(problems, path);
  const nodeOf = (key: string): SchemaNode => node.properties?.[key] ?? {};
  const choose = (chosen: string) => {
    const smallest = smallestValue(
      nodeOf(chosen),
      { ...scope, takenIds: new Set(scope.takenIds) },
      { kind, keys: [...keys, chosen], isOfCode: followsCode(node) },
    );
    const [from, to] = [current, chosen].map((key) => ({ key, node: nodeOf(key) }));
    const made = from && to ? withCarriedMessage(smallest, { from, to }, value, scope) : smallest;
    const edits: Edit[] = [{ do: 'set', file, path: [...path, chosen], value: made ?? '' }];
    if (current !== '') edits.unshift({ do: 'remove', file, path: [...path, current] });
    void draftStore.edit([...edits, ...(declare?.({ [chosen]: made }) ?? [])]);
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{text(title)}</label>
        <div className={styles.control}>
          <select
            id={id}
            value={current}
            aria-invalid={isMissing}
            aria-describedby={`${id}-more`}
            onChange={(event) => choose(event.target.value)}
          >
            {current === '' && <option value="" />}
            {alternatives.map((key) => (
              <option key={key} value={key}>
                {text(alternativeName(nodeOf(key), key))}
              </option>
            ))}
          </select>
          <p id={`${id}-more`} className={severities.error}>
            {isMissing && text(notChosen)}
          </p>
        </div>
      </div>
      {current !== '' && (
        <ValueField
          key={current}
          node={nodeOf(current)}
          name={current}
          path={path}
          parent={value}
          isRequired
          kind={kind}
          keys={keys}
        />
      )}
    </>
  );
});

/** `finish` is described by its value alone: an outcome of the page. */
const alternativeName = (node: SchemaNode, key: string) =>
  key === 'finish' ? { zh: '结束本页', en: 'Finish the page' } : described(node.description, key).label;
