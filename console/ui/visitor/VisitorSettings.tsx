import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { defaultChannelOf } from './known-ids.ts';
import { linkMarksOf } from './link-login.ts';
import styles from './VisitorControls.module.css';
import { VisitorControls, type VisitorControlsProps } from './VisitorControls.tsx';
import { deviceParts } from './visitor.ts';
import { visitorWords } from './visitor-words.ts';

const logins = { none: 'loginNone', ok: 'loginOk', failed: 'loginFailed' } as const;

/** The visitor and the phone; folded to one line where the phone would be far below. */
export const VisitorSettings = observer(function VisitorSettings({
  isFolded,
  ...props
}: VisitorControlsProps & { isFolded: boolean }) {
  const draftStore = useDraftStore();
  const say = useWords(visitorWords);
  if (!isFolded) return <VisitorControls {...props} />;
  const { input, shown, login } = props;
  const { system, view } = deviceParts(input.device);
  const channel = input.channel ?? say('channelHint', { channel: defaultChannelOf(draftStore) });
  const items = [
    shown && say(shown.revision),
    input.host,
    input.channel === undefined ? channel : `${say('channel')} ${channel}`,
    input.city ?? say('anyCity'),
    input.path,
    say(logins[login]),
    linkMarksOf(input).length > 0 && input.fails?.includes('mark') && say('linkFailed'),
    system === 'other' ? null : say(system),
    say(view),
    input.flags && Object.values(input.flags).join(' '),
    shown && String(shown.width),
  ];
  return (
    <details className={styles.settings}>
      <summary>
        {say(shown ? 'settings' : 'visitor')}{' '}
        <span className={styles.summary}>{items.filter(Boolean).join(' · ')}</span>
      </summary>
      <VisitorControls {...props} />
    </details>
  );
});
