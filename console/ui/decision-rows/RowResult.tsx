import { observer } from 'mobx-react-lite';
import { entriesOf, stringsOf } from '../../../ops/json/json-values.ts';
import { destinationWords } from '../../../ops/wording/label-words.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { effectText } from '../../../ops/wording/word-ids.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { tableWithId } from '../schema-values/decision-tables.ts';
import { NamedId } from '../value-display/NamedId.tsx';
import { PageLabel } from '../value-display/PageLabel.tsx';
import styles from './Decisions.module.css';
import { decisionsWords } from './decisions-words.ts';
import { FlagSetText } from './FlagSetText.tsx';

/** What a row leads to: the page by its title and address, or the flags; and what else it does. */
export const RowResult = observer(function RowResult({ row }: { row: Readonly<Record<string, unknown>> }) {
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const { go, stay, hold, set, fromServer, keepQuery } = row;
  const effects = stringsOf(row.do).map((effect) => effectText(effect, draftStore.language));
  const parameters = entriesOf(row.with).map(([name, value]) => `${name}=${String(value)}`);
  return (
    <>
      {typeof go === 'string' && <Destination id={go} />}
      {stay === true && <span>{say('stays')}</span>}
      {typeof hold === 'string' && (
        <span title={hold}>
          {say('holds', { text: labelsOf(draftStore, { names: 'message', path: [] }).get(hold) ?? hold })}
        </span>
      )}
      {row.continue === true && <span>{say('goesOn')}</span>}
      {fromServer === true && <span>{say('fromServer')}</span>}
      {set !== undefined && <FlagSetText value={set} />}
      {effects.length > 0 && (
        <small className={styles.soft}>{say('effects', { effects: effects.join(say('separator')) })}</small>
      )}
      {parameters.length > 0 && (
        <small className={styles.soft}>
          {say('adds', { parameters: parameters.join(say('separator')) })}
        </small>
      )}
      {keepQuery === true && <small className={styles.soft}>{say('keepsQuery')}</small>}
    </>
  );
});

/** A route by its page, or another table. */
const Destination = observer(function Destination({ id }: { id: string }) {
  const say = useWords(decisionsWords);
  const text = useText();
  const table = tableWithId(`destinations.${id}`);
  if (table) return <span title={id}>{say('toTable', { table: text(table.title) })}</span>;
  const named = Object.hasOwn(destinationWords, id)
    ? destinationWords[id as keyof typeof destinationWords]
    : undefined;
  return (
    <span>
      {say('goesTo')}
      {named ? <NamedId id={id} name={text(named)} /> : <PageLabel id={id} />}
    </span>
  );
});
