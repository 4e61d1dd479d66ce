import { observer } from 'mobx-react-lite';
import { useDesk } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import type { Side } from '../visitor/visitor.ts';
import styles from './PreviewView.module.css';
import { seeWords } from './preview-words.ts';

/** What keeps the phone from showing the draft as it is. */
export const PreviewState = observer(function PreviewState({ side }: { side: Side }) {
  const { preview, problems, state, version } = useDesk();
  const say = useWords(seeWords);
  if (!preview) return state ? <p className={styles.refused}>{say('unavailable')}</p> : null;
  if (side === 'disk') return null;
  if (preview.state === 'failed') {
    return <p className={styles.refused}>{say('failed', { why: preview.message ?? '' })}</p>;
  }
  if (problems?.version === version && !problems.isSound) {
    return (
      <p className={styles.refused}>
        {say('behind')} <a href={hrefOf(['save'])}>{say('seeProblems')}</a>
      </p>
    );
  }
  const isBehind = preview.state === 'building' || (preview.version ?? 0) < version;
  return (
    <p className={styles.building} role="status">
      {isBehind ? say('building') : ''}
    </p>
  );
});
