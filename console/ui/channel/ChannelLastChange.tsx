import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { LastChange } from '../last-change/LastChange.tsx';
import styles from './ChannelView.module.css';
import { channelWords } from './channel-words.ts';

/** Who changed the channel last, from git, with a link to its history. */
export const ChannelLastChange = observer(function ChannelLastChange({ id }: { id: string }) {
  const { state } = useDraftStore();
  const say = useWords(channelWords);
  return (
    <section className={styles.card}>
      <h2>{say('lastChange')}</h2>
      <p>
        {state && !state.git ? say('noGit') : <LastChange file="channels.json" path={['channels', id]} />}
      </p>
    </section>
  );
});
