import { observer } from 'mobx-react-lite';
import { absentText } from '../../../ops/wording/fact-text.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { NamedId } from '../value-display/NamedId.tsx';
import { PageLabel } from '../value-display/PageLabel.tsx';
import { conditionParts, domainOf } from '../value-form/condition-values.ts';
import styles from './Decisions.module.css';
import { decisionsWords } from './decisions-words.ts';

interface Props {
  fact: string;
  node: SchemaNode;
  condition: unknown;
  /** Without the ids beside the names, as in a sentence. */
  isBrief?: boolean;
}

/** A condition in a cell: its values by name. */
export const ConditionText = observer(function ConditionText({
  fact,
  node,
  condition,
  isBrief = false,
}: Props) {
  const say = useWords(decisionsWords);
  const { isNot, values } = conditionParts(condition);
  return (
    <>
      {isNot && <span className={styles.not}>{say('not')} </span>}
      {values.map((value, at) => (
        <span key={String(value)} className={styles.value}>
          {at > 0 && <span className={isBrief ? undefined : 'unseen'}>{say('separator')}</span>}
          <Value {...{ fact, node, value, isBrief }} />
        </span>
      ))}
    </>
  );
});

interface ValueProps {
  fact: string;
  node: SchemaNode;
  value: unknown;
  isBrief: boolean;
}

const Value = observer(function Value({ fact, node, value, isBrief }: ValueProps) {
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  if (value === null) return absentText(fact, draftStore.language);
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  const id = String(value);
  const { names = null } = domainOf(node).node;
  if (names === 'route') return <PageLabel id={id} />;
  if (names === 'outcome') {
    return <span title={id}>{outcomeText(id, draftStore.names, draftStore.language)}</span>;
  }
  const label = labelsOf(draftStore, { names, path: [fact] }).get(id);
  if (names === null && label === undefined) return say('quoted', { text: id });
  // A city is called by its id; what stands beside it are other ways to write it.
  if (isBrief) return <span title={id}>{(names !== 'city' && label) || id}</span>;
  return <NamedId id={id} name={label} />;
});
