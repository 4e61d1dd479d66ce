import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryForm } from '../entry-form/EntryForm.tsx';
import { useWords } from '../language/use-words.ts';
import head from '../layout/ViewHeader.module.css';
import { AdLink } from '../page-links/AdLink.tsx';
import { adLinkWords } from '../page-links/ad-link-words.ts';
import { hrefOf } from '../route/route.ts';
import { ChannelBrand } from './ChannelBrand.tsx';
import { ChannelCities } from './ChannelCities.tsx';
import { ChannelFlags } from './ChannelFlags.tsx';
import { ChannelHosts } from './ChannelHosts.tsx';
import { ChannelLastChange } from './ChannelLastChange.tsx';
import { ChannelShared } from './ChannelShared.tsx';
import styles from './ChannelView.module.css';
import { CopyChannel } from './CopyChannel.tsx';
import { channelWords } from './channel-words.ts';
import { useChannelCard } from './use-channel-card.ts';

/** One channel: its config on the left, the result for visitors on the right. */
export const ChannelView = observer(function ChannelView({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(channelWords);
  const sayLink = useWords(adLinkWords);
  const [cities, setCities] = useState<readonly string[] | null>(null);
  const answer = useChannelCard(id, cities);
  const file = draftStore.file('channels.json');
  if (!file) return <p>{say('loading')}</p>;
  const isListed = valueIn(file.value, ['channels', id]) !== undefined;
  const title = valueIn(file.value, ['channels', id, 'title']);
  const card = answer?.card;
  return (
    <div className={styles.view}>
      <div className={head.head}>
        <a href={hrefOf(['channels'], { at: id })}>← {say('back')}</a>
        <h1>{say('channel', { id })}</h1>
        {typeof title === 'string' && <small className="soft">{title}</small>}
        <span className={head.space} />
        {isListed && draftStore.state?.git && (
          <a className="button" href={hrefOf(['history'], { file: 'channels.json', at: `/channels/${id}` })}>
            {say('history')}
          </a>
        )}
        <a className="button" href={hrefOf(['files', 'channels.json'], { at: `/channels/${id}` })}>
          {say('toText')}
        </a>
        <a className="button primary" href={hrefOf(['see'], { channel: id })}>
          {say('look')}
        </a>
        {isListed && <CopyChannel id={id} />}
      </div>
      {!isListed && (
        <p className={styles.note}>
          {say('unlisted', { id })}{' '}
          {/^[1-9]\d{0,9}$/.test(id) && (
            <button
              type="button"
              onClick={() =>
                void draftStore.edit([
                  { do: 'set', file: 'channels.json', path: ['channels', id], value: {} },
                ])
              }
            >
              {say('create')}
            </button>
          )}
        </p>
      )}
      {answer && !answer.isSound && (
        <p className={styles.note} role="status">
          {say('unsound')}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isListed && (
            <section>
              <h2>{say('edit')}</h2>
              <EntryForm key={id} entryPath={{ file: 'channels.json', path: ['channels', id] }} />
            </section>
          )}
          <ChannelLastChange id={id} />
        </div>
        {card ? (
          <div className={styles.column}>
            <ChannelBrand card={card} />
            <ChannelHosts card={card} id={id} />
            <section className={styles.card}>
              <h2>{sayLink('title')}</h2>
              <AdLink channel={id} />
            </section>
            <ChannelCities card={card} onAsk={setCities} />
            <ChannelFlags card={card} />
            <ChannelShared card={card} />
          </div>
        ) : (
          !answer && <p>{say('loading')}</p>
        )}
      </div>
    </div>
  );
});
