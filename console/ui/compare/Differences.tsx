import { observer } from 'mobx-react-lite';
import { resultFields } from '../../../ops/edit-wording/edited-fields.ts';
import { stageName } from '../../../ops/explain/stage-words.ts';
import { stepText } from '../../../ops/plan-report/detail-text.ts';
import { replaceBrandFields, replaceIds } from '../../../ops/wording/word-ids.ts';
import type { ExplainStep } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { FieldChanges } from '../edit-lines/FieldChanges.tsx';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { PageFileLabel, PageLabel } from '../value-display/PageLabel.tsx';
import { WordedText } from '../value-display/WordedText.tsx';
import styles from './BeforeAfter.module.css';
import { compareWords } from './compare-words.ts';
import type { ShownDifferences } from './shown-differences.ts';

interface Props {
  before: readonly ExplainStep[];
  after: readonly ExplainStep[];
  stages: ReadonlySet<string>;
  /** Null: only the steps are known. */
  shown: ShownDifferences | null;
}

/** The differences for a visitor: shown contents field by field, the other stages with both revisions side by side. */
export const Differences = observer(function Differences({ before, after, stages, shown }: Props) {
  const draftStore = useDraftStore();
  const isShown = (stage: string): stage is 'brand' | 'ads' =>
    (stage === 'brand' || stage === 'ads') && (shown?.[stage].length ?? 0) > 0;
  const listedStages = new Set([...before, ...after].map(({ stage }) => stage));
  const pages = [...new Set(shown?.pages.map(({ page }) => page))];
  return (
    <div className={styles.differences}>
      {[...stages].map((stage) =>
        isShown(stage) ? (
          <ShownFields key={stage} stage={stage} fields={shown?.[stage] ?? []} />
        ) : (
          listedStages.has(stage) && <BothSides key={stage} stage={stage} before={before} after={after} />
        ),
      )}
      {pages.map((page) => (
        <div key={page} className={styles.shownDifference}>
          <h4>
            <PageFileLabel page={page} />
          </h4>
          <ul>
            {shown?.pages
              .filter((one) => one.page === page)
              .map((one) => (
                <li key={one.text(draftStore)}>{one.text(draftStore)}</li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
});

const ShownFields = observer(function ShownFields({
  stage,
  fields,
}: {
  stage: 'brand' | 'ads';
  fields: ShownDifferences['brand'];
}) {
  const { language } = useDraftStore();
  const turns = resultFields(stage, fields);
  const head = stepText(stage, fields, language);
  return (
    <div className={styles.shownDifference}>
      {/* The label of a single field says what it is. */}
      <h4 className={turns[0]?.label[language] === head ? 'unseen' : undefined}>{head}</h4>
      <FieldChanges turns={turns} />
    </div>
  );
});

const BothSides = observer(function BothSides({
  stage,
  before,
  after,
}: Pick<Props, 'before' | 'after'> & { stage: string }) {
  const { language, names } = useDraftStore();
  const say = useWords(compareWords);
  return (
    <div className={styles.difference}>
      <h4>{stageName(stage, language)}</h4>
      {[before, after].map((side) => (
        <div key={side === before ? 'before' : 'after'}>
          <span className="unseen">{say(side === before ? 'before' : 'after')}</span>
          {side
            .filter((step) => step.stage === stage)
            .map(({ value, reason, source }) => (
              <div key={`${value} ${source.line}`}>
                <p className={styles.value}>
                  <WordedText about={stage} text={value} Page={PageLabel} />
                </p>
                <p className={styles.reason}>
                  {stage === 'brand'
                    ? replaceBrandFields(reason, language)
                    : replaceIds(reason, names, language)}{' '}
                  {side === after && (
                    <a
                      href={hrefOf(['files', source.file], {
                        line: String(source.line),
                        column: String(source.column),
                      })}
                    >
                      {source.file}:{source.line}
                    </a>
                  )}
                </p>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
});
