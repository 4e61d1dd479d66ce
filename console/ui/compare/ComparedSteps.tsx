import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { ExplainSteps } from '../preview/ExplainSteps.tsx';
import styles from './BeforeAfter.module.css';
import { compareWords } from './compare-words.ts';
import { Differences } from './Differences.tsx';
import type { Comparison } from './use-comparison.ts';

/** The differing steps of the visit, and in a disclosure all steps on the draft. */
export const ComparedSteps = observer(function ComparedSteps({ comparison }: { comparison: Comparison }) {
  const say = useWords(compareWords);
  const { disk, draft, shown, stages } = comparison;
  const before = disk.explained?.steps;
  const after = draft.explained?.steps;

  const isSame = stages?.size === 0 && shown?.pages.length === 0;
  return (
    <>
      <h3>{say('differs')}</h3>
      {before && after && stages && !isSame && (
        <Differences before={before} after={after} stages={stages} shown={shown} />
      )}
      {stages?.size === 1 && stages.has('ads') && <p className={styles.note}>{say('unseen')}</p>}
      {isSame && <p className={styles.note}>{say('same')}</p>}
      {after && (
        <details>
          <summary>{say('allSteps')}</summary>
          <ExplainSteps steps={after} {...(stages && { marked: stages })} />
        </details>
      )}
    </>
  );
});
