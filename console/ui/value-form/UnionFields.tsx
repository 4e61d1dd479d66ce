import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { described } from '../../../ops/wording/described.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { useText, useWords } from '../language/use-words.ts';
import { branchOf, type Shape } from '../schema-values/schema-shape.ts';
import { newOfKind } from '../schema-values/smallest-value.ts';
import { canLead, LeadToPage } from './LeadToPage.tsx';
import { type Path, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  shape: Extract<Shape, { is: 'union' }>;
  path: Path;
  value: unknown;
  kind: string;
  keys: readonly string[];
}

/** No kind of action, but what an operator looks for among them. */
const leading = '→';

/** One of several kinds, such as what a press does: the kind, and its own properties. */
export const UnionFields = observer(function UnionFields({ shape, path, value, kind, keys }: Props) {
  const draftStore = useDraftStore();
  const { file, scope, Fields, declare } = useValueForm();
  const text = useText();
  const say = useWords(valueFormWords);
  const [isLeading, setLeading] = useState(false);
  const id = useId();
  const { tag, branches } = shape;
  const current = String(valueIn(value, [tag]) ?? '');
  const mayLead = canLead(file, branches);
  const choose = (chosen: string) => {
    setLeading(chosen === leading);
    if (chosen === leading) return;
    const made = newOfKind(branches.get(chosen) ?? {}, chosen, tag, {
      ...scope,
      takenIds: new Set(scope.takenIds),
    });
    void draftStore.edit([{ do: 'set', file, path, value: made }, ...(declare?.(made) ?? [])]);
  };
  const { label } = described(shape.node.description, tag);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{text(label)}</label>
        <div className={styles.control}>
          <select
            id={id}
            value={isLeading ? leading : current}
            onChange={(event) => choose(event.target.value)}
          >
            {!branches.has(current) && <option value={current}>{current}</option>}
            {mayLead && <option value={leading}>{say('leadToPage')}</option>}
            {[...branches].map(([one, branch]) => (
              <option key={one} value={one}>
                {text(described(branch.description, one).label)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {mayLead && (isLeading || current === 'finish') && (
        <LeadToPage path={path} value={value} onChosen={() => setLeading(false)} />
      )}
      {!isLeading && <Fields key={current} node={branchOf(shape, value)} {...{ path, value, kind, keys }} />}
    </>
  );
});
