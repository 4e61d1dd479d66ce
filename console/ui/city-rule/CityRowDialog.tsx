import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CityEnd, CityStage } from '../../api/index.ts';
import styles from '../decision-rows/Decisions.module.css';
import { tableRows, tableValue } from '../decision-rows/table-rows.ts';
import { useTableScope } from '../decision-rows/use-table-scope.ts';
import { VisitorRowDialog } from '../decision-visitor/VisitorRowDialog.tsx';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { type ListedTable, tableWithId } from '../schema-values/decision-tables.ts';
import { channelList } from './channel-list.ts';
import { cityRuleWords } from './city-rule-words.ts';
import { stages, usualStage } from './usual-ends.ts';

interface Props {
  ends: readonly CityEnd[];
  /** The city and channels with which it opens. */
  end: CityEnd;
  onAdded: (made: { city: string; stage: CityStage; channel: string }) => void;
  onClose: () => void;
}

interface Choice {
  end: CityEnd;
  stage: CityStage;
  /** Null: all channels of the end. */
  channel: string | null;
}

/** Another end for one city of a rule: which city, of which channels, when, and where its visitors shall go. */
export const CityRowDialog = observer(function CityRowDialog({ ends, end: given, onAdded, onClose }: Props) {
  const [choice, setChoice] = useState<Choice>({ end: given, stage: usualStage(given), channel: null });
  const table = tableWithId(choice.end.stages[choice.stage].table);
  if (!table) return null;
  const { end, stage, channel } = choice;
  return (
    // The row that decides, and what follows, are those of another choice.
    <ChosenRow
      key={`${end.city} ${end.channels[0]} ${table.id}`}
      {...{ ends, choice, table, onClose }}
      onChoice={(made) => setChoice({ ...choice, ...made })}
      onAdded={() => onAdded({ city: end.city, stage, channel: channel ?? end.channels[0] ?? '' })}
    />
  );
});

interface ChosenProps {
  ends: readonly CityEnd[];
  choice: Choice;
  table: ListedTable;
  onChoice: (made: Partial<Choice>) => void;
  onAdded: () => void;
  onClose: () => void;
}

const ChosenRow = observer(function ChosenRow(props: ChosenProps) {
  const { ends, choice, table, onChoice, onAdded, onClose } = props;
  const { end, stage } = choice;
  const draftStore = useDraftStore();
  const say = useWords(cityRuleWords);
  const text = useText();
  const rows = tableRows(tableValue(draftStore.file(table.file)?.value, table));
  const scope = useTableScope(table, rows);
  const [first = ''] = end.channels;
  const channel = choice.channel ?? first;
  const all = end.channels.length > 1 ? end.channels : first;
  const start = {
    when: { city: end.city, channel: choice.channel ?? all },
    // They follow from the rule, which these channels have in this city.
    implied: Object.keys(draftStore.names?.flags ?? {}),
  };
  return (
    <VisitorRowDialog
      {...{ table, rows, scope, start, onClose }}
      title={say('title', { city: end.city })}
      input={{ ...end.stages[stage].input, channel }}
      onAdded={onAdded}
    >
      <label className={styles.labelled}>
        {say('city')}
        <select
          value={ends.indexOf(end)}
          onChange={({ target }) => {
            const chosen = ends[Number(target.value)];
            if (chosen) onChoice({ end: chosen, channel: null });
          }}
        >
          {ends.map((one, at) => (
            <option key={`${one.city} ${one.channels[0]}`} value={at}>
              {one.city}
              {ends.some((other) => other !== one && other.city === one.city) &&
                ` (${channelList(one.channels, say)})`}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        {say('stage')}
        <select
          value={stage}
          onChange={({ target }) => {
            const chosen = stages.find((one) => one === target.value);
            if (chosen) onChoice({ stage: chosen });
          }}
        >
          {stages.map((one) => (
            <option key={one} value={one}>
              {say(one)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        {say('channels')}
        <select
          value={choice.channel ?? (end.channels.length > 1 ? '' : first)}
          onChange={({ target }) => onChoice({ channel: target.value === '' ? null : target.value })}
        >
          {end.channels.length > 1 && (
            <option value="">
              {say('allChannels', { count: end.channels.length, list: channelList(end.channels, say) })}
            </option>
          )}
          {end.channels.map((id) => (
            <option key={id} value={id}>
              {say('oneChannel', { id })}
            </option>
          ))}
        </select>
      </label>
      <p className="soft">
        {say('intoTable', { table: text(table.title) })} {say('namedOnly')}
      </p>
    </VisitorRowDialog>
  );
});
