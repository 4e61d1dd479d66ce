import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { outcomesText } from '../../../ops/wording/outcome-text.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { decisionTables } from '../schema-values/decision-tables.ts';
import { queryOf, type Revision } from '../visitor/visitor.ts';
import { ExplainSteps } from './ExplainSteps.tsx';
import styles from './Explanation.module.css';
import { previewWords } from './preview-words.ts';
import { useExplanation } from './use-explanation.ts';
import type { TrailEntry } from './visit-trail.ts';

/** Why the phone shows its page: the locations of the visit, and the steps of the selected one. */
export const Explanation = observer(function Explanation({
  input,
  trail,
  revision,
}: {
  input: ExplainInput;
  trail: readonly TrailEntry[];
  revision: Revision;
}) {
  const draftStore = useDraftStore();
  const say = useWords(previewWords);
  const [chosen, setChosen] = useState<{ at: number; of: number } | null>(null);
  // After the next navigation the explanation follows to the new location.
  const at = chosen?.of === trail.length ? chosen.at : Math.max(0, trail.length - 1);
  const explained = useExplanation(draftStore, input, trail, at, revision);
  const rowFromVisitor = (visitor: ExplainInput) => {
    const [first] = decisionTables();
    return hrefOf(['decisions', first?.id ?? ''], { ...queryOf(visitor, draftStore.names), new: 'visitor' });
  };
  const reported = explained?.answer[revision];
  return (
    <section className={styles.panel} aria-labelledby="see-why">
      <h2 id="see-why">{say('why')}</h2>
      {trail.length > 0 && (
        <ol className={styles.trail} aria-label={say('trail')}>
          {trail.map(({ path, number }, index) => (
            <li key={number}>
              <button
                type="button"
                className={styles.place}
                aria-pressed={index === at}
                onClick={() => setChosen({ at: index, of: trail.length })}
              >
                {path.replace(/\?.*$/s, '')}
              </button>
            </li>
          ))}
        </ol>
      )}
      {explained && explained.after.length > 0 && (
        <p className={styles.after}>
          {say('after', {
            outcome: outcomesText(explained.after, draftStore.names, draftStore.language),
          })}
        </p>
      )}
      {explained && reported && revision === 'draft' && (
        <p className={styles.act}>
          <a className="button" href={rowFromVisitor(explained.answer.input)}>
            {say('visitorsLike')}
          </a>
        </p>
      )}
      {reported ? (
        <ExplainSteps steps={reported.steps} />
      ) : (
        <p className={styles.note}>{say(explained ? 'notExplained' : 'explaining')}</p>
      )}
    </section>
  );
});
