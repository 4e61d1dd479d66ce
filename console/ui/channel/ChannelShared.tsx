import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './ChannelView.module.css';
import type { ChannelCard } from './channel-card.ts';
import { channelWords } from './channel-words.ts';

const kinds = [
  ['cityRule', 'sameRule'],
  ['brand', 'sameBrand'],
  ['network', 'sameNetwork'],
  ['conversionId', 'sameConversion'],
] as const;

/** The other channels that a change of a shared brand or rule affects. */
export const ChannelShared = observer(function ChannelShared({ card: { sharedBy } }: { card: ChannelCard }) {
  const say = useWords(channelWords);
  return (
    <section className={styles.card}>
      <h2>{say('shared')}</h2>
      <dl className={styles.list}>
        {kinds.map(([kind, key]) => {
          const { count, channels } = sharedBy[kind];
          return (
            <div key={kind}>
              <dt>{say(key)}</dt>
              <dd>
                {count === 0 ? (
                  say('nobody')
                ) : (
                  <>
                    {say('count', { count })}{' '}
                    <span className={styles.links}>
                      {channels.map((id) => (
                        <a key={id} href={hrefOf(['channels', id])}>
                          {id}
                        </a>
                      ))}
                      {channels.length < count && say('more')}
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
});
