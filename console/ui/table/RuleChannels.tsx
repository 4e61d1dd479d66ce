import { observer } from 'mobx-react-lite';
import { channelsOfCityRules } from '../fields/city-rule-about.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import type { Table } from '../table-model/table.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './TableView.module.css';

/** Below the table of city rules: how many channels have the active rule, as a link to them. */
export const RuleChannels = observer(function RuleChannels({ table }: { table: Table }) {
  const say = useWords(tableWords);
  const { active, byId, kind, draftStore } = table;
  if (kind.view !== 'cities') return null;
  const id = active && byId.has(active.id) ? active.id : null;
  return (
    <p className={styles.lastChange}>
      {id !== null && (
        <>
          <strong>{id}</strong>{' '}
          <a href={hrefOf(['channels'], { field: 'cityRule', value: id })}>
            {channelsOfCityRules(draftStore).get(id)}
          </a>
          {' · '}
          <a href={hrefOf(['cities', id])}>{say('ruleEnds')}</a>
        </>
      )}
    </p>
  );
});
