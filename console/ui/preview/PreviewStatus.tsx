import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import type { Revision } from '../visitor/visitor.ts';
import styles from './PreviewView.module.css';
import { previewWords } from './preview-words.ts';

/** The reason why the phone does not show the current draft. */
export const PreviewStatusNote = observer(function PreviewStatusNote({ revision }: { revision: Revision }) {
  const { preview, problems, state, version } = useDraftStore();
  const say = useWords(previewWords);
  if (!preview) return state ? <p className={styles.refused}>{say('unavailable')}</p> : null;
  if (revision === 'disk') return null;
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
