import { observer } from 'mobx-react-lite';
import { isObject } from '../../../ops/json/json-values.ts';
import { declaredNode } from '../../../ops/wording/declared-nodes.ts';
import { described } from '../../../ops/wording/described.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { resolved } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { alternativesOf, scopedField } from '../schema-values/schema-shape.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import styles from './Decisions.module.css';
import { decisionsWords } from './decisions-words.ts';

export type Result = Readonly<Record<string, unknown>>;

interface Props {
  table: ListedTable;
  scope: ValueScope;
  result: Result;
  onChange: (result: Result) => void;
}

/** The result that a new row begins with: the flags as the server has them most often, and no destination. */
export function emptyResult({ row }: ListedTable, scope: ValueScope): Result {
  if (!row.properties?.set) return {};
  const flags = declaredNode(row.properties.set, scope.names).properties ?? {};
  return {
    set: Object.fromEntries(Object.entries(flags).map(([flag, { enum: all = [] }]) => [flag, all[0]])),
  };
}

export const isWhole = (result: Result): boolean => Object.keys(result).length > 0;

/** What a row that does not exist yet shall lead to: a page by its title, the page itself, or a value for each flag. */
export const ResultFields = observer(function ResultFields(props: Props) {
  const { table, scope, result, onChange } = props;
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const text = useText();
  const { go, stay, set } = table.row.properties ?? {};
  const canStay = stay !== undefined && alternativesOf(table.row).includes('stay');
  return (
    <>
      {canStay && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={result.stay === true}
            onChange={({ target }) => onChange(target.checked ? { stay: true } : {})}
          />{' '}
          {say('stays')}
        </label>
      )}
      {/* Without the ids of the draft it would take any text. */}
      {go && result.stay !== true && scope.ids('destination').length === 0 && <p>{say('loading')}</p>}
      {go && result.stay !== true && scope.ids('destination').length > 0 && (
        <FieldControl
          field={scopedField(resolved(go, go), 'go', true, scope)}
          label={say('shallGo')}
          labels={labelsOf(draftStore, { names: 'destination', path: [] })}
          text={typeof result.go === 'string' ? result.go : ''}
          onText={(made) => onChange(made === '' ? {} : { go: made })}
        />
      )}
      {set &&
        Object.entries(declaredNode(set, scope.names).properties ?? {}).map(([flag, node]) => {
          const field = scopedField(node, flag, true, scope);
          const own = isObject(result.set) ? result.set : {};
          const name = text(described(node.description, flag).label);
          return (
            <div key={flag} className={styles.labelled}>
              <span aria-hidden="true">{name}</span>
              <FieldControl
                field={field}
                label={name}
                labels={labelsOf(draftStore, field)}
                text={String(own[flag] ?? '')}
                onText={(made) => onChange({ set: { ...own, [flag]: Number(made) } })}
              />
            </div>
          );
        })}
    </>
  );
});
