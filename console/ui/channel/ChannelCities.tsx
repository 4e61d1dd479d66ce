import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { flagLabel, flagLabels } from '../../../ops/wording/flag-labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { cityRuleName, cityRulesAbout } from '../fields/city-rule-about.ts';
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
  const flags = draftStore.names?.flags ?? {};
  const flagNames = Object.keys(flags);
  const deciding = (what: 'success' | 'failure' | 'afterLogin') =>
    flagNames.find((flag) => flags[flag]?.decides === what) ?? '';
  const labelOf = (flag: string) => inLanguage(flagLabel(draftStore.names, flag));
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
            <NamedId
              id={cityRule.id}
              name={cityRuleName(draftStore, cityRule.id) || cityRule.cities.join('、')}
            />
          </a>
        ) : (
          say('noRule')
        )}
      </p>
      {cityRule && (
        <p>
          {cityRulesAbout(draftStore).get(cityRule.id)}{' '}
          <a href={hrefOf(['cities', cityRule.id])}>{say('cityElsewhere')}</a>
        </p>
      )}
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
            <th scope="col">{labelOf(deciding('success'))}</th>
            <th scope="col">{labelOf(deciding('failure'))}</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(({ city, flags: set, flagsFrom, afterLogin, destinations }) => (
            <tr key={city}>
              <th scope="row">{city || say('elsewhere')}</th>
              <td>
                <NamedId
                  id={flagNames.map((flag) => set[flag]).join(' / ')}
                  name={flagLabels(draftStore, deciding('afterLogin')).get(
                    String(set[deciding('afterLogin')]),
                  )}
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
