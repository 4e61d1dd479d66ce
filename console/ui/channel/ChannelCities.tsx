import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { flagLabels } from '../../../ops/wording/flag-labels.ts';
import { fieldLabel } from '../../../ops/wording/known-schemas.ts';
import { type FlagName, flagNames } from '../../../schemas/config/flags.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { NamedId, RouteName } from '../value-display/NamedId.tsx';
import styles from './ChannelView.module.css';
import type { ChannelCard } from './channel-card.ts';
import { channelWords } from './channel-words.ts';

const sources = { city: 'fromCity', server: 'fromServer', app: 'fromApp' } as const;

interface Props {
  card: ChannelCard;
  /** Null: the cities of the rule, and elsewhere. */
  onAsk: (cities: string[] | null) => void;
}

/** The effect of the rule in its cities, and the result elsewhere or in the cities that are entered. */
export const ChannelCities = observer(function ChannelCities({ card: { cities, cityRule }, onAsk }: Props) {
  const say = useWords(channelWords);
  const draftStore = useDraftStore();
  const inLanguage = useText();
  const labelOf = (flag: FlagName) =>
    inLanguage(fieldLabel('definitions/cities.json', ['rules', '*', 'set', flag]));
  const [text, setText] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const named = text.split(/[、，,;\s]+/).filter(Boolean);
    onAsk(named.length > 0 ? named : null);
  };
  return (
    <section className={styles.card}>
      <h2>{say('rule')}</h2>
      <p>
        {cityRule ? (
          <a href={hrefOf(['cities'], { at: cityRule.id })}>
            {cityRule.id}（{cityRule.cities.join('、')}）
          </a>
        ) : (
          say('noRule')
        )}
      </p>
      {/* Above the rows that it changes: an answer with fewer rows would move a control below it. */}
      <form className={styles.ask} onSubmit={ask}>
        <input
          aria-label={say('askCities')}
          placeholder={say('askHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">{say('ask')}</button>
      </form>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('city')}</th>
            <th scope="col" title={flagNames.map((flag) => `${labelOf(flag)} ${flag}`).join(' / ')}>
              {say('flags')}
            </th>
            <th scope="col">{say('flagsFrom')}</th>
            <th scope="col">{say('afterLogin')}</th>
            <th scope="col">{labelOf('succ_todo')}</th>
            <th scope="col">{labelOf('fail_todo')}</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(({ city, flags, flagsFrom, afterLogin, destinations }) => (
            <tr key={city}>
              <th scope="row">{city || say('elsewhere')}</th>
              <td>
                <NamedId
                  id={flagNames.map((flag) => flags[flag]).join(' / ')}
                  name={flagLabels(draftStore, 'input_form').get(String(flags.input_form))}
                />
              </td>
              <td>{say(sources[flagsFrom])}</td>
              <td>
                <RouteName id={afterLogin} />
              </td>
              <td>
                <RouteName id={destinations.success} />
              </td>
              <td>
                <RouteName id={destinations.failure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
