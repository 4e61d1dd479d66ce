import { observer } from 'mobx-react-lite';
import { flagLabel } from '../../../ops/wording/flag-labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { RouteName } from '../value-display/NamedId.tsx';
import styles from './ChannelView.module.css';
import type { ChannelCard } from './channel-card.ts';
import { channelWords } from './channel-words.ts';

/** The destination of each answer of the server. */
export const ChannelFlags = observer(function ChannelFlags({
  card: { destinations },
}: {
  card: ChannelCard;
}) {
  const say = useWords(channelWords);
  const text = useText();
  const { names } = useDraftStore();
  const values = [...new Set(destinations.flatMap((one) => one.values))].sort((one, other) => one - other);
  return (
    <section className={styles.card}>
      <h2>{say('byFlag')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('flag')}</th>
            {destinations.map(({ flag, decides }) => (
              <th key={flag} scope="col">
                {text(flagLabel(names, flag))} <code>{flag}</code>
                {decides === 'afterLogin' && (
                  <>
                    <br />
                    <span className="soft">{say('afterLogin')}</span>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {destinations.map((one) => {
                const route = one.routes[one.values.indexOf(value)];
                return <td key={one.flag}>{route !== undefined && <RouteName id={route} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
