import { observer } from 'mobx-react-lite';
import { stageName } from '../../../explain/stage-words.ts';
import type { ExplainStep } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { Worded } from '../names/Worded.tsx';
import { wordBrandFields, wordIds } from '../names/word-ids.ts';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import styles from './BeforeAfter.module.css';
import { knowWords } from './know-words.ts';

/** The stages that differ, both sides beside each other. */
export const Differences = observer(function Differences({
  before,
  after,
  stages,
}: {
  before: readonly ExplainStep[];
  after: readonly ExplainStep[];
  stages: ReadonlySet<string>;
}) {
  const { language, names } = useDesk();
  const say = useWords(knowWords);
  return (
    <div className={styles.differences}>
      {[...stages].map((stage) => (
        <div key={stage} className={styles.difference}>
          <h4>{stageName(stage, language)}</h4>
          {[before, after].map((side) => (
            <div key={side === before ? 'before' : 'after'}>
              <span className="unseen">{say(side === before ? 'before' : 'after')}</span>
              {side
                .filter((step) => step.stage === stage)
                .map(({ value, reason, source }) => (
                  <div key={`${value} ${source.line}`}>
                    <p className={styles.value}>
                      <Worded about={stage} text={value} />
                    </p>
                    <p className={styles.reason}>
                      {stage === 'brand'
                        ? wordBrandFields(reason, language)
                        : wordIds(reason, names, language)}{' '}
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
      ))}
    </div>
  );
});
