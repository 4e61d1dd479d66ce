import { observer } from 'mobx-react-lite';
import type { LastChange } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import styles from './ChannelView.module.css';
import { channelWords } from './channel-words.ts';

/** The last change of its lines, from git. */
export const ChannelLastChange = observer(function ChannelLastChange({ last }: { last: LastChange | null }) {
  const say = useWords(channelWords);
  const { language } = useDraftStore();
  const date = last && new Date(last.date).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB');
  return (
    <section className={styles.card}>
      <h2>{say('lastChange')}</h2>
      {last ? (
        <p>
          {date} · {last.author}
          <br />
          {last.subject} <code>{last.commit.slice(0, 8)}</code>
          {last.isUncommitted && <span className="soft"> · {say('uncommitted')}</span>}
        </p>
      ) : (
        <p className="soft">{say('never')}</p>
      )}
    </section>
  );
});
