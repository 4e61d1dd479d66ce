import { observer } from 'mobx-react-lite';
import { stageName } from '../../../ops/explain/stage-words.ts';
import { factText } from '../../../ops/wording/fact-text.ts';
import { replaceBrandFields, replaceIds } from '../../../ops/wording/word-ids.ts';
import type { ExplainStep } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { WordedText } from '../value-display/WordedText.tsx';
import styles from './ExplainSteps.module.css';
import { groupByStage, sameReason } from './explain-rows.ts';
import { previewWords } from './preview-words.ts';

/** The steps of a visit as `funnel explain` reports them, each with the row that decided. */
export const ExplainSteps = observer(function ExplainSteps({
  steps,
  marked,
}: {
  steps: readonly ExplainStep[];
  /** Stages that differ in the other revision. */
  marked?: ReadonlySet<string>;
}) {
  const { language } = useDraftStore();
  return (
    <ol className={styles.steps}>
      {groupByStage(steps).map(({ key, stage, steps: together }) => {
        const values = [...new Set(together.map(({ value }) => value))];
        return (
          <li key={key} className={marked?.has(stage) ? styles.marked : styles.step}>
            <p className={styles.line}>
              <span className={styles.stage}>{stageName(stage, language)}</span>
              <span className={styles.value}>
                {values.map((value, at) => (
                  <span key={value}>
                    {at > 0 && (language === 'zh' ? '；' : '; ')}
                    <WordedText about={stage} text={value} />
                  </span>
                ))}
              </span>
            </p>
            {together.map((step) => (
              <Reason key={`${step.source.file}:${step.source.line}:${step.value}`} step={step} />
            ))}
          </li>
        );
      })}
    </ol>
  );
});

const Reason = observer(function Reason({
  step: { stage, reason, source, rejected },
}: {
  step: ExplainStep;
}) {
  const { language, names } = useDraftStore();
  const say = useWords(previewWords);
  const { file, line, column } = source;
  return (
    <div className={styles.reason}>
      <p>{stage === 'brand' ? replaceBrandFields(reason, language) : replaceIds(reason, names, language)}</p>
      <a
        className={styles.place}
        href={hrefOf(['files', file], { line: String(line), column: String(column) })}
      >
        {file}:{line}
      </a>
      {rejected.length > 0 && (
        <details className={styles.rejected}>
          <summary>{say('rejected', { count: rejected.length })}</summary>
          <ul>
            {sameReason(rejected).map(({ rows, because }) => (
              <li key={`${rows[0]} ${because}`}>
                <code>{rows.join(', ')}</code> {factText(because, names, language)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
});
